import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Text, VisuallyHidden } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: usage({
    when: 'Text that is clear from the picture but missing for screen readers: “Net result: ” before a coloured amount.',
    not: 'To hide something from everyone, do not render it. A control needs `label`, `aria-label` or its own text.',
    access: 'Stays in the reading order. Never put anything focusable in it.',
    words: 'Short, and part of the sentence: it is read together with what follows.',
  }),
};
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {
  args: { children: 'Net result: ' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} />+ €35.00
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Net result:');
    await expect(words.getBoundingClientRect().width).toBeLessThan(2);
  },
};
