import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button } from '../../../index.ts';
import { Menu, type MenuEntry } from './Menu.tsx';

const meta: Meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: usage({
    when: 'A few actions behind a button, if showing them all would crowd the page.',
    not: 'Choosing a value is a `Select`. Going to pages is navigation and stays links. Never hide a page’s main action in a menu.',
    access: 'Arrow keys, type-ahead, Escape; the focus returns to the button. Give the list a name of its own.',
    words: 'Verbs, in order of use. Destructive actions come last and are marked by `danger`.',
  }),
};
export default meta;
type Story = StoryObj<{ onAction: (id: string) => void }>;

const items: readonly MenuEntry[] = [
  { id: 'account', label: 'My account', icon: UserRound },
  { id: 'history', label: 'History', icon: History, hint: 'Bets, deposits, withdrawals' },
  { id: 'limits', label: 'Limits', icon: ShieldCheck, disabled: true },
  { id: 'out', label: 'Log out', icon: LogOut, danger: true },
];
const Account = ({
  entries = items,
  onAction = () => undefined,
  label = 'Account',
}: {
  entries?: readonly MenuEntry[];
  onAction?: (id: string) => void;
  label?: string;
}) => (
  <Menu
    label={label}
    trigger={(<Button variant="secondary">{label}</Button>) as never}
    items={entries}
    onAction={onAction}
    placement="bottom start"
  />
);

const openIt: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  const [entry] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(entry).toBeVisible());
};

export const Closed: StoryObj<typeof Menu> = {
  args: {
    label: 'Account',
    items,
    placement: 'bottom start',
    trigger: (<Button variant="secondary">Account</Button>) as never,
    onAction: fn(),
  },
};
export const Open: Story = { render: () => <Account />, play: openIt };
export const LongLabel: Story = {
  render: () => (
    <Account
      label="More"
      entries={[
        { id: 'a', label: LONG_WORD, hint: LONG_WORD, icon: UserRound },
        { id: 'b', label: LONG_WORD, danger: true },
      ]}
    />
  ),
  play: openIt,
};
export const ByKeyboard: Story = {
  args: { onAction: fn() },
  render: (args) => <Account onAction={args.onAction} />,
  play: async (context) => {
    await openIt(context);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(context.args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
