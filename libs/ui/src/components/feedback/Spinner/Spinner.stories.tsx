import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Button, Inline, Text } from '../../../index.ts';
import { Spinner } from './Spinner.tsx';

const meta: Meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: usage({
    when: 'Inside a control that waits for its own response. `Button loading` includes it.',
    not: 'Use a `Skeleton` of the same size for a page, a list or a card.',
    access:
      'Hidden from screen readers; the control’s text says that it is waiting. It does not move with reduced motion.',
    words: 'None.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline gap="lg">
      {(['sm', 'md', 'xl'] as const).map((size) => (
        <Text key={size} size={size} as="span">
          <Spinner />
        </Text>
      ))}
    </Inline>
  ),
};
export const InsideButton: Story = {
  render: () => (
    <Inline>
      <Button loading>Deposit</Button>
      <Button variant="secondary" loading>
        Withdraw
      </Button>
    </Inline>
  ),
};
