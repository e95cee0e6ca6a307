import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Badge, Button, Card, Grid, Heading, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: usage({
    when: 'One thing with a frame: a bonus, a limit, a payment method. The brand decides how it looks.',
    not: 'A part of a page without a frame is a `Section`. No cards within cards, and no frame around a whole page.',
    access:
      'With `href` the whole card is one link, so it must not contain other controls. Set `as` and a heading for an article in a list.',
    words: 'A title, the main fact, what to do.',
  }),
};
export default meta;
type Story = StoryObj;

const inside = (title: string) => (
  <Stack gap="xs">
    <Inline justify="between">
      <Heading level={3} size="h5">
        {title}
      </Heading>
      <Badge tone="positive">Active</Badge>
    </Inline>
    <Text tone="muted">62 of 100 wagered, ends on Sunday.</Text>
  </Stack>
);

export const Default: Story = { args: { children: inside('Friday reload') } };
export const Tones: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      {(['surface', 'sunken', 'brand', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {inside(tone)}
        </Card>
      ))}
    </Grid>
  ),
};
export const Paddings: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      {(['sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Grid>
  ),
};
export const AsLink: Story = { render: () => <Card href="#bonus">{inside('Opens as a whole')}</Card> };
export const WithActions: Story = {
  render: () => (
    <Card>
      <Stack>
        {inside('Friday reload')}
        <Inline>
          <Button size="sm">Opt in</Button>
          <Button size="sm" variant="ghost">
            Terms
          </Button>
        </Inline>
      </Stack>
    </Card>
  ),
};
export const LongLabel: Story = { render: () => <Card>{inside(LONG_WORD)}</Card> };
