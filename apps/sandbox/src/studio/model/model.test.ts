import { CURRENCIES, MAX_AMOUNT, WHOLE_UNIT_CURRENCIES } from '@baize/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FREE_SPIN_MULTIPLIER,
  LINE_PAYS,
  LINES,
  MAX_FREE_SPINS,
  MAX_WIN_STAKES,
  REELS,
  ROWS,
  SCATTER_PAYS,
  STRIPS,
} from './game-data.ts';
import { valueModel } from './enumerate.ts';
import { PUBLISHED } from './published.ts';
import { CELLS, DRAWS, drawHold, HOLD_MODEL, holdUnits, valueHold } from './hold.ts';
import { cryptoRng, seededRng } from './random.ts';
import { drawRound, settle } from './round.ts';
import { evaluate, isSymbol, linePay, reelWindow } from './spin.ts';
import { defaultStakeFor, playRulesOf, stakesFor } from './stakes.ts';
import { valueWays, WAYS_MODEL } from './ways.ts';

const value = valueModel();

describe('the model', () => {
  it('has well-formed strips and lines', () => {
    expect(STRIPS).toHaveLength(REELS);
    STRIPS.forEach((strip, reel) => {
      expect([...strip].every(isSymbol)).toBe(true);
      expect(strip.includes('W')).toBe(reel >= 1 && reel <= 3);
      // A wild covers its reel, so it would hide a scatter on it.
      for (let stop = 0; stop < strip.length; stop += 1) {
        const shown = reelWindow(reel, stop);
        expect(shown.includes('W') && shown.includes('S')).toBe(false);
        expect(shown.split('S').length).toBeLessThanOrEqual(2);
      }
    });
    expect(new Set(LINES.map((line) => line.join(''))).size).toBe(20);
    expect(LINES.every((line) => line.length === REELS && line.every((row) => row >= 0 && row < ROWS))).toBe(true);
  });

  it('returns the published RTP, counted over the full cycle', () => {
    expect(value.cycle).toBe(STRIPS.reduce((product, strip) => product * strip.length, 1));
    expect(value.rtp).toBeGreaterThanOrEqual(0.955);
    expect(value.rtp).toBeLessThanOrEqual(0.965);
    expect(value.rtp).toBeCloseTo(PUBLISHED.rtp, 10);
    expect(value.hitRate).toBeCloseTo(PUBLISHED.hitRate, 10);
    expect(value.featureRate).toBeCloseTo(PUBLISHED.featureRate, 10);
    expect(value.capCost).toBeLessThan(1e-6);
  });

  it('agrees with an independent count of symbols', () => {
    // Reels turn independently, so a line's expectation is a product of symbol shares, without combining windows.
    const share = (reel: number, row: number, symbols: string) => {
      const strip = STRIPS[reel] ?? '';
      const hits = Array.from(strip, (_, stop) => reelWindow(reel, stop)).filter((shown) =>
        symbols.includes(shown.includes('W') ? 'W' : shown.charAt(row)),
      ).length;
      return hits / strip.length;
    };
    let expected = 0;
    for (const line of LINES)
      for (const symbol of Object.keys(LINE_PAYS)) {
        const match = (reel: number) => share(reel, line[reel] ?? 0, `${symbol}W`);
        let run = share(0, line[0] ?? 0, symbol) * match(1);
        for (let count = 3; count <= REELS; count += 1) {
          run *= match(count - 1);
          expected += (run * (1 - (count < REELS ? match(count) : 0)) * linePay(symbol, count)) / LINES.length;
        }
      }
    expect(value.lineRtp).toBeCloseTo(expected, 10);
  });

  it('is confirmed by 800,000 simulated rounds within four standard errors', () => {
    const rng = seededRng(20261121);
    const rounds = 800_000;
    let sum = 0,
      square = 0,
      features = 0;
    for (let index = 0; index < rounds; index += 1) {
      const stops = drawRound(rng);
      const win = settle(stops, LINES.length).win / LINES.length;
      sum += win;
      square += win * win;
      if (stops.length > 1) features += 1;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((square / rounds - mean * mean) / rounds);
    expect(error).toBeLessThan(0.01);
    expect(Math.abs(mean - value.rtp)).toBeLessThan(4 * error);
    const featureError = Math.sqrt((value.featureRate * (1 - value.featureRate)) / rounds);
    expect(Math.abs(features / rounds - value.featureRate)).toBeLessThan(4 * featureError);
  });
});

describe('a spin', () => {
  const stopOf = (reel: number, window: string) => {
    const strip = STRIPS[reel] ?? '';
    return Array.from(strip, (_, stop) => stop).find((stop) => reelWindow(reel, stop).includes(window)) ?? -1;
  };
  it('expands a wild over its reel and uses it for any symbol', () => {
    const wild = [0, stopOf(1, 'W'), stopOf(2, 'W'), stopOf(3, 'W'), 0];
    const spin = evaluate(wild);
    expect(spin.expanded).toEqual([1, 2, 3]);
    // Every line whose first reel shows a paying symbol pays at least four of a kind.
    const scatterRow = [...(spin.window[0] ?? '')].indexOf('S');
    expect(spin.wins.length).toBe(LINES.filter((line) => line[0] !== scatterRow).length);
    expect(spin.wins.every((win) => win.count >= 4)).toBe(true);
  });

  it('pays scatters anywhere and never multiplies them', () => {
    const stops = [0, 1, 2, 3, 4].map((reel) => stopOf(reel, 'S'));
    const spin = evaluate(stops);
    expect(spin.scatters).toBe(5);
    expect(spin.scatterStakes).toBe(SCATTER_PAYS[2]);
    const free = settle([stops, stops], 100);
    expect(free.spins[1]?.scatterAmount).toBe(100 * SCATTER_PAYS[2]);
    expect(free.spins[1]?.multiplier).toBe(FREE_SPIN_MULTIPLIER);
  });

  it('stops at the win cap and at the last free spin', () => {
    const lucky = [0, 1, 2, 3, 4].map((reel) => stopOf(reel, 'S'));
    const round = settle(
      Array.from({ length: 61 }, () => lucky),
      20,
    );
    expect(round.win).toBe(20 * MAX_WIN_STAKES);
    expect(round.capped).toBe(true);
    const awarded = round.spins.reduce((sum, spin) => sum + spin.freeSpinsAwarded, 0);
    expect(awarded).toBe(MAX_FREE_SPINS);
    // Stops that always show five scatters: the draw itself ends at the cap.
    let call = 0;
    const drawn = drawRound({ below: () => lucky[call++ % REELS] ?? 0 });
    expect(drawn.length).toBeLessThanOrEqual(1 + MAX_FREE_SPINS);
    expect(settle(drawn.slice(0, -1), 20).win).toBeLessThan(20 * MAX_WIN_STAKES);
  });

  it('never produces a fraction of a hundredth, and rejects a stake that would', () => {
    const rng = seededRng(5);
    for (let index = 0; index < 5000; index += 1) {
      const round = settle(drawRound(rng), 60);
      expect(Number.isSafeInteger(round.win)).toBe(true);
      expect(round.win).toBe(round.spins.reduce((sum, spin) => sum + spin.amount, 0));
    }
    for (const stake of [0, -20, 30, 0.2, Number.NaN])
      expect(() => settle([[0, 0, 0, 0, 0]], stake)).toThrow(/multiple of 20/);
  });
});

describe('stakes', () => {
  it.each([...CURRENCIES])(
    'divide into whole line bets in %s, whole units where the currency needs them',
    (currency) => {
      const stakes = stakesFor(currency);
      expect(stakes.length).toBeGreaterThanOrEqual(3);
      for (const stake of stakes) {
        expect(stake % LINES.length).toBe(0);
        if (WHOLE_UNIT_CURRENCIES.has(currency)) expect((stake / LINES.length) % 100).toBe(0);
        expect(stake * MAX_WIN_STAKES).toBeLessThanOrEqual(MAX_AMOUNT);
      }
      expect(stakes).toContain(defaultStakeFor(currency));
    },
  );
  it('respect the operator’s maximum stake and pace', () => {
    const rules = playRulesOf({ maximumStake: 100, minimumSpinSeconds: 5, autoplayAllowed: false });
    expect(Math.max(...stakesFor('EUR', rules))).toBe(100);
    expect(rules).toMatchObject({ minRoundMs: 5000, turbo: false });
    expect(playRulesOf({ maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: false })).toEqual({
      minRoundMs: 0,
      turbo: false,
    });
    expect(playRulesOf(undefined)).toEqual({ minRoundMs: 0, turbo: true });
  });
  it.each([
    ['a slot', 20, 80_00, [20, 80_00], 100],
    ['a table', 5_00, 1000_00, [5_00, 100_00], 5_00],
    ['a small table', 10, 25_00, [20, 20_00], 100],
  ])('stay within the limits that %s publishes', (_game, min, max, within, start) => {
    const rules = playRulesOf({ maximumStake: null, minimumSpinSeconds: 0, autoplayAllowed: true }, { min, max });
    // The law's maximum counts too.
    expect(
      playRulesOf({ maximumStake: 100, minimumSpinSeconds: 0, autoplayAllowed: true }, { min, max }).maxStake,
    ).toBe(100);
    const stakes = stakesFor('EUR', rules);
    const [lowest = 0, highest = 0] = within;
    expect(Math.min(...stakes)).toBeGreaterThanOrEqual(lowest);
    expect(Math.max(...stakes)).toBeLessThanOrEqual(highest);
    expect(defaultStakeFor('EUR', rules)).toBe(start);
  });
});

it('draws cryptographically over the whole strip', () => {
  const seen = new Set(Array.from({ length: 2000 }, () => cryptoRng.below(30)));
  expect(seen.size).toBe(30);
});

describe('the model with ways', () => {
  const counted = valueWays();
  it('returns the published figures, counted from the strips', () => {
    expect(counted.rtp).toBeCloseTo(WAYS_MODEL.published.rtp, 10);
    expect(counted.hitRate).toBeCloseTo(WAYS_MODEL.published.hitRate, 10);
    expect(counted.featureRate).toBeCloseTo(WAYS_MODEL.published.featureRate, 10);
    expect(counted.rtp).toBeGreaterThanOrEqual(0.955);
    expect(counted.rtp).toBeLessThanOrEqual(0.965);
  });
  it('is confirmed by 100,000 simulated rounds within four standard errors', () => {
    const rng = seededRng(20261126);
    const rounds = 100_000;
    let [sum, square, hits] = [0, 0, 0];
    for (let index = 0; index < rounds; index += 1) {
      const { spins, win } = settle(drawRound(rng, WAYS_MODEL), 20, WAYS_MODEL);
      sum += win / 20;
      square += (win / 20) ** 2;
      if ((spins[0]?.amount ?? 0) > 0) hits += 1;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((square / rounds - mean * mean) / rounds);
    expect(error).toBeLessThan(0.02);
    expect(Math.abs(mean - counted.rtp)).toBeLessThan(4 * error);
    const hitError = Math.sqrt((counted.hitRate * (1 - counted.hitRate)) / rounds);
    expect(Math.abs(hits / rounds - counted.hitRate)).toBeLessThan(4 * hitError);
  });
  it('pays a symbol for every way from the left, a wild included, and shows where', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 29 }), { minLength: REELS, maxLength: REELS }), (stops) => {
        const { window, wins } = WAYS_MODEL.evaluate(stops);
        for (const { symbol, count, cells, units } of wins) {
          const perReel = Array.from({ length: count }, (_, reel) => cells.filter(([at]) => at === reel).length);
          expect(cells.every(([reel, row]) => [symbol, 'W'].includes(window[reel]?.[row] ?? ''))).toBe(true);
          const ways = perReel.reduce((product, each) => product * each, 1);
          expect(units).toBe((WAYS_MODEL.pays[symbol][count - 3] ?? 0) * ways);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the model with coins that stay', () => {
  const counted = valueHold();
  /** Stops that show a coin on each of the first three reels, and on no other. */
  const threeCoins = STRIPS.map((strip, reel) =>
    reel < 3 ? strip.indexOf('S') : (strip.indexOf('S') + 5) % strip.length,
  );
  it('returns the published figures, counted over the full cycle and every board', () => {
    expect(counted.rtp).toBeCloseTo(HOLD_MODEL.published.rtp, 10);
    expect(counted.hitRate).toBeCloseTo(HOLD_MODEL.published.hitRate, 10);
    expect(counted.featureRate).toBeCloseTo(HOLD_MODEL.published.featureRate, 10);
    expect(counted.rtp).toBeGreaterThanOrEqual(0.955);
    expect(counted.rtp).toBeLessThanOrEqual(0.965);
    expect(counted.highest).toBeLessThanOrEqual(HOLD_MODEL.maxWinStakes);
  });
  it('draws features that are worth what was counted', () => {
    const rng = seededRng(20261127);
    const features = 40_000;
    let [sum, square] = [0, 0];
    for (let index = 0; index < features; index += 1) {
      const pays = holdUnits(drawHold(rng, threeCoins)).units / LINES.length;
      sum += pays;
      square += pays * pays;
    }
    const mean = sum / features;
    const error = Math.sqrt((square / features - mean * mean) / features);
    expect(error).toBeLessThan(0.5);
    expect(Math.abs(mean - counted.ofThree)).toBeLessThan(4 * error);
  });
  it('keeps every coin, starts the count again with each, and ends without draws or fields', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const draws = drawHold(seededRng(seed), threeCoins);
        expect(draws[0]).toHaveLength(3);
        const coins = draws.flat();
        expect(new Set(coins.map(({ cell }) => cell)).size).toBe(coins.length);
        const last = draws.findLastIndex(({ length }) => length > 0);
        expect(coins.length === CELLS ? 0 : DRAWS).toBe(draws.length - 1 - last);
        for (let from = 1; from + DRAWS <= last; from += 1)
          expect(draws.slice(from, from + DRAWS).some(({ length }) => length > 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
