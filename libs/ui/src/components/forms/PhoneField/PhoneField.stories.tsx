import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, PhoneField, Stack, type PhoneFieldProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A phone number that we will call or text. The list contains the prefixes that the brand’s market allows.',
    not: 'A number that is only shown. For a country alone use a `Combobox`.',
    access: 'Prefix and number are two named controls in one frame. Phones can autofill both.',
    words: 'Say what the number is for (“We’ll send a code by text message”). The list shows country and prefix.',
  }),
};
export default meta;
type Story = StoryObj;

const prefixes = [
  { value: 'FI', prefix: '+358', label: 'Finland', mark: 'FI' },
  { value: 'CA', prefix: '+1', label: 'Canada', mark: 'CA' },
  { value: 'DE', prefix: '+49', label: 'Germany', mark: 'DE' },
];

function Live(props: Partial<PhoneFieldProps>) {
  const [prefix, setPrefix] = useState('FI');
  return (
    <PhoneField label="Mobile number" {...props} prefixes={prefixes} prefixValue={prefix} onPrefixChange={setPrefix} />
  );
}

export const Default: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile number', hint: 'We send a code by text message.' },
  render: (args) => <Live {...args} />,
};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Live defaultValue="40 123 4567" />
      <Live defaultValue="40 1" error="This number is too short" />
      <Live defaultValue="40 123 4567" disabled />
      <Live optional />
    </Stack>
  ),
};
export const LongLabel: Story = { render: () => <Live label={LONG_WORD} error={LONG_WORD} /> };
export const PrefixChosen: Story = {
  render: () => <Live />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The first interaction replaces the native select with the searchable list.
    await fireEvent.pointerMove(document.body);
    await waitFor(() => expect(canvasElement.querySelector('input[role="combobox"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country code' }));
    await userEvent.keyboard('cana');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/Canada/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveValue('+1'));
  },
};
