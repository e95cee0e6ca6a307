import {
  activeHandOf,
  dealHand,
  drawCard,
  drawDealer,
  isBlackjack,
  needsDealer,
  playHand,
  standAll,
  totalOf,
  type BlackjackState,
} from '../studio/kinds/blackjackRules.ts';
import type { Card } from '../studio/kinds/cards.ts';
import type { Rng } from '../studio/model/round.ts';
import { numberFrom, TableClock } from './TableClock.ts';
import type { SeatView, TableState } from './wire.ts';

/** Seats of a blackjack table (B§3). */
export const SEATS = 7;
/** The one spot of a seat. */
export const HAND_SPOT = 'hand';
/** How long the deal is shown before the decisions' clocks start, in milliseconds. */
const DEAL_MS = 2500;
/** How long a player has for a move, in milliseconds. Everyone decides at the same time, as at a fast table. */
export const DECISION_MS = 12_000;
/** How long the page shows the dealer's play: the first two cards and the results, and each further card, in milliseconds. */
const RESULT_MS = 6500;
const RESULT_CARD_MS = 900;
/** A player who bets nothing for this many rounds makes the seat free. */
export const IDLE_ROUNDS = 3;
/** One who is also disconnected does so after this many. */
export const IDLE_ROUNDS_AWAY = 1;
/** Guests leave seats to players: at least this many are free while a seat is taken by a guest. */
const FREE_SEATS = 2;
/** Most seats that guests take, and how often their number changes, in milliseconds. */
const MOST_GUESTS = 4;
const GUESTS_CHANGE_MS = 97_000;

interface Seat {
  /** A session, or one of the simulated guests. */
  readonly by: string | 'guest';
  idleRounds: number;
  /** Leaves as soon as the round is over. */
  isLeaving: boolean;
  /** The cards of this round. */
  game: BlackjackState | null;
  /** Until when the next move is due. */
  until: number;
  /** When a guest moves. */
  thinksUntil: number;
}

/** A player's stake in the round that is dealt. */
export interface Dealt {
  readonly by: string;
  readonly game: BlackjackState;
}

/**
 * The seats and cards of a blackjack table. Everyone plays against the same dealer's cards, at the same time. It knows no
 * money beyond the stakes that the hands were dealt for.
 */
export class BlackjackTable extends TableClock {
  readonly #rng: Rng;
  readonly #seats: (Seat | null)[] = Array.from({ length: SEATS }, () => null);
  #dealer: readonly Card[] = [];

  constructor(id: string, rng: Rng, now: number) {
    super(id, 'blackjack', now);
    this.#rng = rng;
    for (let seat = 0; seat < this.#guestsWanted(now); seat += 1) this.#seatGuest(seat * 3 + numberFrom(id));
  }

  isSpot(spot: string): boolean {
    return spot === HAND_SPOT;
  }

  // ── seats ──────────────────────────────────────────────────────────────────
  get seatsTaken(): number {
    return this.#seats.filter((seat) => seat !== null).length;
  }
  /** Returns a player's seat, counted from 0; null without one. */
  seatOf(by: string): number | null {
    const place = this.#seats.findIndex((seat) => seat?.by === by);
    return place === -1 ? null : place;
  }
  /** Takes a seat. A player has at most one, so an earlier one is left. @returns whether it is the player's */
  take(place: number, by: string): boolean {
    if (place >= SEATS || this.#seats[place]) return this.#seats[place]?.by === by;
    if (this.#isBound(by)) return false;
    this.leave(by);
    this.#seats[place] = { by, idleRounds: 0, isLeaving: false, game: null, until: 0, thinksUntil: 0 };
    return true;
  }
  /** Leaves the seat now, or once the round that the player is in is over. @returns whether the seat is free already */
  leave(by: string): boolean {
    const place = this.seatOf(by);
    if (place === null) return true;
    const seat = this.#seats[place];
    if (seat && this.#isBound(by)) {
      seat.isLeaving = true;
      return false;
    }
    this.#seats[place] = null;
    return true;
  }
  /** From the moment its stake is taken, a hand is played to its end. */
  #isBound(by: string): boolean {
    const seat = this.#of(by);
    return seat !== undefined && (this.phase === 'closed' || (seat.game !== null && this.phase !== 'betting'));
  }
  /** Counts the rounds that seated players did not bet in, and frees the seats of those who wait too long. */
  countIdle(isIn: (by: string) => boolean, isAway: (by: string) => boolean): readonly string[] {
    const freed: string[] = [];
    this.#seats.forEach((seat, place) => {
      if (!seat || seat.by === 'guest') return;
      seat.idleRounds = isIn(seat.by) ? 0 : seat.idleRounds + 1;
      if (seat.idleRounds <= (isAway(seat.by) ? IDLE_ROUNDS_AWAY : IDLE_ROUNDS - 1)) return;
      this.#seats[place] = null;
      freed.push(seat.by);
    });
    return freed;
  }
  #of(by: string): Seat | undefined {
    return this.#seats.find((seat) => seat?.by === by) ?? undefined;
  }
  /** Simulated guests come and go; they make room for players. */
  #guestsWanted(now: number): number {
    const wanted = 1 + ((Math.floor(now / GUESTS_CHANGE_MS) + numberFrom(this.id)) % MOST_GUESTS);
    return Math.max(0, Math.min(wanted, SEATS - FREE_SEATS - (this.seatsTaken - this.guests)));
  }
  /** Simulated players of other operators, each at a seat that everyone sees. */
  get guests(): number {
    return this.#seats.filter((seat) => seat?.by === 'guest').length;
  }
  #seatGuest(from: number): void {
    for (let step = 0; step < SEATS; step += 1) {
      const place = (from + step) % SEATS;
      if (this.#seats[place]) continue;
      this.#seats[place] = { by: 'guest', idleRounds: 0, isLeaving: false, game: null, until: 0, thinksUntil: 0 };
      return;
    }
  }
  #letGuestsMove(now: number): void {
    const wanted = this.#guestsWanted(now);
    const guests = this.#seats.flatMap((seat, place) => (seat?.by === 'guest' ? [place] : []));
    // One at a time: a table that fills or empties at once looks broken.
    if (guests.length < wanted) this.#seatGuest(this.round + numberFrom(this.id));
    else if (guests.length > wanted) this.#seats[guests[this.round % guests.length] ?? 0] = null;
  }

  // ── a round ────────────────────────────────────────────────────────────────
  get hasGuests(): boolean {
    return this.guests > 0;
  }
  /** Draws the first cards of everyone who is in. They are on the table once `show` is called. */
  dealFor(players: readonly { readonly by: string; readonly stake: number }[]): readonly Dealt[] {
    const dealer = [drawCard(this.#rng), drawCard(this.#rng)];
    return players.map(({ by, stake }) => ({
      by,
      game: dealHand([drawCard(this.#rng), drawCard(this.#rng)], dealer, stake),
    }));
  }
  /** Puts the first cards on the table, and those of the guests. The clocks of the decisions start. */
  show(dealt: readonly Dealt[], now: number): void {
    this.#dealer = dealt[0]?.game.dealer ?? [drawCard(this.#rng), drawCard(this.#rng)];
    const first = now + DEAL_MS;
    for (const [place, seat] of this.#seats.entries()) {
      if (!seat) continue;
      if (seat.by === 'guest') seat.game = dealHand([drawCard(this.#rng), drawCard(this.#rng)], this.#dealer, 0);
      else seat.game = dealt.find(({ by }) => by === seat.by)?.game ?? null;
      seat.until = first + DECISION_MS;
      seat.thinksUntil = first + 900 + ((this.round + place * 577) % 2600);
    }
    this.enter('deciding', now, DEAL_MS + DECISION_MS);
    this.#setEnd();
  }
  gameOf(by: string): BlackjackState | null {
    return this.#of(by)?.game ?? null;
  }
  /** Whether a player may still move: a move that comes later than the clock is late. */
  mayMove(by: string, now: number): boolean {
    const seat = this.#of(by);
    return this.phase === 'deciding' && !!seat?.game && activeHandOf(seat.game) !== undefined && now < seat.until;
  }
  /** Returns a player's game after a move. It is on the table once `put` is called. */
  after(game: BlackjackState, move: string): BlackjackState {
    return playHand(game, move, this.#rng);
  }
  /** Puts a player's game on the table after a move, and starts the clock of the next one. */
  put(by: string, game: BlackjackState, now: number): void {
    const seat = this.#of(by);
    if (!seat) return;
    seat.game = game;
    this.giveTime(by, now);
  }
  giveTime(by: string, now: number): void {
    const seat = this.#of(by);
    if (!seat) return;
    seat.until = now + DECISION_MS;
    this.#setEnd();
  }
  #setEnd(): void {
    const due = this.#seats.flatMap((seat) =>
      seat?.game && seat.by !== 'guest' && activeHandOf(seat.game) ? [seat.until] : [],
    );
    if (due.length > 0) this.extendTo(Math.max(...due));
  }
  /**
   * Moves for the guests whose time has come, and stands for the players who let theirs pass.
   * @param isBusy whether a player's move is under way: the table waits for it
   * @returns whether something changed
   */
  passTime(now: number, isBusy: (by: string) => boolean): boolean {
    let isChanged = false;
    for (const seat of this.#seats) {
      if (!seat?.game || !activeHandOf(seat.game)) continue;
      if (seat.by === 'guest') {
        if (now < seat.thinksUntil) continue;
        seat.game = playHand(seat.game, guestMove(seat.game), this.#rng);
        seat.thinksUntil = now + 1300;
      } else {
        if ((now < seat.until && !seat.isLeaving) || isBusy(seat.by)) continue;
        seat.game = standAll(seat.game);
      }
      isChanged = true;
    }
    return isChanged;
  }
  get isEveryoneDone(): boolean {
    return this.#seats.every((seat) => !seat?.game || !activeHandOf(seat.game));
  }
  /** Draws the dealer's last cards. They are on the table once `finish` is called. */
  drawDealer(): readonly Card[] {
    const isNeeded = this.#seats.some((seat) => seat?.game && needsDealer(seat.game));
    return isNeeded ? drawDealer(this.#dealer, this.#rng) : this.#dealer;
  }
  finish(dealer: readonly Card[], now: number): void {
    this.#dealer = dealer;
    this.enter('result', now, RESULT_MS + Math.max(0, dealer.length - 2) * RESULT_CARD_MS);
  }
  /** Opens the next round. @returns the players who have left their seats with it */
  open(now: number): readonly string[] {
    const left: string[] = [];
    this.#seats.forEach((seat, place) => {
      if (!seat) return;
      seat.game = null;
      if (!seat.isLeaving) return;
      this.#seats[place] = null;
      left.push(seat.by);
    });
    const label = this.phase === 'result' ? this.#label : null;
    this.#dealer = [];
    this.openNext(now, label);
    this.#letGuestsMove(now);
    return left;
  }

  get #label(): string {
    const { total } = totalOf(this.#dealer);
    return isBlackjack(this.#dealer) ? 'blackjack' : total > 21 ? 'bust' : String(total);
  }
  state(now: number, connected: number): TableState {
    const isHidden = this.phase === 'deciding';
    return {
      ...this.stateWith(now, connected + this.guests, this.phase === 'result' ? { label: this.#label } : null),
      seated: {
        seats: this.#seats.map(viewOf),
        dealer: isHidden ? this.#dealer.slice(0, 1) : this.#dealer,
        isHidden,
      },
    };
  }
}

function viewOf(seat: Seat | null): SeatView {
  if (!seat) return { isTaken: false, hands: [], turn: null };
  const hands = seat.game?.hands ?? [];
  const hand = hands.findIndex(({ isDone }) => !isDone);
  return {
    isTaken: true,
    hands: hands.map(({ cards }) => cards),
    turn: hand === -1 ? null : { hand, until: seat.until },
  };
}

/** A guest hits up to sixteen, and stands from twelve on against a weak card of the dealer. */
function guestMove(game: BlackjackState): 'hit' | 'stand' {
  const { total, isSoft } = totalOf(activeHandOf(game)?.cards ?? []);
  const { total: up } = totalOf(game.dealer.slice(0, 1));
  if (isSoft) return total < 18 ? 'hit' : 'stand';
  return total < (up <= 6 ? 12 : 17) ? 'hit' : 'stand';
}
