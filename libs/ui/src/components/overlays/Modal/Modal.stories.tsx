import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button, Stack, Text } from '../../../index.ts';
import { Modal, type ModalProps } from './Modal.tsx';

const meta: Meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: usage({
    when: 'A separate task that must not leave the page: a form of a few fields, terms to read. A dialog on a desktop, a bottom sheet on a phone.',
    not: 'A plain question is a `Dialog`. Filters and secondary tasks are a `Sheet`. Never open a modal from a modal, or one that the player did not ask for.',
    access:
      'Traps the focus and returns it, closes with Escape, locks the page behind. A long body is a tab stop, so that arrow keys scroll it.',
    words: 'The title is the task (“Withdraw €20.00”); its button uses the same verb.',
  }),
};
export default meta;
type Story = StoryObj;

function Example({ long = false, ...rest }: Partial<ModalProps> & { long?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Modal
        title="Withdraw €20.00"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button onClick={() => setOpen(false)}>Withdraw</Button>
          </>
        }
        {...rest}
        open={open}
        onClose={() => setOpen(false)}
      >
        <Stack>
          <Text>The money leaves your balance at once and is with your bank in one to three days.</Text>
          {long &&
            Array.from({ length: 20 }, (_, index) => (
              <Text key={index} tone="muted">
                Clause {index + 1}. A bonus that is still being wagered is forfeited by a withdrawal.
              </Text>
            ))}
        </Stack>
      </Modal>
    </>
  );
}

const openIt: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: StoryObj<typeof Modal> = {
  args: { title: 'Withdraw €20.00', size: 'md', dismissable: true },
  render: (args) => <Example {...args} />,
  play: openIt,
};
/** Its text fades out below, and above once it is scrolled; at its end nothing is faded. */
export const Long: Story = {
  render: () => <Example long size="lg" />,
  play: async (context) => {
    await openIt(context);
    const body = screen.getByText(/^Clause 1\./).closest('[tabindex="0"]');
    const isFaded = () => getComputedStyle(body ?? document.body).maskImage !== 'none';
    await expect(body).toHaveAttribute('data-below');
    await expect(body).not.toHaveAttribute('data-above');
    // Forced colours hide no part of a text.
    await expect(isFaded()).toBe(!matchMedia('(forced-colors: active)').matches);
    body?.scrollTo(0, body.scrollHeight);
    await waitFor(() => expect(body).not.toHaveAttribute('data-below'));
    await expect(body).toHaveAttribute('data-above');
    body?.scrollTo(0, 0);
    await waitFor(() => expect(body).toHaveAttribute('data-below'));
  },
};
export const Small: Story = { render: () => <Example size="sm" />, play: openIt };
export const SecondStep: Story = { render: () => <Example onBack={() => undefined} />, play: openIt };
export const NeedsAnAnswer: Story = { render: () => <Example dismissable={false} />, play: openIt };
export const LongLabel: Story = {
  render: () => (
    <Example
      title={LONG_WORD}
      footer={
        <>
          <Button variant="secondary">{LONG_WORD}</Button>
          <Button>{LONG_WORD}</Button>
        </>
      }
      onBack={() => undefined}
    />
  ),
  play: openIt,
};
export const ClosedByKeyboard: Story = {
  render: () => <Example />,
  play: async (context) => {
    await openIt(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus());
  },
};
