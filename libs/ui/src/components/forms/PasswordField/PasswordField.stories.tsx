import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Link, PasswordField, Stack } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Wherever a password is typed, with `meterValue` and `rules` for a new one.',
    not: 'One-time codes need `CodeField`. Never ask for a password twice: the player can show it.',
    access:
      'The button to show the password has a name. Changes in strength are announced, and each rule has an icon as well as a colour.',
    words: 'Rules are short and countable (“8 characters”), never a riddle.',
  }),
};
export default meta;
type Story = StoryObj;

function Chosen({ start = 'Sininen7', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      label="Choose a password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      meterValue={value}
      error={error}
      rules={[
        { label: '8 characters', met: value.length >= 8 },
        { label: 'a digit', met: /\d/.test(value) },
        { label: 'a capital', met: /[A-Z]/.test(value) },
      ]}
    />
  );
}

export const Default: Story = { args: { labelEnd: <Link href="#forgot">Forgot it?</Link> } };
export const Strengths: Story = {
  render: () => (
    <Stack gap="xl">
      {['', 'abc', 'Sininen7', 'kolme-Sinistä-kuuta-9'].map((start) => (
        <Chosen key={start} start={start} />
      ))}
    </Stack>
  ),
};
export const Failed: Story = {
  render: () => <Chosen start="aurora" error="Choose a longer password: at least 8 characters" />,
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sininen7' } };
export const LongLabel: Story = { args: { label: LONG_WORD, error: LONG_WORD } };
export const Revealed: Story = {
  render: () => <Chosen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Choose a password')).toHaveAttribute('type', 'text');
  },
};
