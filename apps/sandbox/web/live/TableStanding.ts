import type { JoinReply, OwnRound, TableState } from '../../src/live/wire.ts';

/** What the page knows of the table and of the player's part in it, and what follows. It shows and sends nothing. */
export class TableStanding {
  session: JoinReply | undefined;
  /** The player's part in their latest round. */
  own: OwnRound | null = null;
  /** The player's seat, counted from 0; null without one. */
  seat: number | null = null;
  /** The round whose result is on the screen; -1 before the first. */
  shownRound = -1;
  /** The host has asked the game to wait. */
  isPaused = false;
  #table: TableState | undefined;
  /** The table's clock minus this device's, in ms. */
  #clock = 0;

  /** The table as it was last heard of. */
  get table(): TableState | undefined {
    return this.#table;
  }
  enter(table: TableState): void {
    this.#table = table;
    this.#clock = table.now - Date.now();
  }
  /** The time by the table's clock, in ms. */
  get now(): number {
    return Date.now() + this.#clock;
  }
  /** Whether bets are taken from this page. */
  get isOpen(): boolean {
    return this.#table?.phase === 'betting' && !this.isPaused;
  }
  get hasSeats(): boolean {
    return this.session?.kind === 'blackjack';
  }
  /** Whether the player may lay chips: at a table with seats, only from a seat. */
  get mayBet(): boolean {
    return !this.hasSeats || this.seat !== null;
  }
  get hasFreeSeat(): boolean {
    return this.#table?.seated?.seats.some(({ isTaken }) => !isTaken) ?? false;
  }
  /** The player's part in the round on the table; null without one, and if its stake was refused. */
  get ownInRound(): OwnRound | null {
    const { own } = this;
    return own && own.round === this.#table?.round && own.state !== 'refused' ? own : null;
  }
  /** Whether the player has a move to choose. */
  get isChoosing(): boolean {
    return this.#table?.phase === 'deciding' && (this.ownInRound?.moves?.length ?? 0) > 0;
  }
  /** What the wallet already has of a draw that this page has not shown yet, in hundredths: a reload must not reveal it. */
  get hiddenWin(): number {
    const { own } = this;
    return own?.state === 'settled' && own.isPending !== true && own.round !== this.shownRound ? (own.win ?? 0) : 0;
  }
  /** Returns the stake to show, in hundredths. @param laid what is laid on the screen */
  stakeShown(laid: number): number {
    const own = this.ownInRound;
    // A double or a split adds to what was bet.
    return own?.state === 'accepted' || own?.state === 'settled' ? own.stake : laid;
  }
}
