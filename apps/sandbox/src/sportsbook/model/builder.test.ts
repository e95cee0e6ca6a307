import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builderChance, builderId, builderOutcome, isCombinable, readBuilder, type BuilderPart } from './builder.ts';
import { FOOTBALL, goalModel } from './goals.ts';
import { fixtureOf, fixturesAround } from './schedule.ts';
import type { Fixture } from './types.ts';
import { World } from './World.ts';

const NOW = Date.UTC(2026, 10, 27, 18, 0, 30);
const world = new World('builder');
const fixture = fixturesAround('builder', NOW).find(
  ({ sport, startsAt }) => sport === 'football' && startsAt > NOW + 60_000,
) as Fixture;
const model = goalModel(FOOTBALL);
const before = model.stateAt(fixture, -1);
const chanceOf = (marketId: string, code: string): number =>
  model.fair(fixture, before, marketId, 0)?.chances.find((each) => each.code === code)?.p ?? Number.NaN;
const together = (...parts: BuilderPart[]): number => chanceOf(builderId(parts), 'yes');
const part = (marketId: string, code: string): BuilderPart => ({ marketId, code });

describe('the chance of selections together', () => {
  it('is that of the narrower one where one contains the other, and nothing where they exclude each other', () => {
    expect(together(part('result', '1'), part('double-chance', '1X'))).toBeCloseTo(chanceOf('result', '1'), 12);
    expect(together(part('result', '1'), part('result', 'X'))).toBe(0);
    expect(together(part('correct-score', '0-0'), part('both-score', 'yes'))).toBe(0);
    expect(together(part('correct-score', '2-1'), part('totals:2.5', 'over'), part('result', '1'))).toBeCloseTo(
      chanceOf('correct-score', '2-1'),
      12,
    );
  });
  it('is higher than the product of what goes together, and lower of what does not', () => {
    const [both, over, home] = [chanceOf('both-score', 'yes'), chanceOf('totals:2.5', 'over'), chanceOf('result', '1')];
    expect(together(part('both-score', 'yes'), part('totals:2.5', 'over'))).toBeGreaterThan(both * over * 1.05);
    expect(together(part('both-score', 'yes'), part('totals:2.5', 'under'))).toBeLessThan(both * (1 - over) * 0.95);
    expect(together(part('result', '1'), part('scorer', 'h0'))).toBeGreaterThan(home * chanceOf('scorer', 'h0'));
  });
  it('adds up over a market, whatever it is combined with', () => {
    const sum = ['1', 'X', '2'].reduce(
      (all, code) => all + together(part('result', code), part('totals:2.5', 'over')),
      0,
    );
    expect(sum).toBeCloseTo(chanceOf('totals:2.5', 'over'), 10);
  });
  it('never exceeds that of any of its parts', () => {
    const any = fc.constantFrom(
      part('result', '1'),
      part('result', '2'),
      part('double-chance', 'X2'),
      part('totals:1.5', 'over'),
      part('totals:3.5', 'under'),
      part('handicap:-0.5', '1'),
      part('both-score', 'no'),
      part('scorer', 'h0'),
      part('scorer', 'h1'),
      part('scorer', 'a2'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(any, { minLength: 2, maxLength: 5 }), (parts) => {
        const p = together(...parts);
        for (const { marketId, code } of parts) expect(p).toBeLessThanOrEqual(chanceOf(marketId, code) + 1e-9);
      }),
    );
  });
  it('is how often they win together in matches as they are played', () => {
    const parts = [part('totals:2.5', 'over'), part('both-score', 'yes'), part('scorer', 'h0')];
    const id = builderId(parts);
    let [won, expected] = [0, 0];
    const games = 3000;
    for (let day = 1; day <= games; day += 1) {
      const game = fixtureOf('builder', fixture.competition, day, 0);
      expected += model.fair(game, model.stateAt(game, -1), id, 0)?.chances[0]?.p ?? 0;
      if (model.outcome(game, model.stateAt(game, 1e9), id, 'yes') === 'WON') won += 1;
    }
    // Five standard errors.
    expect(Math.abs(won - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});

it('names a builder the same in any order, and reads only what can be combined', () => {
  const parts = [part('totals:2.5', 'over'), part('result', '1')];
  const id = builderId(parts);
  expect(id).toBe('builder:result=1+totals:2.5=over');
  expect(builderId([...parts].reverse())).toBe(id);
  expect(readBuilder(id)).toEqual([part('result', '1'), part('totals:2.5', 'over')]);
  for (const wrong of [
    'builder:result=1',
    'builder:totals:2.5=over+result=1',
    'builder:result=1+result=1',
    'builder:handicap:-0.75=1+result=1',
    'builder:next-goal:1=1+result=1',
    'builder:builder:a=b+result=1',
    'result',
  ])
    expect(readBuilder(wrong)).toBeNull();
  expect(isCombinable(part('handicap:-1', '1'))).toBe(false);
});
it.each([
  [['WON', 'WON'], 'WON'],
  [['WON', null], null],
  [[null, 'LOST'], 'LOST'],
  [['WON', 'VOID'], 'VOID'],
] as const)('is settled by its parts: %j is %s', (outcomes, outcome) => expect(builderOutcome(outcomes)).toBe(outcome));

it('is priced, closed and settled like any market', () => {
  const id = builderId([part('both-score', 'yes'), part('totals:2.5', 'over')]);
  const market = world.market(fixture, id, NOW);
  expect(market).toMatchObject({ suspended: false, selections: [{ code: 'yes' }] });
  expect(world.market(fixture, builderId([part('result', '1'), part('result', '2')]), NOW)).toMatchObject({
    suspended: true,
    selections: [],
  });
  expect(world.market(fixture, 'builder:nonsense', NOW)).toBeNull();
  const end = fixture.startsAt + 3 * 3_600_000;
  const { score } = world.state(fixture, end);
  expect(world.outcome(fixture.id, id, 'yes', NOW)).toBeNull();
  expect(world.outcome(fixture.id, id, 'yes', end)).toBe(
    score.home > 0 && score.away > 0 && score.home + score.away > 2 ? 'WON' : 'LOST',
  );
});
it('works the chance out from any scores and players', () => {
  const chances = {
    scores: (visit: (home: number, away: number, p: number) => void) => {
      visit(1, 0, 0.5);
      visit(2, 0, 0.5);
    },
    score: { home: 1, away: 0 },
    shareOf: () => 0.25,
    hasScored: (_side: string, player: number) => player === 3,
  };
  expect(builderChance([part('scorer', 'h0'), part('result', '1')], chances)).toBeCloseTo(0.5 * 0.25);
  expect(builderChance([part('scorer', 'h3'), part('result', '1')], chances)).toBeCloseTo(1);
});
