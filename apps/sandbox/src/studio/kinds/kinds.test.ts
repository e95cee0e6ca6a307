import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRng } from '../model/random.ts';
import type { Rng } from '../model/round.ts';
import { blackjack } from './blackjack.ts';
import { totalOf } from './blackjackRules.ts';
import { DECK } from './cards.ts';
import type { GameKind } from './GameKind.ts';
import { blackjackReturn, pokerReturn, videoPokerReturn } from './enumerate.ts';
import { KINDS } from './index.ts';
import { HIGHEST, drawStop, instant, timeTo, multiplierAfter } from './instant.ts';
import { poker, rate } from './poker.ts';
import { PRIZES, scratch } from './scratch.ts';
import { drawHandOf, videoPoker } from './videoPoker.ts';

describe('the published return', () => {
  it('of blackjack is that of the best play against every card of the dealer', () => {
    expect(blackjackReturn()).toBeCloseTo(blackjack.rtp, 5);
  });
  it('of poker is that of the best play, over every hand of player and dealer', () => {
    expect(pokerReturn()).toBeCloseTo(poker.rtp, 5);
  });
  it('of video poker is that of the best exchange, over every hand', () => {
    expect(videoPokerReturn()).toBeCloseTo(videoPoker.rtp, 5);
  });
  it('of the scratch card is that of its prizes', () => {
    expect(PRIZES.reduce((sum, { stakes, inMillion }) => sum + (stakes * inMillion) / 1_000_000, 0)).toBeCloseTo(
      scratch.rtp,
      9,
    );
  });
  it('of the multiplier is the same for every plan', () => {
    // The chance of each billionth is known, so the share that reaches a multiplier can be counted.
    const reaches = (multiplier: number) => {
      let [low, high] = [0, 1_000_000_000];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (drawStop({ below: () => middle }) >= multiplier) high = middle;
        else low = middle + 1;
      }
      return (1_000_000_000 - low) / 1_000_000_000;
    };
    for (const plan of [100, 101, 150, 200, 777, 5000, HIGHEST])
      expect((reaches(plan) * plan) / 100, String(plan)).toBeCloseTo(instant.rtp, 5);
  });
});

/** Plays a round with moves that a seed chooses, as long as the kind offers any. */
function playOut(kind: GameKind, seed: number, stake: number) {
  const rng: Rng = seededRng(seed);
  const draw = { rng, now: 1_000_000 };
  const bets: Record<string, number> =
    kind.opening.by === 'stake'
      ? Object.fromEntries(kind.opening.spots.slice(0, 1 + rng.below(kind.opening.spots.length)).map((s) => [s, stake]))
      : Object.fromEntries(
          ['red', '17', 'player', 'tie', 'dozen2']
            .filter((spot) => kind.opening.by === 'chips' && kind.opening.isSpot(spot))
            .map((spot) => [spot, stake]),
        );
  const stakes = [Object.values(bets).reduce((sum, each) => sum + each, 0)];
  let state = kind.deal(draw, bets);
  const views = [JSON.stringify(kind.view(state))];
  for (let moves = 0; !kind.isOver(state); moves += 1) {
    expect(moves).toBeLessThan(60);
    const offered = kind.moves(state);
    const move =
      rng.below(4) === 0 ? kind.restMove(state) : (offered[rng.below(offered.length)] ?? kind.restMove(state));
    const named = move === 'hold' ? `hold:${Array.from({ length: 5 }, () => rng.below(2)).join('')}` : move;
    const further = kind.stakeOf(state, named);
    expect(further).not.toBeNull();
    if (further) stakes.push(further);
    state = kind.play(JSON.parse(JSON.stringify(state)), named, { rng, now: draw.now + rng.below(20_000) });
    views.push(JSON.stringify(kind.view(state)));
  }
  return { state, stakes, views };
}

describe.each(Object.entries(KINDS))('%s', (_, kind: GameKind) => {
  it('returns whole hundredths for every stake, within what it publishes, and ends', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(20, 100, 5000), (seed, stake) => {
        const { state, stakes } = playOut(kind, seed, stake);
        const returns = kind.returns(state);
        expect(returns).toHaveLength(stakes.length);
        returns.forEach((returned, index) => {
          expect(Number.isSafeInteger(returned) && returned >= 0).toBe(true);
          expect(returned).toBeLessThanOrEqual((stakes[index] ?? 0) * kind.maxWinStakes);
        });
        expect(kind.moves(state)).toEqual([]);
        for (const move of ['', 'hit', 'double', 'hold:11111', 'take', 'play', 'constructor'])
          expect(kind.stakeOf(state, move)).toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});

describe('what the player may not see', () => {
  it('is not in the view: the dealer’s hidden cards, and where the multiplier stops', () => {
    const draw = { rng: seededRng(5), now: 0 };
    const hand = poker.deal(draw, { ante: 100 });
    expect(poker.view(hand)).toMatchObject({ dealer: [], dealerHand: null, result: null });
    expect(instant.view(instant.deal(draw, { ride: 100 }))).toMatchObject({ stopsAt: null });
    for (let seed = 0; seed < 40; seed += 1) {
      const state = blackjack.deal({ rng: seededRng(seed), now: 0 }, { hand: 100 });
      if (!blackjack.isOver(state)) expect(blackjack.view(state)).toMatchObject({ dealer: [expect.any(String)] });
    }
  });
});

describe('the cards', () => {
  it('count as they should', () => {
    expect(totalOf(['AH', 'AS', '9D'])).toEqual({ total: 21, isSoft: true });
    expect(totalOf(['AH', 'KS', '5D', '6C'])).toEqual({ total: 22, isSoft: false });
    expect(drawHandOf(['AH', '2H', '3H', '4H', '5H'])).toBe('straightFlush');
    expect(drawHandOf(['10H', 'JH', 'QH', 'KH', 'AH'])).toBe('royal');
    expect(drawHandOf(['10H', '10S', '2H', '3C', '4D'])).toBe('nothing');
    expect(drawHandOf(['JH', 'JS', '2H', '3C', '4D'])).toBe('jacks');
    expect(rate(['AH', '2S', '3D']).strength).toBeLessThan(rate(['2H', '3S', '4D']).strength);
    expect(rate(['QH', 'KS', 'AD']).hand).toBe('straight');
    expect(rate(['KH', 'AS', '2D']).hand).toBe('high');
    expect(rate(['2H', '2S', 'AD']).strength).toBeGreaterThan(rate(['AH', 'KS', 'JD']).strength);
    expect(rate(['3H', '3S', '2D']).strength).toBeGreaterThan(rate(['2H', '2S', 'AD']).strength);
    expect(new Set(DECK)).toHaveLength(52);
  });
});

describe('the multiplier', () => {
  it('pays what it shows when the money is taken out, and nothing after it has stopped', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 40_000 }), (seed, ms) => {
        const opened = instant.deal({ rng: seededRng(seed), now: 0 }, { ride: 100 });
        const { stopsAt } = opened as { readonly stopsAt: number };
        const ended = instant.play(opened, 'take', { rng: seededRng(1), now: ms });
        const shown = multiplierAfter(ms);
        expect(instant.returns(ended)).toEqual([shown <= stopsAt ? shown : 0]);
      }),
    );
  });
  it('takes a target exactly, and only if it is reached', () => {
    for (const choice of ['100', '10001', '2.5', '1e3', '-150']) expect(instant.isChoice?.(choice)).toBe(false);
    const deal = (n: number) => instant.deal({ rng: { below: () => n }, now: 0 }, { ride: 100 }, '200');
    const reached = deal(520_000_000);
    expect(instant.dueAt?.(reached)).toBe(timeTo(200));
    expect(instant.returns(instant.play(reached, 'end', { rng: seededRng(1), now: 0 }))).toEqual([200]);
    expect(instant.returns(instant.play(deal(0), 'end', { rng: seededRng(1), now: 0 }))).toEqual([0]);
  });
});
