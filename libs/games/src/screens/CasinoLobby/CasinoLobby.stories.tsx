import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { jackpotAmounts, playerGameList } from '@baize/contracts/games';
import {
  handle,
  handleContent,
  never,
  playerSession,
  refuse,
  withShell,
  type ContentParameters,
  type Who,
} from '@baize/testing';
import {
  gameSummaries,
  gameSummary,
  indexedGame,
  listedCategory,
  lobbyCategory,
  providerEntry,
} from '../../testing/games.ts';
import { CasinoLobby } from './CasinoLobby.tsx';

const meta: Meta = { title: 'Lobby/CasinoLobby', tags: ['!autodocs'], component: CasinoLobby };
export default meta;
type Story = StoryObj;

const CATEGORIES = ['popular', 'slots', 'jackpots', 'table'].map((id, index) =>
  lobbyCategory(id, { games: gameSummaries(12, index) }),
);
/** Some games are restricted in the visitor's country, and the market shows them under an overlay (B§5). */
const PARTLY_RESTRICTED = CATEGORIES.map((category) => ({
  ...category,
  games: category.games.map((game, index) => ({ ...game, overlaid: index % 3 === 1 })),
}));
interface Given {
  readonly path?: string;
  readonly lobby?: unknown;
  readonly category?: unknown;
  readonly index?: unknown;
  readonly who?: Who;
}
const shell = ({
  path = 'online-casino',
  lobby = CATEGORIES,
  category = { name: 'Slots', games: gameSummaries(18) },
  index = Array.from({ length: 60 }, (_, number) => indexedGame(number)),
  who = null,
}: Given = {}) =>
  withShell({
    who,
    path,
    route: /online-casino\/\w/.test(path) ? 'online-casino/:id' : 'online-casino',
    handlers: [
      handleContent('lobby', lobby),
      handleContent('jackpotGames', lobby === PARTLY_RESTRICTED ? PARTLY_RESTRICTED[2]?.games : CATEGORIES[2]?.games),
      handle(jackpotAmounts, { data: [] }),
      handleContent('category', category),
      handleContent('index', index),
      handleContent('categories', CATEGORIES.map(listedCategory)),
      handleContent('providers', [providerEntry('kelp', 40), providerEntry('moss', 20)]),
      handleContent('gamesByIds', ({ ids }: ContentParameters) =>
        (ids as string[]).map((id) => gameSummary(Number(id.split('-')[1]))),
      ),
      handle(playerGameList, [{ gameId: 'game-2' }, { gameId: 'game-5' }]),
    ],
  });

export const Loading: Story = { decorators: [shell({ lobby: never })] };
export const Filled: Story = { decorators: [shell()] };
/** The row of categories begins beside the filter, and takes none of its presses. */
export const FilterOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [shell()],
  play: async ({ canvas }) => {
    const filter = await canvas.findByRole('button', { name: 'Filter' });
    await canvas.findByRole('link', { name: 'Lobby' });
    const { right, top, height } = filter.getBoundingClientRect();
    await expect(filter.contains(document.elementFromPoint(right - 4, top + height / 2))).toBe(true);
  },
};
export const Player: Story = { decorators: [shell({ who: playerSession() })] };
export const Failed: Story = { decorators: [shell({ lobby: refuse(500, '') })] };
export const Found: Story = {
  decorators: [shell({ path: 'online-casino?search=falcon' })],
  play: async ({ canvas }) => {
    const [falcon] = await canvas.findAllByRole('link', { name: /Tomb of the Falcon(?! \d)/ });
    await expect(falcon).toBeVisible();
  },
};
export const Restricted: Story = {
  decorators: [shell({ lobby: PARTLY_RESTRICTED })],
  play: async ({ canvas }) => {
    const [words] = await canvas.findAllByText('Not available in your country');
    await expect(words).toBeVisible();
    await expect(words?.closest('a')?.getAttribute('href')).toMatch(/\/play\//);
  },
};
export const RestrictedFound: Story = {
  decorators: [
    shell({
      path: 'online-casino?search=falcon',
      index: Array.from({ length: 60 }, (_, index) => indexedGame(index, { overlaid: index % 2 === 1 })),
    }),
  ],
  play: async ({ canvas }) => {
    const [words] = await canvas.findAllByText('Not available in your country');
    await expect(words).toBeVisible();
  },
};
export const FilteredByStudio: Story = { decorators: [shell({ path: 'online-casino?providers=kelp' })] };
export const NothingFound: Story = {
  decorators: [shell({ path: 'online-casino?search=qqqqq' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/qqqqq/)).toBeVisible();
  },
};
export const OneCategory: Story = { decorators: [shell({ path: 'online-casino/slots' })] };
export const EmptyCategory: Story = {
  decorators: [shell({ path: 'online-casino/slots', category: { name: 'Slots', games: [] } })],
};
export const UnknownCategory: Story = { decorators: [shell({ path: 'online-casino/nothing', category: null })] };
