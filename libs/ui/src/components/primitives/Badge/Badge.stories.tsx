import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, Box, Inline, Stack } from '../../../index.ts';

const meta: Meta<typeof Badge> = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: usage({
    when: 'The state of a thing or a short fact about it: paid, pending, verified.',
    not: 'A game’s label is a `Tag`, something to press is a `Chip`, and a state that needs explaining is an `Alert`.',
    access: 'The text gives the state; the colour only repeats it. In forced colours it keeps its edge.',
    words: 'One word, two at most, in the player’s language and not the system’s.',
  }),
};
export default meta;
type Story = StoryObj<typeof Badge>;

const tones = ['neutral', 'brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const;

export const Default: Story = { args: { tone: 'positive', children: 'Paid' } };
export const Tones: Story = {
  render: () => (
    <Stack>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} solid>
            {tone}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
};
export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Badge tone="positive" icon={Check}>
        Verified
      </Badge>
      <Badge tone="warning" icon={Clock}>
        Pending
      </Badge>
    </Inline>
  ),
};
export const Counts: Story = {
  render: () => (
    <Inline>
      {['1', '12', '99+'].map((count) => (
        <Badge key={count} tone="negative" solid>
          {count}
        </Badge>
      ))}
    </Inline>
  ),
};
export const Finnish: Story = {
  render: () => (
    <Inline>
      <Badge tone="positive">Vahvistettu</Badge>
      <Badge tone="warning">Odottaa tarkistusta</Badge>
    </Inline>
  ),
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  render: () => (
    <Box maxWidth="form">
      <Badge tone="warning" icon={Clock}>
        Einzahlungsgrenzenänderungsbestätigung steht noch aus, bitte warten
      </Badge>
    </Box>
  ),
  globals: { viewport: { value: 'least' } },
};
