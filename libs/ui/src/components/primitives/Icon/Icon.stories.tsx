import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Bell, Heart, ShieldCheck } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { Heading, Icon, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: usage({
    when: 'Next to text, to find it faster; alone only if everyone knows it (search, close).',
    not: 'Decoration. Something to press is an `IconButton`. Logos of studios and payment methods are pictures.',
    access:
      'Hidden from screen readers unless it has a `label`. Arrows need `mirror`, so that they follow the writing direction.',
    words: 'The label says what it means, not what it shows: “Verified”, not “Shield”.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: StoryObj<typeof Icon> = { args: { icon: Heart, label: 'Kept', size: 'lg', filled: true } };
export const Sizes: Story = {
  render: () => (
    <Inline gap="lg">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} icon={Bell} size={size} label={size} />
      ))}
    </Inline>
  ),
};
export const WithWords: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} size={size}>
          <Icon icon={ShieldCheck} size="text" /> Verified on 4 May
        </Text>
      ))}
      <Heading level={3}>
        <Icon icon={ShieldCheck} size="text" /> Verified
      </Heading>
    </Stack>
  ),
};
export const Filled: Story = {
  render: () => (
    <Inline>
      <Icon icon={Heart} label="Not kept" />
      <Icon icon={Heart} filled label="Kept" />
    </Inline>
  ),
};
export const Mirrored: Story = {
  render: () => (
    <Inline>
      <span dir="ltr">
        <Icon icon={ArrowRight} mirror label="On" />
      </span>
      <span dir="rtl">
        <Icon icon={ArrowRight} mirror label="On, written from the right" />
      </span>
    </Inline>
  ),
};
