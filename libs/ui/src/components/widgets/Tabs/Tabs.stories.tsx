import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Text } from '../../../index.ts';
import { Tabs } from './Tabs.tsx';

const meta: Meta = {
  title: 'Widgets/Tabs',
  component: Tabs,
  parameters: usage({
    when: 'Two to five views of one thing, one at a time, if the address need not change.',
    not: 'Views that are pages are `NavTabs`. Content to compare stays side by side; long texts fold in an `Accordion`.',
    access: 'Arrow keys move between tabs, Tab moves on into the panel. The chosen tab has a line, not only a colour.',
    words: 'One or two words of one kind, all nouns or all verbs.',
  }),
};
export default meta;
type Story = StoryObj;

const tabs = [
  { id: 'in', label: 'Deposit', content: <Text>Choose how to pay.</Text> },
  { id: 'out', label: 'Withdraw', content: <Text>Where to?</Text> },
  { id: 'gone', label: 'Vouchers', content: <Text>Not in your country.</Text>, disabled: true },
];

export const Default: StoryObj<typeof Tabs> = { args: { label: 'Cashier', tabs } };
export const Chosen: Story = { render: () => <Tabs label="Cashier" tabs={tabs} value="out" /> };
export const Many: Story = {
  render: () => (
    <Tabs
      label="Rules"
      tabs={Array.from({ length: 9 }, (_, index) => ({
        id: String(index),
        label: `Chapter ${index + 1}`,
        content: <Text>Text of chapter {index + 1}.</Text>,
      }))}
    />
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Tabs
      label="Cashier"
      tabs={[
        { id: 'a', label: LONG_WORD, content: <Text>{LONG_WORD}</Text> },
        { id: 'b', label: 'Withdraw', content: <Text>Where to?</Text> },
      ]}
    />
  ),
};
export const ByKeyboard: Story = {
  render: () => <Tabs label="Cashier" tabs={tabs} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Deposit' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Where to?');
  },
};
