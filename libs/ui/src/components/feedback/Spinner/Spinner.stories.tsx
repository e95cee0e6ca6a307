import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Button, Inline, Text } from '../../../index.ts';
import { Spinner } from './Spinner.tsx';

const meta: Meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: usage({
    when: 'Inside a control that waits for its own answer; `Button loading` brings it along.',
    not: 'For a page, a list or a card: their place is kept by a `Skeleton` of the same measures.',
    access: 'Hidden from screen readers: the control says in words that it waits. With reduced motion it stands still.',
    words: 'None of its own.',
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
export const InAButton: Story = {
  render: () => (
    <Inline>
      <Button loading>Deposit</Button>
      <Button variant="secondary" loading>
        Withdraw
      </Button>
    </Inline>
  ),
};
