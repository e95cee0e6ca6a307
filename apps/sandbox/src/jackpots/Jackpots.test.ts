import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { CURRENCIES, fromWire } from '@baize/kernel';
import { seededRng } from '../studio/model/random.ts';
import { Jackpots, startOf } from './Jackpots.ts';

const folder = mkdtempSync(join(tmpdir(), 'jackpots-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const now = () => new Date('2026-11-26T12:00:00Z');
const open = (dataDir = join(folder, String((count += 1))), rng = seededRng(1)) => new Jackpots({ dataDir, rng, now });
/** The last number of the range: never wins, unless the chance is certain. */
const never = { below: (bound: number) => bound - 1 };
const euros = (jackpots: Jackpots) => {
  const amount = fromWire(jackpots.describe(['7'])[0]?.amounts.find(({ currency }) => currency === 'EUR')?.amount);
  return amount.ok ? amount.value : NaN;
};

it('adds a hundredth of each stake, in any currency, and nothing of a stake that was undone', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          stake: fc.integer({ min: 1, max: 10_000 }),
          currency: fc.constantFrom(...CURRENCIES),
          isKept: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
      (stakes) => {
        const jackpots = open(undefined, never as never);
        const before = euros(jackpots);
        const perEuro: Readonly<Record<string, number>> = { CLP: 1000, INR: 100 };
        let most = 0;
        for (const { stake, currency, isKept } of stakes) {
          const draw = jackpots.draw('7', stake, currency);
          expect(draw.won).toBe(0);
          if (isKept) draw.keep();
          else draw.undo();
          if (isKept) most += stake / (perEuro[currency] ?? 1) / 100;
        }
        const grown = euros(jackpots) - before;
        expect(grown).toBeGreaterThanOrEqual(0);
        expect(grown).toBeLessThanOrEqual(most + 1);
      },
    ),
    { numRuns: 40 },
  );
});

it('pays what it shows, once, and starts again', () => {
  for (const currency of CURRENCIES) {
    const jackpots = open();
    jackpots.letFall('7');
    const { won, keep } = jackpots.draw('7', 100, currency);
    keep();
    const [pot] = jackpots.describe(['7']);
    const shown = fromWire(pot?.lastWin?.amounts.find((each) => each.currency === currency)?.amount);
    expect(shown).toEqual({ ok: true, value: won });
    expect(won).toBeGreaterThan(0);
    expect(jackpots.draw('7', 100, currency).won).toBe(0);
    expect(Math.round(euros(jackpots) / 100)).toBe(startOf('7') / 1_000_000);
  }
});

it('gives a win back if its round was not played, and keeps what others put in meanwhile', () => {
  const jackpots = open(undefined, never as never);
  const before = euros(jackpots);
  jackpots.letFall('7');
  const lost = jackpots.draw('7', 100, 'EUR');
  jackpots.draw('7', 10_000, 'EUR').keep();
  lost.undo();
  expect([euros(jackpots) - before, jackpots.describe(['7'])[0]?.lastWin]).toEqual([100, null]);
});

it('remembers its pots over a restart, and a closed one neither grows nor is won', () => {
  const dataDir = join(folder, 'kept');
  const first = open(dataDir, never as never);
  first.draw('7', 100_000, 'EUR').keep();
  first.setClosed('7', true);
  first.letFall('7');
  const again = open(dataDir);
  expect(euros(again)).toBe(euros(first));
  expect(again.draw('7', 100_000, 'EUR').won).toBe(0);
  expect([again.describe(['7'])[0]?.open, euros(again)]).toEqual([false, euros(first)]);
});

it('is won as often as its stakes promise', () => {
  const jackpots = open();
  const stake = 1_000_000;
  const chance = stake / 100 / ((startOf('7') / 1_000_000) * 100);
  const rounds = 4000;
  let wins = 0;
  for (let round = 0; round < rounds; round += 1) if (jackpots.draw('7', stake, 'EUR').won > 0) wins += 1;
  const expected = chance * rounds;
  expect(Math.abs(wins - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
});
