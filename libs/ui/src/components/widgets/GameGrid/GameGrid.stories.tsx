import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { GameTile, type TileSize } from '../../../index.ts';
import { sampleName, samplePicture } from '../../../fixtures/pictures.ts';
import { GameGrid } from './GameGrid.tsx';

const meta: Meta = {
  title: 'Widgets/GameGrid',
  component: GameGrid as never,
  parameters: usage({
    when: 'A category or a search result: up to tens of thousands of games, of which only the visible ones are rendered.',
    not: 'A row on a page is a `GameRow`; up to about twenty other things are a `Grid`.',
    access: 'A named list of links. Only the games near the window are in it.',
    words: 'The label is the category’s name.',
  }),
};
export default meta;
type Story = StoryObj;

interface Game {
  id: string;
  size: TileSize;
  seed: number;
}
const pattern: TileSize[] = [
  '4x',
  '1x',
  '1x',
  '1x',
  '2xh',
  '1x',
  '1x',
  '2xv',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
  '1x',
];
const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, seed) => ({
    id: String(seed),
    seed,
    size: pattern[seed % pattern.length] ?? '1x',
  }));
const cut: Record<TileSize, [number, number]> = {
  '4x': [600, 600],
  '2xh': [600, 300],
  '2xv': [300, 600],
  '1x': [300, 300],
};
const draw = (game: Game) => (
  <GameTile
    fill
    size={game.size}
    title={sampleName(game.seed)}
    href={`#${game.id}`}
    provider="Kelp"
    picture={samplePicture(game.seed, ...cut[game.size])}
    favourite={{ on: game.seed % 9 === 0, onToggle: () => undefined }}
  />
);
const hundred = games(120);
const tenThousand = games(10_000);

export const Mixed: StoryObj<typeof GameGrid<Game>> = {
  args: { label: 'Games', items: hundred, renderTile: draw, loading: false },
};
export const TenThousand: Story = {
  render: () => <GameGrid label="Games" items={tenThousand} renderTile={draw} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-index]').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('[data-index]').length).toBeLessThan(140);
  },
};
export const Loading: Story = { render: () => <GameGrid label="Games" items={[]} renderTile={draw} loading /> };
