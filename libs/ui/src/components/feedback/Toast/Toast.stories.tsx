import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button, Link, ToastRegion, type ToastItem, type ToastTone } from '../../../index.ts';

const STAYS = 600_000;

const meta: Meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: usage({
    when: 'The result of the player’s action, or news that needs no answer: a deposit has arrived, a game was saved.',
    not: 'Anything that must be read or answered (`Alert`, `Dialog`). Form errors belong to the form.',
    access:
      'Success and news are announced politely, errors immediately. The timer pauses while the toast is hovered, touched or focused. Errors stay until dismissed.',
    words: 'One sentence in the past tense, with the amount or the name. No “successfully”.',
  }),
};
export default meta;
type Story = StoryObj;

const all: readonly ToastItem[] = [
  { id: 'success', tone: 'success', value: 'Your deposit of €50.00 has arrived.', timer: STAYS },
  {
    id: 'error',
    tone: 'error',
    title: 'Card refused',
    value: 'Your bank declined the payment. Try another card, or ask your bank.',
    action: (
      <Link href="#other" tone="inherit">
        Pay another way
      </Link>
    ),
  },
  { id: 'warning', tone: 'warning', value: 'You have played for an hour.', timer: STAYS },
  { id: 'info', tone: 'info', value: 'Polar Bloom is back from maintenance.', timer: STAYS },
];

function Live() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const dismiss = useCallback((id: string) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const send = (tone: ToastTone) =>
    setToasts((now) => [...now, { id: `${tone}${now.length}`, tone, value: 'Kept among your favourites.' }]);
  return (
    <>
      <Button onClick={() => send('success')}>Keep this game</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

export const Tones: StoryObj<typeof ToastRegion> = { args: { onDismiss: fn(), toasts: all } };
export const LongLabel: Story = {
  render: () => (
    <ToastRegion
      onDismiss={() => undefined}
      toasts={[
        {
          id: 'long',
          tone: 'error',
          title: LONG_WORD,
          value: LONG_WORD,
          action: <Link href="#long">{LONG_WORD}</Link>,
        },
      ]}
    />
  ),
};
export const Dismissed: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this game' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Kept among your favourites.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
