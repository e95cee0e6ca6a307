import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Badge, EmptyState, Stack, Table, Text, type TableColumn, UiProvider } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Table',
  component: Table,
  parameters: usage({
    when: 'Rows of data to compare: transactions, bets, sessions. On a phone each row becomes a card.',
    not: 'Names and values are a `DescriptionList`; things to open are a `List`. Never use it for layout.',
    access:
      'A native, named table at every width: column headings are read with their cells, even if they are not visible.',
    words: 'Column headings of one word. Amounts at the end, with sign and currency. A state is a `Badge`.',
  }),
};
export default meta;
type Story = StoryObj;

const money = (hundredths: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' }).format(
    hundredths / 100,
  );
interface Movement {
  id: string;
  what: string;
  when: string;
  amount: number;
  state: 'Paid' | 'Settled' | 'Pending';
}
const rows: Movement[] = [
  { id: '1', what: 'Deposit', when: '20 Nov, 21:14', amount: 5000, state: 'Paid' },
  { id: '2', what: 'Polar Bloom', when: '20 Nov, 21:20', amount: -120, state: 'Settled' },
  { id: '3', what: 'Withdrawal', when: '21 Nov, 08:02', amount: -2000, state: 'Pending' },
];
const columns: TableColumn<Movement>[] = [
  { id: 'what', label: 'What', render: (row) => row.what },
  { id: 'when', label: 'When', render: (row) => row.when },
  {
    id: 'state',
    label: 'State',
    render: (row) => <Badge tone={row.state === 'Pending' ? 'warning' : 'positive'}>{row.state}</Badge>,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    render: (row) => (
      <Text as="span" numeric tone={row.amount > 0 ? 'positive' : 'default'}>
        {money(row.amount)}
      </Text>
    ),
  },
];

export const Default: StoryObj<typeof Table<Movement>> = {
  args: { label: 'History', columns, rows, rowKey: (row) => row.id },
};
/** Bands instead of hairlines: a brand’s `table: 'striped'`. */
export const Striped: Story = {
  render: () => (
    <UiProvider layout={{ table: 'striped' }}>
      <Table label="History" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </UiProvider>
  ),
};
export const Loading: Story = {
  render: () => <Table label="History" columns={columns} rows={[]} rowKey={(row) => row.id} loadingRows={4} />,
};
export const Empty: Story = {
  render: () => (
    <Stack>
      <EmptyState title="Nothing has moved yet">Deposits, bets and withdrawals will appear here.</EmptyState>
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Table
      label="History"
      columns={columns.map((column) => ({ ...column, label: LONG_WORD }))}
      rows={rows.map((row) => ({ ...row, what: LONG_WORD }))}
      rowKey={(row) => row.id}
    />
  ),
};
