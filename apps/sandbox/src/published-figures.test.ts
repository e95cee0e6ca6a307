import { expect, it } from 'vitest';
import { DEMO_FIGURES, volatilityOf } from '@baize/contracts/demo-figures';
import { LIVE_FIGURES } from './live/Table.ts';
import type { GameKind } from './studio/kinds/GameKind.ts';
import { KINDS } from './studio/kinds/index.ts';
import { seededRng } from './studio/model/random.ts';

it('the catalogue publishes what the games return, and the most that they pay', () => {
  const figuresOf = (games: Readonly<Record<string, { readonly rtp: number; readonly maxWinStakes: number }>>) =>
    Object.fromEntries(
      Object.entries(games).map(([kind, { rtp, maxWinStakes }]) => [
        kind,
        { rtp: Math.round(rtp * 10_000) / 100, maxWin: Math.ceil(maxWinStakes) },
      ]),
    );
  expect(DEMO_FIGURES).toMatchObject({ casinoGames: figuresOf(KINDS), liveCasinoGames: figuresOf(LIVE_FIGURES) });
});

it.each([
  ['slots', 'spin'],
  ['waysSlots', 'spin'],
  ['holdSlots', 'spin'],
  ['scratch', 'card'],
] as const)('the catalogue calls %s as volatile as its rounds are', (name, spot) => {
  const kind: GameKind = KINDS[name];
  const draw = { rng: seededRng(20261129), now: 0 };
  const rounds = 150_000;
  let [sum, square] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    let state = kind.deal(draw, { [spot]: 20 });
    if (!kind.isOver(state)) state = kind.play(state, kind.restMove(state), draw);
    const returned = kind.returns(state).reduce((all, each) => all + each, 0) / 20;
    sum += returned;
    square += returned * returned;
  }
  const deviation = Math.sqrt(square / rounds - (sum / rounds) ** 2);
  expect(DEMO_FIGURES.casinoGames[name]?.volatility).toBe(volatilityOf(deviation));
});
