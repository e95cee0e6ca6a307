import { expect, it } from 'vitest';
import { fixturesAround, MODELS } from './schedule.ts';
import { statisticsOf } from './statistics.ts';
import type { Fixture } from './types.ts';
import { World, type Intervention } from './World.ts';

const NOW = Date.UTC(2026, 10, 27, 18, 0, 30);
const decided = new Map<string, Intervention>();
const world = new World('statistics', (id) => decided.get(id));
const coming = (sport: string): Fixture =>
  fixturesAround('statistics', NOW).find((each) => each.sport === sport && each.startsAt > NOW + 3_600_000) as Fixture;

it('knows only games that have ended, and the same ones the sportsbook has settled', () => {
  for (const sport of ['football', 'tennis', 'ice-hockey', 'basketball']) {
    const fixture = coming(sport);
    const { meetings, form } = statisticsOf(world, fixture, NOW) ?? { meetings: [], form: { home: [], away: [] } };
    expect(form.home).toHaveLength(5);
    expect(form.away).toHaveLength(5);
    const all = [...meetings, ...form.home, ...form.away];
    for (const { startsAt } of all)
      expect(startsAt + MODELS[fixture.sport].duration(fixture)).toBeLessThanOrEqual(NOW + 4 * 3_600_000);
    for (const { home, away, startsAt, score } of form.home) {
      expect([home, away]).toContain(fixture.home);
      expect(startsAt).toBeLessThan(NOW);
      expect(score.home + score.away).toBeGreaterThanOrEqual(0);
    }
    for (const { home, away } of meetings) expect([home, away].sort()).toEqual([fixture.home, fixture.away].sort());
    expect(form.home.map(({ startsAt }) => startsAt)).toEqual(
      form.home.map(({ startsAt }) => startsAt).sort((one, two) => two - one),
    );
  }
});
it('counts a table whose games, goals and points add up', () => {
  const { table } = statisticsOf(world, coming('football'), NOW) ?? {};
  expect(table).toHaveLength(20);
  const sum = (key: 'played' | 'difference') => (table ?? []).reduce((all, row) => all + row[key], 0);
  expect(sum('difference')).toBe(0);
  expect(sum('played') % 2).toBe(0);
  for (const { points, played } of table ?? []) expect(points).toBeLessThanOrEqual(3 * played);
  expect((table ?? []).map(({ points }) => points)).toEqual(
    (table ?? []).map(({ points }) => points).sort((one, two) => two - one),
  );
  expect(statisticsOf(world, coming('tennis'), NOW)?.table).toBeNull();
});
it('follows a result that a person corrected', () => {
  const fixture = coming('football');
  const [last] = statisticsOf(world, fixture, NOW)?.form.home ?? [];
  const game = fixturesAround('statistics', last?.startsAt ?? 0).find(
    ({ home, away, startsAt }) => home === last?.home && away === last.away && startsAt === last.startsAt,
  ) as Fixture;
  decided.set(game.id, { id: game.id, result: { home: 9, away: 0 } });
  expect(statisticsOf(world, fixture, NOW)?.form.home[0]?.score).toEqual({ home: 9, away: 0 });
  // A game that never was is in no statistics.
  decided.set(game.id, { id: game.id, voided: true });
  expect(statisticsOf(world, fixture, NOW)?.form.home[0]?.startsAt).not.toBe(game.startsAt);
  decided.clear();
});
it('tells nothing of virtual games', () => {
  const race = fixturesAround('statistics', NOW).find(({ sport }) => sport === 'virtual-horses') as Fixture;
  expect(statisticsOf(world, race, NOW)).toBeNull();
});
