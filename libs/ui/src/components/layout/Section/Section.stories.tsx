import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Card, Chip, Grid, Inline, Link, Section, Skeleton, Stack, UiProvider } from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: usage({
    when: 'A titled part of a page. Its heading has the brand’s style for rows.',
    not: 'A titled thing with a frame is a `Card`. A `GameRow` already includes its section.',
    access:
      'A landmark named by its title. `busy` says that the content is loading. Set `level` to fit the page’s outline.',
    words: 'A noun or a short phrase that the content fulfils. The link at its end says “See all”.',
  }),
};
export default meta;
type Story = StoryObj;

const content = (
  <Grid columns={{ base: 1, md: 3 }}>
    <Card>One</Card>
    <Card>Two</Card>
    <Card>Three</Card>
  </Grid>
);

export const Default: StoryObj<typeof Section> = {
  args: {
    title: 'Jackpots',
    icon: Crown,
    end: (
      <Link href="#all" strong>
        See all
      </Link>
    ),
    children: content,
  },
};
/** On a phone a filter moves below a title that would break beside it. */
export const WithFilter: Story = {
  render: () => (
    <Section
      title="Biggest wins this week"
      icon={Crown}
      wraps
      end={
        <Inline gap="xs">
          <Chip shape="pill" selected onClick={() => undefined}>
            Latest
          </Chip>
          <Chip shape="pill" onClick={() => undefined}>
            Biggest
          </Chip>
        </Inline>
      }
    >
      {content}
    </Section>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Biggest wins this week' });
    await expect(title.getBoundingClientRect().height).toBeLessThan(
      1.5 * parseFloat(getComputedStyle(title).lineHeight),
    );
  },
};
export const RowHeadings: Story = {
  render: () => (
    <Stack gap="xl">
      {(['plain', 'bar', 'underline', 'ruled', 'slant'] as const).map((rowHeading) => (
        <UiProvider key={rowHeading} layout={{ rowHeading }}>
          <Section title={rowHeading}>{content}</Section>
        </UiProvider>
      ))}
    </Stack>
  ),
};
export const Loading: Story = {
  render: () => (
    <Section title="Winners" busy>
      <Skeleton lines={3} />
    </Section>
  ),
};
export const Level3: Story = {
  render: () => (
    <Section title="Inside another part" level={3}>
      {content}
    </Section>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Section
      title={LONG_WORD}
      icon={Crown}
      end={
        <Link href="#all" strong>
          See all
        </Link>
      }
    >
      {content}
    </Section>
  ),
};
