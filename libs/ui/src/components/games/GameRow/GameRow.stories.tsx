import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { sampleName, samplePicture } from '../../../fixtures/pictures.ts';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { GameRow, GameTile, type TileSize } from '../../../index.ts';

const meta: Meta = {
  title: 'Games/GameRow',
  component: GameRow,
  parameters: usage({
    when: 'A row on a home page, or a related list: about ten to forty games, with a link to all of them.',
    not: 'Use a `GameGrid` for a whole category and a `Scroller` for other things.',
    access:
      'A region named by its title. Tiles are links in order. Arrows are for mouse users; focus and touch scroll the row.',
    words: 'The title says what the games have in common. The link to all of them is read with the title.',
  }),
};
export default meta;
type Story = StoryObj;

const cut: Record<TileSize, [number, number]> = {
  '4x': [600, 600],
  '2xh': [600, 300],
  '2xv': [300, 600],
  '1x': [300, 300],
};
const mixed: TileSize[] = ['4x', '1x', '1x', '2xv', '2xh', '1x', '1x', '1x', '1x', '4x', '1x', '2xv'];
const tile = (index: number, size: TileSize = '1x') => (
  <GameTile
    key={index}
    title={sampleName(index)}
    href={`#${index}`}
    provider="Tallow & Finch"
    size={size}
    picture={samplePicture(index, ...cut[size])}
  />
);
const seeAll = { href: '#all', label: 'See all' };

export const Default: StoryObj<typeof GameRow> = {
  args: { title: 'Jackpots', icon: Crown, seeAll, children: Array.from({ length: 14 }, (_, index) => tile(index)) },
};
export const MixedSizes: Story = {
  render: () => (
    <GameRow title="Picked for tonight" rows={2} seeAll={seeAll}>
      {mixed.map((size, index) => tile(index, size))}
    </GameRow>
  ),
};
/**
 * A picture must not set its row's height: a tile that is large on a desktop and wide on a phone would be a square on
 * both, and its picture would lose both ends.
 */
export const WideTilesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <GameRow title="Picked for tonight" rows={2} seeAll={seeAll}>
      <GameTile title={sampleName(0)} href="#0" size="4x" narrow="2xh" picture={samplePicture(0, ...cut['4x'])} />
      {Array.from({ length: 8 }, (_, index) => tile(index + 1))}
    </GameRow>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('link', { name: new RegExp(sampleName(0)) }).querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    const { width, height } = picture?.getBoundingClientRect() ?? { width: 0, height: 1 };
    // Wider windows mix the sizes of tiles differently.
    if (!matchMedia('(max-width: 767px)').matches) return;
    // Two tiles and the gap between them, over one.
    await expect(width / height).toBeGreaterThan(1.9);
    await expect(width / height).toBeLessThan(2.2);
  },
};
export const LiveTables: Story = {
  render: () => (
    <GameRow title="Live now" captions>
      {Array.from({ length: 8 }, (_, index) => (
        <GameTile
          key={index}
          title={`${sampleName(index)} Roulette`}
          href="#t"
          picture={samplePicture(index)}
          caption="€0.50 – €5,000 · 4 seats"
        />
      ))}
    </GameRow>
  ),
};
export const Loading: Story = { render: () => <GameRow title="On their way" seeAll={seeAll} /> };
export const LongLabel: Story = {
  render: () => (
    <GameRow title={LONG_WORD} seeAll={seeAll}>
      {Array.from({ length: 4 }, (_, index) => (
        <GameTile key={index} title={LONG_WORD} href="#t" picture={samplePicture(index)} />
      ))}
    </GameRow>
  ),
};
