import type { Sound } from '../studio/sound.ts';
import { Refused } from '../studio/StudioClient.ts';
import type { Text } from '../studio/text.ts';
import type { Explanations } from './Explanations.ts';
import { liveClient } from './LiveClient.ts';
import type { TableStanding } from './TableStanding.ts';
import { bettingWords, turnWords } from './tableWords.ts';

interface SeatActionsOptions {
  readonly standing: TableStanding;
  readonly text: Text;
  readonly say: (words: string) => void;
  readonly sound: Sound;
  readonly explanations: Explanations;
  /** The player no longer has a seat. */
  readonly onLeft: () => void;
  /** Another seat is the player's, or none. */
  readonly onSeat: () => void;
  /** A move begins, or has been answered. */
  readonly onMove: () => void;
}

/** What a player does at a table with seats: takes one, leaves it, and chooses moves. */
export class SeatActions {
  readonly #options: SeatActionsOptions;
  #isMoving = false;

  constructor(options: SeatActionsOptions) {
    this.#options = options;
  }
  /** Whether a move is under way. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Takes a seat, counted from 0, or leaves the player's own (null). */
  async take(seat: number | null): Promise<void> {
    const { standing, text, say, sound, explanations, onLeft, onSeat } = this.#options;
    const { session, seat: before } = standing;
    if (!session) return;
    try {
      ({ seat: standing.seat } = await liveClient.takeSeat({ sessionId: session.sessionId, seat }));
      sound.click();
      if (standing.seat === null) onLeft();
      onSeat();
      if (seat === null && standing.seat !== null) say(text('liveLeaving'));
      else if (standing.table?.phase === 'betting') say(bettingWords(text, standing));
      else if (standing.seat !== before) say(text(standing.seat === null ? 'liveTakeSeat' : 'liveWaitNext'));
    } catch (cause) {
      const code = cause instanceof Refused ? cause.body.code : null;
      if (code === 'studio.seat.taken') say(text(before === null ? 'liveSeatGone' : 'liveSeatHeld'));
      else if (code !== null) explanations.failure(cause);
      else say(text('liveNotPlaced'));
    }
  }
  /** The table has given the player a seat, or taken it away. */
  changed(seat: number | null): void {
    const { standing, text, say, onLeft, onSeat } = this.#options;
    const isLost = standing.seat !== null && seat === null;
    standing.seat = seat;
    if (isLost) onLeft();
    onSeat();
    if (isLost) say(text('liveSeatFreed'));
  }

  /** Makes a move in the player's turn. */
  async move(move: string): Promise<void> {
    const { standing, sound, explanations, onMove } = this.#options;
    const { session, own } = standing;
    if (!session || own?.step === undefined || this.#isMoving) return;
    this.#isMoving = true;
    sound.click();
    onMove();
    try {
      const next = await liveClient.move({ sessionId: session.sessionId, round: own.round, step: own.step, move });
      const now = standing.own;
      // The stream may have told more already.
      if (now?.round === next.round && (now.step ?? 0) <= (next.step ?? 0) && now.state === 'accepted')
        standing.own = next;
    } catch (cause) {
      explanations.move(cause);
    } finally {
      this.#isMoving = false;
      onMove();
      this.sayTurn();
    }
  }
  /** Says whose turn it is while hands are played. */
  sayTurn(): void {
    const { standing, text, say } = this.#options;
    const { table, seat, own } = standing;
    if (table?.phase === 'deciding') say(turnWords(text, table, seat, own));
  }
}
