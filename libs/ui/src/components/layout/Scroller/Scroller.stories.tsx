import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import {
  Button,
  Card,
  Chip,
  ChipSkeleton,
  Scroller,
  ScrollerArrows,
  Section,
  Stack,
  useScroller,
} from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Scroller',
  component: Scroller,
  parameters: usage({
    when: 'A line of similar things that may be wider than the window: categories, studios, promotions.',
    not: 'Use `Inline` if everything must be visible and `GameRow` for games. Never put anything essential beyond the edge.',
    access:
      'A named group. Focus scrolls it, mouse users get arrows, and touch users swipe. With reduced motion it jumps.',
    words: 'The label names the things: “Categories”.',
  }),
};
export default meta;
type Story = StoryObj;

const names = [
  'All games',
  'New',
  'Slots',
  'Live',
  'Tables',
  'Jackpots',
  'Instant',
  'Promotions',
  'Megaways',
  'Classics',
  'Exclusive',
  'For two',
];

export const Default: StoryObj<typeof Scroller> = {
  args: {
    label: 'Categories',
    gap: 'sm',
    children: names.map((name, index) => (
      <Chip key={name} href={`#${name}`} selected={index === 0}>
        {name}
      </Chip>
    )),
  },
};
export const Gaps: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md'] as const).map((gap) => (
        <Scroller key={gap} label={gap} gap={gap}>
          {names.map((name) => (
            <Chip key={name} href={`#${name}`} icon={Cherry}>
              {name}
            </Chip>
          ))}
        </Scroller>
      ))}
    </Stack>
  ),
};
export const Few: Story = {
  render: () => (
    <Scroller label="Categories">
      <Card>One</Card>
      <Card>Two</Card>
    </Scroller>
  ),
};
/** What lies below an arrow fades out, and does not appear again beside it. */
export const BelowArrows: StoryObj<typeof Scroller> = {
  args: { ...Default.args },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('group', { name: 'Categories' });
    const arrow = canvasElement.querySelector('[data-side="on"]');
    // A touch screen has no arrows, and its row goes on to the edge of the window.
    if (!arrow || getComputedStyle(arrow).display === 'none') return;
    await waitFor(() => expect(getComputedStyle(row).maskImage).toMatch(/^linear-gradient\(to right/));
    await expect(getComputedStyle(row).getPropertyValue('--hidden-on')).not.toBe('');
    await expect(getComputedStyle(row).getPropertyValue('--hidden-back')).toBe('');
  },
};
function Titled() {
  const scroller = useScroller<HTMLDivElement>();
  return (
    <Section title="Categories" end={<ScrollerArrows scroller={scroller} />}>
      <Scroller label="Categories" scroller={scroller}>
        {Array.from({ length: 20 }, (_, index) => (
          <Card key={index} href={`#${index}`}>{`Category ${index + 1}`}</Card>
        ))}
      </Scroller>
    </Section>
  );
}
/** Cards whose edges must stay readable: the arrows are next to the title. */
export const ArrowsByTheTitle: Story = {
  render: () => <Titled />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { hidden: true })).toHaveLength(2);
  },
};
export const LongLabel: Story = {
  render: () => (
    <Scroller label="Categories">
      <Chip href="#a">{LONG_WORD}</Chip>
      <Chip href="#b">{LONG_WORD}</Chip>
    </Scroller>
  ),
};
function Fetched() {
  const [isKnown, setKnown] = useState(false);
  return (
    <Stack>
      <Scroller label="Categories">
        <Chip href="#lobby">Lobby</Chip>
        {isKnown
          ? Array.from({ length: 40 }, (_, index) => (
              <Chip key={index} href={`#${index}`} selected={index === 20}>{`Category ${index + 1}`}</Chip>
            ))
          : Array.from({ length: 8 }, (_, index) => <ChipSkeleton key={index} />)}
      </Scroller>
      <Button onClick={() => setKnown(true)}>Fetch</Button>
    </Stack>
  );
}
/** The current entry may come after the row was first seen. */
export const ShowsCurrentLater: Story = {
  render: () => <Fetched />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Categories' });
    await waitFor(() => expect(row).toHaveAttribute('data-met'));
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch' }));
    const view = row.getBoundingClientRect();
    const current = (await canvas.findByRole('link', { name: 'Category 21' })).getBoundingClientRect();
    await expect(current.left).toBeGreaterThanOrEqual(view.left);
    await expect(current.right).toBeLessThanOrEqual(view.right);
  },
};
export const ScrollsWithFocus: Story = {
  render: () => (
    <Scroller label="Categories">
      {Array.from({ length: 40 }, (_, index) => (
        <Chip key={index} href={`#${index}`}>{`Category ${index + 1}`}</Chip>
      ))}
    </Scroller>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Category 40' });
    last.focus();
    const row = canvas.getByRole('group', { name: 'Categories' });
    await expect(row.scrollLeft).toBeGreaterThan(0);
    // Each of them is shown whole, also the one that lies across the edge, and snapping does not take it away again.
    row.scrollLeft = 0;
    for (const chip of canvas.getAllByRole('link').slice(0, 20)) {
      chip.focus();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const [own, view] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
      await expect([own.left >= view.left - 1, own.right <= view.right + 1]).toEqual([true, true]);
    }
  },
};
