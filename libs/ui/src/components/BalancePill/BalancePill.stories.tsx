import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BalancePill, Button, Inline } from '../../index.ts';

const meta: Meta = { title: 'Navigation/BalancePill' };
export default meta;
type Story = StoryObj;

const format = (hundredths: number) => new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);

function Moving() {
  const [value, setValue] = useState(128450);
  return <Inline><BalancePill value={value} format={format} label="Balance" href="#w" deposit={{ label: 'Deposit', href: '#d' }} /><Button size="sm" variant="secondary" onClick={() => setValue(value + 2500)}>Win €25</Button></Inline>;
}

export const Known: Story = { render: () => <Moving /> };
export const NotKnownYet: Story = { render: () => <BalancePill value={undefined} format={format} label="Balance" deposit={{ label: 'Deposit', onClick: () => undefined }} /> };
