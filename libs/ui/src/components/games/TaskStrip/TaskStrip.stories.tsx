import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, FileCheck, Gauge, History, Inbox } from 'lucide-react';
import { TaskStrip } from '../../../index.ts';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';

const meta: Meta = {
  title: 'Games/TaskStrip',
  component: TaskStrip,
  parameters: usage({
    when: 'What waits for a player on their home page, followed by the pages they often need.',
    not: 'Messages that need an answer now are `NoticeBar`s. A list of pages is a `List`.',
    access: 'A named list. Each card is one link with its title and its text.',
    words: 'The title names the thing with its amount or number, the text its state.',
  }),
};
export default meta;
type Story = StoryObj;

const always = [
  { id: 'limits', href: '#limits', icon: Gauge, title: 'Your limits', text: 'See or change them' },
  { id: 'history', href: '#history', icon: History, title: 'Your history', text: 'Deposits, withdrawals and bets' },
];
export const Waiting: StoryObj<typeof TaskStrip> = {
  args: {
    label: 'Waiting for you',
    tasks: [
      {
        id: 'documents',
        href: '#documents',
        icon: FileCheck,
        title: '2 documents needed',
        text: 'To verify your account',
        tone: 'urgent',
      },
      {
        id: 'payout',
        href: '#payout',
        icon: Banknote,
        title: 'Withdrawal of €100.00',
        text: 'Pending: we’re reviewing it',
        tone: 'waiting',
      },
      {
        id: 'inbox',
        href: '#inbox',
        icon: Inbox,
        title: '3 unread messages',
        text: 'Open your inbox',
        tone: 'waiting',
      },
      ...always,
    ],
  },
};
export const NothingWaits: Story = { render: () => <TaskStrip label="Waiting for you" tasks={always} /> };
export const Loading: Story = { render: () => <TaskStrip label="Waiting for you" tasks={undefined} /> };
export const LongLabel: Story = {
  render: () => (
    <TaskStrip label="Waiting for you" tasks={always.map((task) => ({ ...task, title: LONG_WORD, text: LONG_WORD }))} />
  ),
};
