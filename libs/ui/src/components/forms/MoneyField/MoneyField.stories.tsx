import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, MoneyField, Stack, UiProvider, type MoneyFieldProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'An amount of money that the player types: deposits, withdrawals, limits, stakes.',
    not: 'Amounts for reading are text with `numeric`. Choose from a range with a `Slider`.',
    access:
      'A decimal keyboard on phones. The quick amounts are buttons in a named group and show which one is chosen.',
    words: 'The hint gives the minimum and maximum. An error names the limit and who set it.',
  }),
};
export default meta;
type Story = StoryObj;

function Live({ start = '50', ...props }: Partial<MoneyFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <MoneyField label="Amount" currency="EUR" {...props} value={value} onChange={setValue} />;
}

export const Default: StoryObj<typeof MoneyField> = {
  args: {
    label: 'Amount',
    currency: 'EUR',
    hint: 'From €10 to €5,000',
    quickAmounts: [2000, 5000, 10000, 25000],
  },
  render: (args) => <Live {...args} />,
};
/** Four amounts stand in one row or in two of two, however narrow the field and however long the amounts. */
export const QuickAmountsInRows: Story = {
  render: () => (
    <Stack gap="lg">
      {(['20rem', '16rem', '27rem'] as const).map((width) => (
        <div key={width} ref={(box) => box?.style.setProperty('width', `min(${width}, 100%)`)}>
          <Live quickAmounts={[2000, 5000, 10_000, 20_000]} />
          <Live currency="CLP" quickAmounts={[20_000_00, 50_000_00, 100_000_00, 200_000_00]} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const group of await canvas.findAllByRole('group')) {
      const rows = new Map<number, number>();
      for (const button of group.querySelectorAll('button')) {
        const top = Math.round(button.getBoundingClientRect().top);
        rows.set(top, (rows.get(top) ?? 0) + 1);
      }
      await expect([[4], [2, 2]]).toContainEqual([...rows.values()]);
    }
  },
};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Live start="" />
      <Live
        start="80"
        error="The most you can deposit today is €60: the rest of your daily limit"
        quickAmounts={[2000, 6000]}
      />
      <Live disabled quickAmounts={[2000, 5000]} />
    </Stack>
  ),
};
export const Currencies: Story = {
  render: () => (
    <Stack gap="lg">
      {(
        [
          ['fi-FI', 'EUR'],
          ['en-IN', 'INR'],
          ['fr-CA', 'CAD'],
          ['sv-SE', 'SEK'],
        ] as const
      ).map(([locale, currency]) => (
        <UiProvider key={locale} locale={locale}>
          <Live label={currency} currency={currency} quickAmounts={[5000, 123450]} />
        </UiProvider>
      ))}
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Live label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} quickAmounts={[2000, 5000, 10000, 25000, 123456700]} />
  ),
};
export const QuickAmount: Story = {
  render: () => <Live quickAmounts={[2000, 5000, 10000]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /100/ }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
  },
};
