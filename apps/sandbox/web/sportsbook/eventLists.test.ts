import { expect, it } from 'vitest';
import type { EventView } from '../../src/sportsbook/wire.ts';
import { isOpenToBets, mixed, stageAndList } from './eventLists.ts';

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
