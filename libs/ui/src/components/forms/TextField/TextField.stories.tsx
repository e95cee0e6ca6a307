import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Icon, Link, Stack, TextField } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', placeholder: 'name@example.com' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'One line of free text: an email address, a name, a bonus code.',
    not: 'Amounts need `MoneyField`, one-time codes `CodeField`, phone numbers `PhoneField`. Choices among known things are a `Select` or a `Combobox`.',
    access:
      'Label, hint and error are connected to the input. Set the right `type`, `autoComplete` and `inputMode`, so that browsers can autofill it. A placeholder never replaces a label.',
    words: 'Labels are nouns without a colon. An error says what is wrong and what to do.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="Email" hint="We send a code to it." type="email" autoComplete="email" />
      <TextField
        label="Email"
        type="email"
        defaultValue="aino@example"
        error="Enter an email address such as name@example.com"
      />
      <TextField label="Nickname" optional defaultValue="Aurora" />
      <TextField label="Bonus code" disabled defaultValue="NORTH50" />
      <TextField label="Account holder" readOnly defaultValue="Aino Virtanen" />
    </Stack>
  ),
};
export const WithAffixes: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="Email" start={<Icon icon={Mail} size="sm" />} />
      <TextField label="Stake" end="EUR" numeric inputMode="decimal" defaultValue="2.50" />
      <TextField label="Password" type="password" labelEnd={<Link href="#forgot">Forgot it?</Link>} />
      <TextField label="Amount" large numeric prefix="€" defaultValue="50" />
    </Stack>
  ),
};
export const HiddenLabel: Story = {
  args: { label: 'Search games', hideLabel: true, type: 'search', placeholder: 'Search games' },
};
export const LongLabel: Story = { args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD, optional: true } };
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'aino@example.com');
    await expect(email).toHaveValue('aino@example.com');
  },
};
