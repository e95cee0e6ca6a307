import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { AnimatedAmount, Button, Inline, Stack, Text } from '../../../index.ts';

const euro = (hundredths: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);

const meta: Meta = {
  title: 'Frame/AnimatedAmount',
  component: AnimatedAmount,
  parameters: usage({
    when: 'An amount that may change while it is visible: a balance, a jackpot, a cash-out offer.',
    not: 'Amounts in lists and histories do not move. Losses never count down for show: motion only says that the figure is new.',
    access:
      'Screen readers and players with reduced motion get the new value immediately. Digits have equal width, so nothing next to them moves.',
    words: 'Always the full amount: grouped, with its currency, in the player’s locale.',
  }),
};
export default meta;
type Story = StoryObj;

function Live() {
  const [value, setValue] = useState(128450);
  return (
    <Stack>
      <Text size="xl" weight="bold">
        <AnimatedAmount value={value} format={euro} />
      </Text>
      <Inline>
        <Button size="sm" onClick={() => setValue(value + 2500)}>
          Win €25
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setValue(value - 1000)}>
          Stake €10
        </Button>
      </Inline>
    </Stack>
  );
}

export const Default: StoryObj<typeof AnimatedAmount> = {
  args: { value: 128450, format: euro },
  render: (args) => (
    <Text size="xl" weight="bold">
      <AnimatedAmount {...args} />
    </Text>
  ),
};
export const Locales: Story = {
  render: () => (
    <Stack gap="xs">
      {(
        [
          ['fi-FI', 'EUR'],
          ['en-IN', 'INR'],
          ['fr-CA', 'CAD'],
        ] as const
      ).map(([locale, currency]) => (
        <Text key={locale}>
          <AnimatedAmount
            value={12345600}
            format={(value) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value / 100)}
          />
        </Text>
      ))}
    </Stack>
  ),
};
export const Won: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Win €25' }));
    await waitFor(() => expect(canvas.getByText('€1,309.50')).toBeVisible());
  },
};
/** The minus and the currency stay before the digits on a page that is written from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Text>
      <AnimatedAmount value={-123450} format={euro} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('-€1,234.50').firstChild;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect([leftOf(0), leftOf(1), leftOf(2)]).toEqual(
      [leftOf(0), leftOf(1), leftOf(2)].toSorted((a, b) => a - b),
    );
  },
};
