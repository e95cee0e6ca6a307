import type { HistoryEntry, RoundReply, SessionReply } from '../../src/studio/wire.ts';

/** How many rounds the game's history shows. */
const MOST_ROUNDS = 30;

const EMPTY: Pick<SessionReply, 'history' | 'totals'> = { history: [], totals: { rounds: 0, staked: 0, won: 0 } };

/** The rounds of a session: the latest ones, and the sums of all. Amounts in hundredths. */
export class PlayRecord {
  #history: readonly HistoryEntry[];
  #totals: SessionReply['totals'];

  constructor({ history, totals }: Pick<SessionReply, 'history' | 'totals'> = EMPTY) {
    this.#history = history;
    this.#totals = totals;
  }
  get history(): readonly HistoryEntry[] {
    return this.#history;
  }
  get totals(): SessionReply['totals'] {
    return this.#totals;
  }

  /** Takes over the studio's list: wins and refunds that were pending may have arrived. */
  updateHistory(history: readonly HistoryEntry[]): void {
    this.#history = history;
  }
  /** Adds a round that is over; one that is known already changes nothing. @param stake of the player's own money */
  add(reply: RoundReply, stake: number): void {
    if (this.#history.some(({ roundId }) => roundId === reply.roundId)) return;
    const { rounds, staked, won } = this.#totals;
    this.#totals = { rounds: rounds + 1, staked: staked + stake, won: won + reply.win };
    const entry: HistoryEntry = {
      roundId: reply.roundId,
      at: new Date().toISOString(),
      stake,
      win: reply.win,
      freeSpins: reply.freeSpins,
      state: reply.winPending ? 'paying' : 'settled',
    };
    this.#history = [entry, ...this.#history].slice(0, MOST_ROUNDS);
  }
}
