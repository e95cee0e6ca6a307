import { describe, expect, it } from 'vitest';
import { fixturesAround, MODELS } from './schedule.ts';
import { SPORTS, VIRTUALS, type Fixture } from './types.ts';
import { World, type Intervention } from './World.ts';

const NOW = Date.UTC(2026, 10, 27, 18, 0, 30);
const world = new World('a seed');
const all = fixturesAround('a seed', NOW);
const firstOf = (sport: string): Fixture => {
  const found = all.find((fixture) => fixture.sport === sport);
  if (!found) throw new Error(`no ${sport}`);
  return found;
};
const endOf = (fixture: Fixture): number => fixture.startsAt + MODELS[fixture.sport].duration(fixture);

it('has something of every sport running or about to start, at any hour', () => {
  for (let hour = 0; hour < 24; hour += 3) {
    const now = NOW + hour * 3_600_000;
    const list = world.list(now);
    for (const sport of [...SPORTS, ...VIRTUALS])
      expect(
        list.some((fixture) => fixture.sport === sport && fixture.startsAt > now),
        `${sport} at ${hour}`,
      ).toBe(true);
    expect(list.filter((fixture) => world.state(fixture, now).phase === 'LIVE').length).toBeGreaterThan(8);
  }
});
it('is the same world after a restart, and another one with another seed', () => {
  const again = new World('a seed');
  const other = new World('another');
  const ids = world.list(NOW).map(({ id }) => id);
  expect(again.list(NOW).map(({ id }) => id)).toEqual(ids);
  const states = (of: World) => ids.map((id) => JSON.stringify(of.markets(of.find(id) as Fixture, NOW)));
  expect(states(again)).toEqual(states(world));
  expect(states(other)).not.toEqual(states(world));
});
it('gives every event an address of its own', () => {
  const addresses = world
    .list(NOW)
    .map(({ sport, competition, slug }) => `${sport}/${competition.regionSlug}/${competition.slug}/${slug}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses)
    for (const part of address.split('/')) expect(part).toMatch(/^[a-z0-9][a-z0-9-]{0,119}$/);
});
describe.each([...SPORTS, ...VIRTUALS])('%s', (sport) => {
  it('decides every selection that it offered', () => {
    const fixtures = all.filter((fixture) => fixture.sport === sport).slice(0, 12);
    for (const fixture of fixtures)
      for (const part of [-0.1, 0, 0.3, 0.7, 0.97]) {
        const at = fixture.startsAt + part * (endOf(fixture) - fixture.startsAt);
        for (const market of world.markets(fixture, at)) {
          const outcomes = market.selections.map(({ code }) =>
            world.outcome(fixture.id, market.id, code, endOf(fixture) + 1),
          );
          expect(outcomes, `${fixture.id} ${market.id}`).not.toContain(null);
          const isOne = ['result', 'winner', 'next-goal', 'set-winner', 'race-winner'].includes(
            market.id.split(':')[0] ?? '',
          );
          if (isOne && outcomes.length > 1)
            expect(outcomes.filter((each) => each === 'WON').length, market.id).toBeLessThan(2);
        }
      }
  });
  it('never goes back: score and clock only grow', () => {
    const fixture = firstOf(sport);
    let before = -1;
    for (let at = fixture.startsAt; at < endOf(fixture) + 1000; at += 20_000) {
      const { score } = world.state(fixture, at);
      expect(score.home + score.away).toBeGreaterThanOrEqual(before);
      before = score.home + score.away;
    }
    expect(world.state(fixture, endOf(fixture) + 1).phase).toBe('ENDED');
  });
});
it('prices the result of football matches as they end: each chance within sampling error', () => {
  const groups = new Map<number, { n: number; won: number; p: number }>();
  for (let day = 0; day < 30; day += 1)
    for (const fixture of fixturesAround('fair', NOW + day * 4 * 86_400_000).filter(
      (each) => each.sport === 'football',
    )) {
      const state = MODELS.football.stateAt(fixture, -1);
      const final = MODELS.football.stateAt(fixture, 1e9);
      const fair = MODELS.football.fair(fixture, state, 'result', 0);
      for (const { code, p } of fair?.chances ?? []) {
        const key = Math.floor(p * 8);
        const group = groups.get(key) ?? { n: 0, won: 0, p: 0 };
        group.n += 1;
        group.p += p;
        if (MODELS.football.outcome(fixture, final, 'result', code) === 'WON') group.won += 1;
        groups.set(key, group);
      }
    }
  for (const { n, won, p } of groups.values()) {
    if (n < 300) continue;
    const mean = p / n;
    expect(Math.abs(won / n - mean)).toBeLessThan(5 * Math.sqrt((mean * (1 - mean)) / n));
  }
});
it('suspends betting around a goal, and on a virtual game once it runs', () => {
  const fixture = all.find((each) => each.sport === 'football' && MODELS.football.stateAt(each, 1e9).score.home > 0);
  if (!fixture) throw new Error('no goal');
  const goal = MODELS.football.stateAt(fixture, 1e9).incidents.find(({ kind }) => kind === 'goal');
  const at = fixture.startsAt + (goal?.at ?? 0);
  expect(world.market(fixture, 'result', at - 3000)?.suspended).toBe(true);
  expect(world.market(fixture, 'result', at + 3000)?.suspended).toBe(true);
  const race = firstOf('virtual-horses');
  expect(world.market(race, 'race-winner', race.startsAt - 5000)?.suspended).toBe(false);
  expect(world.market(race, 'race-winner', race.startsAt + 5000)?.suspended).toBe(true);
});
it('follows what a person decides: suspended, void, postponed, another result', () => {
  const decided = new Map<string, Intervention>();
  const watched = new World('a seed', (id) => decided.get(id));
  const fixture = firstOf('football');
  const before = fixture.startsAt - 60_000;
  const decide = (what: Omit<Intervention, 'id'>) => decided.set(fixture.id, { id: fixture.id, ...what });
  const now = () => watched.find(fixture.id) as Fixture;
  decide({ suspended: true });
  expect(watched.market(now(), 'result', before)?.suspended).toBe(true);
  decide({ postponedTo: fixture.startsAt + 3_600_000 });
  expect(now().startsAt).toBe(fixture.startsAt + 3_600_000);
  expect(watched.outcome(fixture.id, 'result', '1', endOf(fixture) + 1)).toBeNull();
  decide({ postponedTo: null });
  expect(watched.outcome(fixture.id, 'result', '1', before)).toBe('VOID');
  decide({ result: { home: 4, away: 0 } });
  expect(watched.outcome(fixture.id, 'result', '1', before)).toBe('WON');
  expect(watched.outcome(fixture.id, 'totals:2.5', 'over', before)).toBe('WON');
  decide({ voided: true });
  expect(watched.outcome(fixture.id, 'result', '1', endOf(fixture) + 1)).toBe('VOID');
});
it('closes every market when the feed is down', () => {
  const stopped = new World('a seed');
  stopped.stoppedAt = NOW;
  for (const fixture of stopped.list(NOW).slice(0, 40))
    for (const market of stopped.markets(fixture, NOW + 30_000)) expect(market.suspended).toBe(true);
});
