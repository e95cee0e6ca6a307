import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Badge, Box, Icon, RadioCards, RadioGroup, Stack, type RadioGroupProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { RadioCards: RadioCards as never },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'One of two to six options, if seeing them all helps to choose. `RadioCards` if each has a price, a logo or a consequence.',
    not: 'Use a `Select` for more than six, and a `Checkbox` or `Switch` for yes or no.',
    access: 'A named group. Arrow keys move the choice, Tab leaves it. The hint of a disabled option says why.',
    words: 'Labels of the same form. Put the difference (time, price) into each hint.',
  }),
};
export default meta;
type Story = StoryObj;

const options = [
  { value: 'day', label: 'A day' },
  { value: 'week', label: 'A week', hint: 'Ends on Monday at 08:00' },
  { value: 'never', label: 'For good', disabled: true, hint: 'Ask support' },
];
const methods = [
  { value: 'card', label: 'Card', hint: 'At once, free', end: <Icon icon={CreditCard} /> },
  { value: 'bank', label: 'Bank transfer', hint: 'One to three days', end: <Icon icon={Banknote} /> },
  { value: 'wallet', label: 'Wallet', hint: 'Not in your country', disabled: true, end: <Badge>New</Badge> },
];

function Live({ start = 'day', ...props }: Partial<RadioGroupProps> & { start?: string | undefined }) {
  const [value, setValue] = useState<string | undefined>(start);
  return <RadioGroup label="Take a break for" options={options} {...props} value={value} onChange={setValue} />;
}

export const Default: StoryObj<typeof RadioGroup> = {
  args: { label: 'Take a break for', options },
  render: (args) => <Live {...args} />,
};
export const Cards: Story = { render: () => <Live label="Pay with" look="cards" options={methods} start="card" /> };
export const TwoColumns: Story = {
  render: () => <Live label="Pay with" look="cards" columns={2} options={methods} start="bank" />,
};
/** A phone shows the chosen card alone; from tablets on, all of them. */
export const Folded: Story = {
  render: () => <Live label="Pay with" look="cards" columns={2} folded options={methods} start="bank" />,
};
/** Short answers in as many columns as fit. */
export const ShortAnswers: Story = {
  render: () => (
    <Live
      label="How long?"
      look="cards"
      columns="fit"
      options={['24 hours', '3 days', '7 days', '14 days', '30 days', 'With no end date'].map((label) => ({
        value: label,
        label,
      }))}
      start="7 days"
    />
  ),
};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Live start="" error="Choose how long" hint="You cannot end a break early." />
      <Live label="Pay with" look="cards" options={methods} start="" error="Choose how to pay" />
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Stack gap="lg">
      <Live label={LONG_WORD} start="a" options={[{ value: 'a', label: LONG_WORD, hint: LONG_WORD }]} />
      <Live
        label={LONG_WORD}
        look="cards"
        start="a"
        options={[{ value: 'a', label: LONG_WORD, hint: LONG_WORD, end: <Icon icon={CreditCard} /> }]}
      />
    </Stack>
  ),
};
export const ByKeyboard: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A day' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A week' })).toBeChecked();
  },
};
