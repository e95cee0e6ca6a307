import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, DateField, Stack, Text, UiProvider, type DateFieldProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/DateField',
  component: DateField,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A date that the player knows by heart: a birthday, a document’s date of issue.',
    not: 'For a date chosen from a calendar or a span of days in a history, offer periods to choose from.',
    access: 'A named group of three named fields in the locale’s order. Browsers can autofill a birthday.',
    words: 'The label is the event (“Date of birth”). An error states the rule (“You must be 18 or older”).',
  }),
};
export default meta;
type Story = StoryObj;

const parts = {
  day: { label: 'Day', placeholder: 'DD' },
  month: { label: 'Month', placeholder: 'MM' },
  year: { label: 'Year', placeholder: 'YYYY' },
};

function Live({ start = '', ...props }: Partial<DateFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Stack gap="xs">
      <DateField label="Date of birth" birthday {...props} parts={parts} value={value} onChange={setValue} />
      <Text size="sm" tone="muted">
        {value || '–'}
      </Text>
    </Stack>
  );
}

export const Default: StoryObj<typeof DateField> = {
  args: { label: 'Date of birth', hint: 'As in your passport', birthday: true },
  render: (args) => <Live {...args} />,
};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Live start="1990-02-28" hint="As in your passport" />
      <Live start="2015-05-04" error="You must be 18 or older" />
      <Live start="1990-02-28" disabled />
    </Stack>
  ),
};
export const Orders: Story = {
  render: () => (
    <Stack gap="lg">
      {['fi-FI', 'en-US', 'fr-CA'].map((locale) => (
        <UiProvider key={locale} locale={locale}>
          <Live label={locale} start="1990-02-28" />
        </UiProvider>
      ))}
    </Stack>
  ),
};
export const LongLabel: Story = { render: () => <Live label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} /> };
export const Typed: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '4');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1990');
    await expect(canvas.getByText('1990-05-04')).toBeVisible();
  },
};
