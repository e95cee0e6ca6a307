import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta: Meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: usage({
    when: 'A question with two answers before something important: forfeiting a bonus, leaving a table, raising a limit.',
    not: 'If it can be undone, do it and offer to undo it in a toast. Use a `Modal` for anything with fields.',
    access: 'An alert dialog: it is read out in full and traps the focus. Escape is the answer that changes nothing.',
    words:
      'The title is the question, the text its consequence with amounts, the buttons the answers as verbs. Never “Yes” and “No”.',
  }),
};
export default meta;
type Story = StoryObj<{ onConfirm: () => void; onCancel: () => void }>;

const Forfeit = (props: Partial<DialogProps>) => (
  <Dialog
    open
    title="Give up the bonus?"
    confirmLabel="Give it up"
    cancelLabel="Keep it"
    onConfirm={() => undefined}
    onCancel={() => undefined}
    {...props}
  >
    {props.children ?? 'Withdrawing now forfeits €35.00 of bonus money. Your own €120.00 stays yours.'}
  </Dialog>
);

export const Question: StoryObj<typeof Dialog> = {
  args: {
    open: true,
    title: 'Leave the table?',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    children: 'Your bet of €5.00 plays on, and its winnings come to your balance.',
    onConfirm: fn(),
    onCancel: fn(),
  },
};
export const Danger: Story = { render: () => <Forfeit danger /> };
export const PreferredCancel: Story = {
  render: () => (
    <Forfeit
      preferred="cancel"
      title="Cancel the withdrawal of €20.00?"
      confirmLabel="Cancel withdrawal"
      cancelLabel="Keep withdrawal"
    >
      The money goes back to your balance and can be staked again.
    </Forfeit>
  ),
};
export const Loading: Story = { render: () => <Forfeit danger loading /> };
export const LongLabel: Story = {
  render: () => (
    <Forfeit title={LONG_WORD} confirmLabel={LONG_WORD} cancelLabel={LONG_WORD}>
      {LONG_WORD}
    </Forfeit>
  ),
};
export const Answered: Story = {
  args: { onConfirm: fn(), onCancel: fn() },
  render: (args) => <Forfeit danger onConfirm={args.onConfirm} onCancel={args.onCancel} />,
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Give up the bonus?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Give it up' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
