import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JoinReply, OwnRound, TableState } from '../../src/live/wire.ts';
import type { Sound } from '../studio/sound.ts';
import { Refused } from '../studio/StudioClient.ts';
import type { Explanations } from './Explanations.ts';
import { liveClient } from './LiveClient.ts';
import { SeatActions } from './SeatActions.ts';
import { TableStanding } from './TableStanding.ts';

const seat = (isTaken: boolean) => ({ isTaken, hands: [], turn: null });
function atTable(own: Partial<OwnRound> | null = null, phase: TableState['phase'] = 'betting') {
  const standing = new TableStanding();
  standing.session = { sessionId: 's1', kind: 'blackjack' } as JoinReply;
  standing.own = own && ({ round: 1, bets: {}, stake: 100, state: 'accepted', ...own } as OwnRound);
  standing.enter({
    round: 1,
    phase,
    now: Date.now(),
    seated: { seats: [seat(true), seat(false)], dealer: [], isHidden: false },
  } as unknown as TableState);
  const said: string[] = [];
  const heard = { onLeft: vi.fn(), onSeat: vi.fn(), onMove: vi.fn(), failure: vi.fn(), move: vi.fn() };
  const seating = new SeatActions({
    standing,
    text: ((key: string) => key) as never,
    say: (words) => said.push(words),
    sound: { click: () => undefined } as Sound,
    explanations: heard as unknown as Explanations,
    ...heard,
  });
  return { standing, seating, said, ...heard };
}
const refused = (code: string) => new Refused({ code, message: '' } as never);
afterEach(() => vi.restoreAllMocks());

describe('a seat', () => {
  it('is taken, and the player can bet', async () => {
    vi.spyOn(liveClient, 'takeSeat').mockResolvedValue({ seat: 1 });
    const { standing, seating, said, onSeat, onLeft } = atTable();
    await seating.take(1);
    expect([standing.seat, said.at(-1), onSeat.mock.calls.length, onLeft.mock.calls.length]).toEqual([
      1,
      'livePlaceBets',
      1,
      0,
    ]);
  });
  it('is kept to the end of a round that the player is in', async () => {
    vi.spyOn(liveClient, 'takeSeat').mockResolvedValue({ seat: 1 });
    const { standing, seating, said } = atTable();
    standing.seat = 1;
    await seating.take(null);
    expect(said).toEqual(['liveLeaving']);
  });
  it('that someone else has taken is said to be so', async () => {
    vi.spyOn(liveClient, 'takeSeat').mockRejectedValue(refused('studio.seat.taken'));
    const { standing, seating, said } = atTable();
    await seating.take(0);
    standing.seat = 1;
    await seating.take(0);
    expect(said).toEqual(['liveSeatGone', 'liveSeatHeld']);
  });
  it('that the table takes away takes the bets with it', () => {
    const { standing, seating, said, onLeft } = atTable();
    standing.seat = 1;
    seating.changed(null);
    seating.changed(null);
    expect([onLeft.mock.calls.length, said]).toEqual([1, ['liveSeatFreed']]);
  });
});

describe('a move', () => {
  it('is sent once, however often it is pressed', async () => {
    const send = vi.spyOn(liveClient, 'move').mockResolvedValue({ round: 1, step: 1, state: 'accepted' } as OwnRound);
    const { standing, seating, onMove } = atTable({ step: 0 }, 'deciding');
    await Promise.all([seating.move('hit'), seating.move('hit')]);
    expect([send.mock.calls.length, standing.own?.step, onMove.mock.calls.length, seating.isMoving]).toEqual([
      1,
      1,
      2,
      false,
    ]);
  });
  it('does not undo what the table has told since', async () => {
    const { standing, seating } = atTable({ step: 0 }, 'deciding');
    vi.spyOn(liveClient, 'move').mockImplementation(() => {
      standing.own = { ...standing.own, step: 2 } as OwnRound;
      return Promise.resolve({ round: 1, step: 1, state: 'accepted' } as OwnRound);
    });
    await seating.move('hit');
    expect(standing.own?.step).toBe(2);
  });
  it('that is refused is explained, and the player can choose again', async () => {
    vi.spyOn(liveClient, 'move').mockRejectedValue(refused('studio.late'));
    const { seating, move } = atTable({ step: 0 }, 'deciding');
    await seating.move('hit');
    expect([move.mock.calls.length, seating.isMoving]).toEqual([1, false]);
  });
});
