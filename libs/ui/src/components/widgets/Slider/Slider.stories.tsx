import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LONG_LABEL } from '../../../fixtures/words.ts';
import { usage } from '../../../fixtures/usage.ts';
import { Box, MoneyField, Stack } from '../../../index.ts';
import { Slider, type SliderProps } from './Slider.tsx';

const meta: Meta<typeof Slider> = {
  title: 'Widgets/Slider',
  component: Slider,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A rough part of a known whole, next to a field with the exact value: how much of the withdrawable balance.',
    not: 'Alone for money or anything exact (`MoneyField`), for few choices (`RadioGroup`), or for a stake or limit that a slip of the finger could raise.',
    access:
      'A native range with keys for a step, a tenth and both ends. The value is announced as text, not as a number. Import by path: `@baize/ui/Slider`.',
    words: 'The label names the whole (“Part of what you can withdraw”), the ends its bounds.',
  }),
};
export default meta;
type Story = StoryObj;

const money = (position: number) => `€${(position * 5).toFixed(2)}`;
function Part({ first = 8, ...props }: Partial<SliderProps> & { first?: number }) {
  const [value, setValue] = useState(first);
  return (
    <Slider
      label="Share of the amount you can withdraw"
      value={value}
      onChange={setValue}
      steps={20}
      valueText={money}
      ends={['€0', '€100']}
      {...props}
    />
  );
}
function BesideItsField() {
  const [typed, setTyped] = useState('35');
  return (
    <Stack gap="sm">
      <MoneyField label="Amount" currency="EUR" value={typed} onChange={setTyped} />
      <Slider
        label="Share of the amount you can withdraw"
        value={Math.min(20, Math.round(Number(typed) / 5) || 0)}
        onChange={(next) => setTyped(String(next * 5))}
        steps={20}
        valueText={money}
        ends={['€0', '€100']}
      />
    </Stack>
  );
}

export const Default: StoryObj<typeof Slider> = {
  name: 'Part',
  args: { label: 'Share of the amount you can withdraw', steps: 20, valueText: money, ends: ['€0', '€100'] },
  render: ({ value: _value, onChange: _onChange, ...args }) => <Part {...args} />,
};
export const Minimum: Story = { render: () => <Part first={0} /> };
export const Maximum: Story = { render: () => <Part first={20} /> };
export const Disabled: Story = { render: () => <Part disabled /> };
export const LongLabels: Story = {
  render: () => <Part label={LONG_LABEL} ends={['Pienin mahdollinen summa', 'Kaikki nostettavissa oleva']} />,
  globals: { viewport: { value: 'least' } },
};
export const WithField: Story = {
  render: () => <BesideItsField />,
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider');
    await expect(thumb).toHaveAttribute('aria-valuetext', '€35.00');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('40');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '€100.00');
  },
};
