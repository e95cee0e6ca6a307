import { describe, expect, it } from 'vitest';
import type { JoinReply, OwnRound, TableState } from '../../src/live/wire.ts';
import { TableStanding } from './TableStanding.ts';

const own = (change: Partial<OwnRound> = {}): OwnRound => ({
  round: 1,
  bets: { red: 100 },
  stake: 100,
  state: 'placed',
  ...change,
});
function standing(
  table: Partial<TableState>,
  part: Partial<Pick<TableStanding, 'own' | 'seat' | 'session' | 'isPaused' | 'shownRound'>> = {},
) {
  const made = Object.assign(new TableStanding(), part);
  made.enter({ round: 1, phase: 'betting', now: Date.now(), ...table } as TableState);
  return made;
}
const blackjack = { kind: 'blackjack' } as JoinReply;

it('takes bets while the table does and the host does not ask to wait', () => {
  expect([
    standing({}).isOpen,
    standing({ phase: 'closed' }).isOpen,
    standing({}, { isPaused: true }).isOpen,
    new TableStanding().isOpen,
  ]).toEqual([true, false, false, false]);
});

it('lets a player bet only from a seat where there are seats', () => {
  expect([
    standing({}).mayBet,
    standing({}, { session: blackjack }).mayBet,
    standing({}, { session: blackjack, seat: 0 }).mayBet,
  ]).toEqual([true, false, true]);
});

it('counts with the player’s part in this round only, unless the stake was refused', () => {
  expect([
    standing({}, { own: own() }).ownInRound?.stake,
    standing({ round: 2 }, { own: own() }).ownInRound,
    standing({}, { own: own({ state: 'refused' }) }).ownInRound,
    standing({}).ownInRound,
  ]).toEqual([100, null, null, null]);
});

it('shows the stake that was taken once it was, with what a move has added', () => {
  expect([
    standing({}, { own: own() }).stakeShown(40),
    standing({}, { own: own({ state: 'accepted', stake: 200 }) }).stakeShown(40),
    standing({}, { own: own({ state: 'refused' }) }).stakeShown(40),
  ]).toEqual([40, 200, 40]);
});

it('lets the player choose in the phase of decisions, among the moves that there are', () => {
  const moves = [{ name: 'hit', stake: 0 }];
  expect([
    standing({ phase: 'deciding' }, { own: own({ moves }) }).isChoosing,
    standing({ phase: 'deciding' }, { own: own({ moves: [] }) }).isChoosing,
    standing({ phase: 'result' }, { own: own({ moves }) }).isChoosing,
  ]).toEqual([true, false, false]);
});

describe('what a reload must not reveal', () => {
  it.each<[what: string, own: OwnRound | null, shownRound: number, hidden: number]>([
    ['a win that is booked and not shown', own({ state: 'settled', win: 300 }), -1, 300],
    ['a win that has been shown', own({ state: 'settled', win: 300 }), 1, 0],
    ['a win that is not booked yet', own({ state: 'settled', win: 300, isPending: true }), -1, 0],
    ['a round that goes on', own({ state: 'accepted' }), -1, 0],
    ['no round', null, -1, 0],
  ])('%s', (_, round, shownRound, hidden) => expect(standing({}, { own: round, shownRound }).hiddenWin).toBe(hidden));
});

it('follows the table’s clock, not the device’s', () => {
  const at = standing({ now: Date.now() + 60_000 });
  expect(at.now - Date.now()).toBeGreaterThan(59_000);
});
