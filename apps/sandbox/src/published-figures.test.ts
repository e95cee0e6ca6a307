import { expect, it } from 'vitest';
import { DEMO_FIGURES } from '@baize/contracts/demo-figures';
import { LIVE_FIGURES } from './live/Table.ts';
import { KINDS } from './studio/kinds/index.ts';

it('the catalogue publishes what the games return, and the most that they pay', () => {
  const figuresOf = (games: Readonly<Record<string, { readonly rtp: number; readonly maxWinStakes: number }>>) =>
    Object.fromEntries(
      Object.entries(games).map(([kind, { rtp, maxWinStakes }]) => [
        kind,
        { rtp: Math.round(rtp * 10_000) / 100, maxWin: Math.ceil(maxWinStakes) },
      ]),
    );
  expect(DEMO_FIGURES).toEqual({ casinoGames: figuresOf(KINDS), liveCasinoGames: figuresOf(LIVE_FIGURES) });
});
