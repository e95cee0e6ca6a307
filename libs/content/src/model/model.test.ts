import { describe, expect, it } from 'vitest';
import { isVisibleTo, type Audience } from './audience.ts';

const now = new Date('2026-11-21T12:00:00Z');
const visitor: Audience = { signedIn: false, playerId: null, deposits: null, now };
const player: Audience = { signedIn: true, playerId: 'p1', deposits: 3, now };
/** Still the 21st in Toronto, already the 22nd in Helsinki. */
const late: Audience = { ...player, now: new Date('2026-11-21T22:30:00Z') };
const [HERE, EAST] = ['America/Toronto', 'Europe/Helsinki'];
const rules = (over: object) => ({
  authorized: 'both' as const,
  targetAudience: { option: 'noLimit' as const, targetGroups: [], targetPlayerIds: [] },
  startDate: null,
  endDate: null,
  ...over,
});
const target = (option: string, groups: number[] = [], ids: string[] = []) => ({
  targetAudience: { option, targetGroups: groups, targetPlayerIds: ids } as never,
});

describe('audience (B§5)', () => {
  it.each([
    ['both, visitor', rules({}), visitor, true],
    ['both, player', rules({}), player, true],
    ['authorised only, visitor', rules({ authorized: 'authorized' }), visitor, false],
    ['authorised only, player', rules({ authorized: 'authorized' }), player, true],
    ['not authorised only, player', rules({ authorized: 'notAuthorized' }), player, false],
    ['not authorised only, visitor', rules({ authorized: 'notAuthorized' }), visitor, true],
    ['group 2, three deposits', rules(target('group', [2])), player, true],
    ['group 1, three deposits', rules(target('group', [1])), player, false],
    ['group 0, deposits unknown', rules(target('group', [0])), visitor, false],
    ['group 0, none', rules(target('group', [0])), { ...player, deposits: 0 }, true],
    ['listed', rules(target('playersCsv', [], ['p1'])), player, true],
    ['not listed', rules(target('playersCsv', [], ['p2'])), player, false],
    ['unknown mode', rules(target('everyone')), player, false],
    ['not begun', rules({ startDate: '2026-12-01T00:00:00Z' }), player, false],
    ['over', rules({ endDate: '2026-11-01T00:00:00Z' }), player, false],
    ['on its last day', rules({ endDate: '2026-11-21' }), player, true],
    ['after its last day', rules({ endDate: '2026-11-20' }), player, false],
    ['on its first day', rules({ startDate: '2026-11-21' }), player, true],
    ['before its first day', rules({ startDate: '2026-11-22' }), player, false],
    [
      'on its last day, which has passed elsewhere',
      rules({ endDate: '2026-11-21' }),
      { ...late, timeZone: HERE },
      true,
    ],
    ['after its last day, which lasts elsewhere', rules({ endDate: '2026-11-21' }), { ...late, timeZone: EAST }, false],
    [
      'on its first day, which has not begun elsewhere',
      rules({ startDate: '2026-11-22' }),
      { ...late, timeZone: EAST },
      true,
    ],
  ] as const)('%s', (_, item, audience, expected) => expect(isVisibleTo(item, audience)).toBe(expected));
});
