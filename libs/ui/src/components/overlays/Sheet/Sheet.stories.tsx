import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button, Checkbox, Stack } from '../../../index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta: Meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: usage({
    when: 'Something next to the page: lobby filters, the menu on a phone, the cashier next to a game. `bottom` for short lists near the thumb.',
    not: 'A task that ends with an answer is a `Modal`; a few actions are a `Menu`.',
    access:
      'Traps the focus and returns it. Escape, the close button and a press outside close it. Start and end follow the writing direction.',
    words: 'The title names the content (“Filter”). A button at the bottom says what will be shown (“Show 124 games”).',
  }),
};
export default meta;
type Story = StoryObj;

const studios = [
  'Tallow & Finch',
  'Nine Lanterns',
  'Brass Otter',
  'Quiet Comet',
  'Kelp',
  'Hedgerow',
  'Ironmoss',
  'Lumen Yard',
];
const Filter = (props: Partial<SheetProps>) => (
  <Sheet open onClose={() => undefined} title="Filter" footer={<Button fullWidth>Show 124 games</Button>} {...props}>
    {props.children ?? (
      <Stack gap="none">
        {studios.map((name, index) => (
          <Checkbox key={name} label={name} defaultChecked={index === 1} />
        ))}
      </Stack>
    )}
  </Sheet>
);

function Live() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Filter open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const FromTheEnd: StoryObj<typeof Sheet> = {
  args: { open: true, title: 'Filter', side: 'end' },
  render: (args) => <Filter {...args} />,
};
export const FromTheStart: Story = { render: () => <Filter side="start" /> };
export const FromTheBottom: Story = { render: () => <Filter side="bottom" /> };
export const LongLabel: Story = {
  render: () => (
    <Filter title={LONG_WORD} footer={<Button fullWidth>{LONG_WORD}</Button>}>
      <Checkbox label={LONG_WORD} />
    </Filter>
  ),
};
export const OpenedAndClosed: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Filter' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
