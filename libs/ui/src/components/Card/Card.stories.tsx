import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import {
  Accordion, Avatar, Badge, Card, DescriptionList, Grid, Heading, Inline, List, NavTabs, ProgressBar, SideNav, Stack, Table, Text, Timeline, type TableColumn,
} from '../../index.ts';

const meta: Meta = { title: 'Account/Pieces' };
export default meta;
type Story = StoryObj;

const money = (hundredths: number) => new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' }).format(hundredths / 100);
const rows = [{ id: '1', what: 'Deposit', when: '20 Nov, 21:14', amount: 5000, state: 'Paid' }, { id: '2', what: 'Polar Bloom', when: '20 Nov, 21:20', amount: -120, state: 'Settled' }, { id: '3', what: 'Withdrawal', when: '21 Nov, 08:02', amount: -2000, state: 'Pending' }];
const columns: TableColumn<(typeof rows)[number]>[] = [
  { id: 'what', label: 'What', render: (row) => row.what }, { id: 'when', label: 'When', render: (row) => row.when },
  { id: 'state', label: 'State', render: (row) => <Badge tone={row.state === 'Pending' ? 'warning' : 'positive'}>{row.state}</Badge> }, { id: 'amount', label: 'Amount', align: 'end', render: (row) => <Text as="span" numeric tone={row.amount > 0 ? 'positive' : 'default'}>{money(row.amount)}</Text> },
];

export const Overview: Story = {
  render: () => (
    <Grid columns={{ base: 1, lg: 'sideAndMain' }} gap="lg">
      <SideNav groups={[{ title: 'Account', items: [{ href: '#o', label: 'Overview', icon: UserRound, current: true }, { href: '#w', label: 'Wallet', icon: Wallet }, { href: '#m', label: 'Messages', icon: Mail, end: <Badge tone="negative" solid>2</Badge> }, { href: '#l', label: 'Limits', icon: ShieldCheck }] }]} />
      <Stack gap="lg">
        <NavTabs label="Wallet" items={[{ href: '#d', label: 'Deposit', current: true }, { href: '#w2', label: 'Withdraw' }, { href: '#h', label: 'History' }]} />
        <Grid columns={{ base: 1, md: 2 }}>
          <Card><Stack><Inline justify="between" flexWrap="nowrap"><Inline flexWrap="nowrap"><Avatar name="Aino Virtanen" size="lg" /><Stack gap="xxs"><Heading level={3} size="h4">Aino Virtanen</Heading><Badge tone="positive">Verified</Badge></Stack></Inline></Inline><ProgressBar label="Weekly deposit limit" value={40} max={100} valueText="€40.00 of €100.00" /></Stack></Card>
          <Card tone="accent"><Timeline label="Withdrawal" steps={[{ id: '1', title: 'You asked for €20.00', hint: 'Today, 08:02', state: 'done' }, { id: '2', title: 'We check it', hint: 'Our payments team, until tomorrow noon', state: 'current' }, { id: '3', title: 'Your bank books it', hint: 'One to three days', state: 'ahead' }]} /></Card>
        </Grid>
        <Table label="History" columns={columns} rows={rows} rowKey={(row) => row.id} />
        <Card><DescriptionList items={[{ term: 'Deposit', value: '€50.00' }, { term: 'Fee', value: '€0.00' }, { term: 'You pay', value: '€50.00', total: true }]} /></Card>
        <Card><List items={[{ id: '1', title: 'Set a limit', hint: 'Deposits, losses, time', icon: ShieldCheck, href: '#l' }, { id: '2', title: 'Messages', icon: Mail, end: '2', href: '#m' }]} /></Card>
        <Accordion items={[{ id: '1', title: 'What if I withdraw now?', content: 'The bonus goes, your own money stays yours.', open: true }, { id: '2', title: 'How long does it take?', content: 'One to three days.' }]} />
      </Stack>
    </Grid>
  ),
};
export const LoadingHistory: Story = { render: () => <Table label="History" columns={columns} rows={[]} rowKey={(row) => row.id} loadingRows={4} /> };
