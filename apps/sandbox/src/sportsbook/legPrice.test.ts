import { expect, it } from 'vitest';
import { legPrice } from './legPrice.ts';
import { MODELS } from './model/schedule.ts';
import { isVirtual, type Fixture } from './model/types.ts';
import { World, type Intervention } from './model/World.ts';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const interventions = new Map<string, Intervention>();
const world = new World('prices', (id) => interventions.get(id));
const found = (isWanted: (fixture: Fixture) => boolean): Fixture => {
  const fixture = world.list(NOW).find((each) => each.startsAt - NOW > 60_000 && isWanted(each));
  if (!fixture) throw new Error('The world has no such event.');
  return fixture;
};
const priceOf = (fixture: Fixture, at: number, excluded: readonly string[] = []) =>
  legPrice(world, { eventId: fixture.id, marketId: world.mainMarket(fixture, NOW)?.id ?? '', code: '1' }, at, excluded);

it('has odds before the match, none while betting pauses, and closes with its end', () => {
  const match = found(({ sport }) => sport === 'football');
  expect(priceOf(match, NOW)).toBeGreaterThan(100);
  expect(priceOf(match, match.startsAt)).toBeNull();
  expect(priceOf(match, match.startsAt + MODELS.football.duration(match) + 1)).toBe('closed');
  interventions.set(match.id, { id: match.id, suspended: true });
  expect(priceOf(match, NOW)).toBeNull();
  interventions.set(match.id, { id: match.id, voided: true });
  expect(priceOf(match, NOW)).toBe('closed');
});
it('closes a decided market while its match goes on', () => {
  // The first goal is decided where one has fallen by half-time.
  const atBreak = world
    .list(NOW)
    .filter(({ sport, id }) => sport === 'football' && !interventions.has(id))
    .map((match) => ({ eventId: match.id, at: match.startsAt + MODELS.football.duration(match) / 2 }))
    .find(({ eventId, at }) => world.outcome(eventId, 'next-goal:1', '1', at) !== null);
  if (!atBreak) throw new Error('No goal falls in any match.');
  expect(legPrice(world, { ...atBreak, marketId: 'next-goal:1', code: '1' }, atBreak.at, [])).toBe('closed');
});
it('closes a virtual round when it starts and an unknown event, and says that a law excludes one', () => {
  const round = found(({ sport }) => isVirtual(sport));
  expect(priceOf(round, round.startsAt + 5000)).toBe('closed');
  const youth = found(({ competition }) => competition.kind === 'youth');
  expect(priceOf(youth, NOW, ['amateur'])).toBeGreaterThan(100);
  expect(priceOf(youth, NOW, ['youth'])).toBe('excluded');
  expect(legPrice(world, { eventId: 'none', marketId: 'result', code: '1' }, NOW, [])).toBe('closed');
});
