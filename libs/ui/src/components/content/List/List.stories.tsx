import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Mail, ShieldCheck, Wallet } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, Box, Card, List } from '../../../index.ts';

const meta: Meta<typeof List> = {
  title: 'Content/List',
  component: List,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Card>
          <Story />
        </Card>
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Things to open or look through: settings, messages, sessions.',
    not: 'Use a `Table` to compare rows and a `DescriptionList` for names and values.',
    access: 'A native list. With `href` or `onClick` the whole row is one target of at least 44 px.',
    words: 'The title names the item; the hint says what has changed.',
  }),
};
export default meta;
type Story = StoryObj<typeof List>;

export const Hub: Story = {
  args: {
    label: 'Account',
    items: [
      { id: '1', title: 'Banking', hint: 'Deposit, withdraw, history', icon: Wallet, href: '#w' },
      {
        id: '2',
        title: 'Messages',
        icon: Mail,
        end: (
          <Badge tone="negative" solid>
            2
          </Badge>
        ),
        href: '#m',
      },
      { id: '3', title: 'Limits', hint: 'Deposits, losses, time', icon: ShieldCheck, href: '#l' },
      { id: '4', title: 'Log out', icon: LogOut, onClick: fn() },
    ],
  },
};
/** Rows of several lines: the icon and the mark are beside the title. */
export const Messages: Story = {
  args: {
    label: 'Messages',
    texts: true,
    items: [
      {
        id: '1',
        title: 'Welcome',
        hint: 'Your account is open. Set a deposit limit before you start, and stop when it’s no longer fun.',
        icon: Mail,
        mark: <Badge tone="accent">New</Badge>,
      },
      {
        id: '2',
        title: 'Bonus added',
        hint: '€10.00 of bonus money is in your wallet. Your rewards show the terms and your progress.',
        icon: Wallet,
      },
    ],
  },
  play: async ({ canvas }) => {
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
    await expect(right(canvas.getByText('New'))).toBe(right(canvas.getByRole('list')));
  },
};
export const TextOnly: Story = {
  args: {
    items: [
      { id: '1', title: 'Member since 2024' },
      { id: '2', title: 'Last login', hint: 'Today, 08:02, Helsinki' },
    ],
  },
};
export const Finnish: Story = {
  args: {
    label: 'Tili',
    items: [
      { id: '1', title: 'Talletukset ja kotiutukset', hint: 'Myös tapahtumahistoria', icon: Wallet, href: '#w' },
      { id: '2', title: 'Pelaamisen rajat', icon: ShieldCheck, href: '#l' },
    ],
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Einzahlungsgrenzenänderungsbestätigungsverfahren',
        hint: 'Zahlungsverkehrsabwicklungsgesellschaft und Aufsichtsbehörde',
        icon: ShieldCheck,
        href: '#a',
        end: <Badge tone="warning">Ausstehend</Badge>,
      },
    ],
  },
  globals: { viewport: { value: 'least' } },
};
