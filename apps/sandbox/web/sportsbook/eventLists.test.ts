import { expect, it } from 'vitest';
import type { EventView } from '../../src/sportsbook/wire.ts';
import { isOpenToBets, isStageOld, mixed, stageAndList } from './eventLists.ts';

const event = (id: string, part: object = {}) => ({ id, sport: 'virtual-football', ...part }) as unknown as EventView;
const [match, race, next, later] = [event('match'), event('race', { runners: ['A'] }), event('next'), event('later')];

it('puts a running race on the stage of the virtual games, and lists the rest', () => {
  expect(stageAndList([match, race], [next, later])).toEqual({ lead: race, listed: [match, next, later] });
  expect(stageAndList([match], [next])).toEqual({ lead: match, listed: [next] });
});
it('lists the next event, too, while it waits on the stage: its bets are open', () => {
  expect(stageAndList([], [next, later])).toEqual({ lead: next, listed: [next, later] });
  expect(stageAndList([], [])).toEqual({ lead: undefined, listed: [] });
});
it('takes one event of each sport in turn', () => {
  const [one, two, tennis] = [event('1'), event('2'), event('3', { sport: 'tennis' })];
  expect(mixed([one, two, tennis])).toEqual([one, tennis, two]);
});
it('leads with events whose every outcome has odds', () => {
  const market = (...odds: (number | null)[]) => ({
    main: { id: 'm', suspended: false, selections: odds.map((each, index) => ({ code: String(index), odds: each })) },
  });
  expect([market(150, 250), market(150, null), { main: null }].map(isOpenToBets)).toEqual([true, false, false]);
  expect(isOpenToBets({ main: { ...market(150, 250).main, suspended: true } })).toBe(false);
});
it('knows when the stage of the virtual games is out of date', () => {
  const at = (id: string, phase: string, startsAt = 0) => event(id, { runners: ['A'], phase, startsAt });
  const [next, later] = [at('next', 'SCHEDULED', 1), at('later', 'SCHEDULED', 2)];
  expect(isStageOld(at('race', 'LIVE'), [next, later])).toBe(false);
  expect(isStageOld(next, [later, next])).toBe(false);
  // The race on the stage is over; the one that waits there has begun; one in the list has begun, or was declared void.
  expect(isStageOld(at('race', 'ENDED'), [next, later])).toBe(true);
  expect(isStageOld(at('next', 'LIVE'), [at('next', 'LIVE'), later])).toBe(true);
  expect(isStageOld(next, [next, at('later', 'LIVE')])).toBe(true);
  expect(isStageOld(next, [next, at('later', 'VOID')])).toBe(true);
  expect(isStageOld(null, [])).toBe(true);
});
