import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Select, Stack } from '../../../index.ts';

const options = [
  { value: 'on', label: 'Ontario' },
  { value: 'qc', label: 'Québec' },
  { value: 'bc', label: 'British Columbia' },
  { value: 'yt', label: 'Yukon', disabled: true },
];

const meta: Meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { label: 'Province', placeholder: 'Choose', options },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'One of five to about fifteen known things.',
    not: 'Show fewer at once (`RadioGroup`) and make more searchable (`Combobox`). Never use it for navigation.',
    access: 'The native picker, with its own keys and, on phones, its own wheel.',
    words: 'Options are short and in an expected order: by alphabet, by size, by time.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Select label="Province" options={options} defaultValue="qc" hint="Where you live now" />
      <Select label="Province" options={options} placeholder="Choose" error="Choose a province" />
      <Select label="Province" options={options} defaultValue="on" disabled />
      <Select label="Province" options={options} optional placeholder="Any" />
    </Stack>
  ),
};
export const LongLabel: Story = {
  args: { label: LONG_WORD, error: LONG_WORD, options: [{ value: 'a', label: LONG_WORD }], placeholder: undefined },
};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const province = canvas.getByRole('combobox', { name: 'Province' });
    await userEvent.selectOptions(province, 'Québec');
    await expect(province).toHaveValue('qc');
  },
};
