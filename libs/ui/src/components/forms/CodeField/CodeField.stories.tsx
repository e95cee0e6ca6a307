import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, CodeField, Stack, type CodeFieldProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A one-time code of known length, from a message or an app.',
    not: 'Use a `TextField` for a bonus or promotion code, because its length is unknown.',
    access:
      'One real input covers the boxes, so paste, the phone’s suggestion and screen readers see an ordinary field.',
    words:
      'The label says where the code came from. If it fails, say whether it is wrong or expired and how to get another.',
  }),
};
export default meta;
type Story = StoryObj<{ onComplete?: (code: string) => void }>;

function Live({ start = '', ...props }: Partial<CodeFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <CodeField label="Code from the message" {...props} value={value} onChange={setValue} />;
}

export const Default: StoryObj<typeof CodeField> = {
  args: { label: 'Code from the message', hint: 'Sent to +358 40 ••• 4567', length: 6 },
  render: (args) => <Live {...args} />,
};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Live start="123" />
      <Live start="481516" />
      <Live start="481516" error="The code has expired. Ask for a new one." />
      <Live start="42" length={4} label="Code of four" />
      <Live start="12" disabled />
    </Stack>
  ),
};
export const LongLabel: Story = { render: () => <Live label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} /> };
export const Typed: Story = {
  args: { onComplete: fn() },
  render: (args) => <Live onComplete={args.onComplete} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the message' }), '481516');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
  },
};
