import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { usage } from '../../../fixtures/usage.ts';
import { BalancePill, Button, Inline } from '../../../index.ts';

const meta: Meta = {
  title: 'Frame/BalancePill',
  component: BalancePill,
  parameters: usage({
    when: 'The player’s money in the header, with the deposit button next to it.',
    not: 'Amounts within a page are text with `numeric`. The withdrawable amount is a `DescriptionList` in the wallet.',
    access: 'The label says what the amount is. An unknown balance is never shown as zero.',
    words: 'The label is one word, the deposit button one verb.',
  }),
};
export default meta;
type Story = StoryObj;

const format = (hundredths: number) =>
  new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);

function Moving() {
  const [value, setValue] = useState(128450);
  return (
    <Inline>
      <BalancePill value={value} format={format} label="Balance" href="#w" deposit={{ label: 'Deposit', href: '#d' }} />
      <Button size="sm" variant="secondary" onClick={() => setValue(value + 2500)}>
        Win €25
      </Button>
    </Inline>
  );
}

export const Known: StoryObj<typeof BalancePill> = {
  args: {
    value: 128450,
    format,
    label: 'Balance',
    href: '#w',
    deposit: { label: 'Deposit', href: '#d' },
  },
};
export const Moves: Story = { render: () => <Moving /> };
export const Unknown: Story = {
  render: () => (
    <BalancePill
      value={undefined}
      format={format}
      label="Balance"
      deposit={{ label: 'Deposit', onClick: () => undefined }}
    />
  ),
};
export const WithoutDeposit: Story = {
  render: () => <BalancePill value={0} format={format} label="Balance" href="#w" />,
};
export const Large: Story = {
  render: () => (
    <BalancePill
      value={123_456_789_012}
      format={format}
      label="Balance"
      href="#w"
      deposit={{ label: 'Deposit', href: '#d' }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
export const Finnish: Story = {
  render: () => (
    <BalancePill value={4_250} format={format} label="Saldo" href="#w" deposit={{ label: 'Talleta', href: '#d' }} />
  ),
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  render: () => (
    <BalancePill
      value={4_250}
      format={format}
      label="Gesamtguthaben"
      href="#w"
      deposit={{ label: 'Einzahlungsgrenzenänderung', href: '#d' }}
    />
  ),
  globals: { viewport: { value: 'tablet' } },
};
