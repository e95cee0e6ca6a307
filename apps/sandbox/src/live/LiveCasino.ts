import { join } from 'node:path';
import { insistOn, shownRefusal } from '../studio/authenticate.ts';
import { betIdOf, createDeliveries } from '../studio/delivery.ts';
import { cryptoRng } from '../studio/model/random.ts';
import type { Rng } from '../studio/model/round.ts';
import { payable, unitOf } from '../studio/model/stakes.ts';
import type { OperatorWallet } from '../studio/OperatorWallet.ts';
import { Records } from '../studio/Records.ts';
import { isOpen, isOwed, type Round } from '../studio/roundLog.ts';
import { DEFAULT_TIMING, type StudioTiming } from '../studio/rounds.ts';
import { StudioError } from '../studio/StudioError.ts';
import { BlackjackRounds } from './BlackjackRounds.ts';
import { BlackjackTable } from './BlackjackTable.ts';
import { returnsOf, type Outcome } from './games/LiveGame.ts';
import { Places } from './Places.ts';
import { LIVE_MODEL, liveRoundId, type Player } from './Player.ts';
import { Table } from './Table.ts';
import {
  LIVE_KINDS,
  type BetsRequest,
  type JoinReply,
  type JoinRequest,
  type LiveKind,
  type LiveMoveRequest,
  type OwnRound,
  type SeatRequest,
  type TableEvent,
} from './wire.ts';

/** How often the clocks of the tables are looked at, in milliseconds. */
const TICK_MS = 200;
export interface LiveCasinoOptions {
  /** The operator's wallet, as one provider calls it: each has its own secret. */
  readonly walletFor: (studio: string) => OperatorWallet;
  /** The journal is in `live/` of this folder. */
  readonly dataDir: string;
  /** The kind of a table, as the provider's own list says; undefined for a table that it does not list. */
  readonly kindOf?: (tableId: string) => string | undefined;
  /** Sends an event to everyone at a table, or to one player. */
  readonly publish: (topic: string, event: TableEvent) => void;
  readonly countOf: (topic: string) => number;
  readonly rng?: Rng;
  readonly now?: () => number;
  readonly timing?: Partial<StudioTiming>;
  readonly log?: (message: string) => void;
}

export const tableTopic = (tableId: string): string => `live-table:${tableId}`;
export const sessionTopic = (sessionId: string): string => `live-session:${sessionId}`;
export const isLiveKind = (kind: string): kind is LiveKind => (LIVE_KINDS as readonly string[]).includes(kind);

/**
 * The live tables of all providers. Every table runs on one clock for everyone. A player's bets of a round are one stake,
 * which the operator's wallet takes when the betting closes: until then the player may change them freely, and a bet is
 * either in that stake or refused as late. A player who loses the connection keeps the bets that were placed.
 */
export class LiveCasino {
  readonly #options: LiveCasinoOptions;
  readonly #timing: StudioTiming;
  readonly #now: () => number;
  readonly #rng: Rng;
  readonly #log: (message: string) => void;
  readonly #records: Records;
  readonly #places: Places;
  readonly #tables = new Map<string, Table | BlackjackTable>();
  readonly #closed = new Set<string>();
  readonly #drawing = new Map<string, Promise<void>>();
  /** The settlements of each table's latest draw. */
  readonly #settling = new Map<string, Promise<void>>();
  readonly #deliveries: ReturnType<typeof createDeliveries>;
  readonly #blackjack: BlackjackRounds;
  readonly #timer: NodeJS.Timeout;

  private constructor(options: LiveCasinoOptions, records: Records) {
    this.#options = options;
    this.#timing = { ...DEFAULT_TIMING, ...options.timing };
    this.#now = options.now ?? Date.now;
    this.#rng = options.rng ?? cryptoRng;
    this.#log = options.log ?? (() => undefined);
    this.#records = records;
    this.#deliveries = createDeliveries({
      walletOf: (session) => options.walletFor(session.studio),
      record: (_session, entry) => records.record(entry),
      timing: this.#timing,
      log: this.#log,
    });
    this.#blackjack = new BlackjackRounds({
      walletOf: (session) => options.walletFor(session.studio),
      timing: this.#timing,
      now: this.#now,
      log: this.#log,
      records,
      deliveries: this.#deliveries,
      tell: (player, own) => this.#tell(player, own),
    });
    this.#places = new Places({
      records,
      walletFor: options.walletFor,
      timing: this.#timing,
      now: this.#now,
      blackjack: this.#blackjack,
      tableAt: (tableId, launchedAs) => this.table(tableId, launchedAs),
      connectedTo: (tableId, joining) => this.connectedTo(tableId, joining),
    });
    this.#timer = setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  /** Opens the casino on its journal: wins that a crash interrupted are paid, stakes without a draw are refunded. */
  static async open(options: LiveCasinoOptions): Promise<LiveCasino> {
    const now = (options.now ?? Date.now)();
    const casino = new LiveCasino(options, await Records.open(join(options.dataDir, 'live', 'rounds.jsonl'), now));
    casino.#resume();
    return casino;
  }

  #resume(): void {
    const { sessions, rounds } = this.#records;
    const left = [...rounds.values()].flatMap((round) => {
      const session = sessions.get(round.sessionId);
      return session ? [{ session, round }] : [];
    });
    void this.#blackjack.resume(left);
    for (const { session, round } of left) {
      if (!isOwed(round)) continue;
      this.#log(
        `round ${round.id} was left ${round.state === 'drawn' ? 'unpaid' : 'without a draw'}; it is put right now`,
      );
      void this.#deliveries.deliver(session, round);
    }
  }

  // ── the tables ─────────────────────────────────────────────────────────────
  /** Returns a table, opened on first use. @throws StudioError for one that is closed, or of a kind that is not dealt */
  table(tableId: string, launchedAs: string): Table | BlackjackTable {
    const kind = this.#options.kindOf?.(tableId) ?? launchedAs;
    if (!isLiveKind(kind) || this.#closed.has(tableId))
      throw new StudioError({ code: 'studio.table.closed', message: 'This table is closed. Choose another one.' });
    const known = this.#tables.get(tableId);
    if (known) return known;
    const table =
      kind === 'blackjack'
        ? new BlackjackTable(tableId, this.#rng, this.#now())
        : new Table({ id: tableId, kind, rng: this.#rng, now: this.#now() });
    this.#tables.set(tableId, table);
    return table;
  }
  isClosed(tableId: string): boolean {
    return this.#closed.has(tableId);
  }
  /** Closes a table, or opens it again. A round that has begun is played to its end. */
  setClosed(tableId: string, closed: boolean): void {
    if (closed) this.#closed.add(tableId);
    else this.#closed.delete(tableId);
  }
  /**
   * Counts the players whose page follows a table, each once, however many screens they have.
   * @param joining a session whose page is about to follow it
   */
  connectedTo(tableId: string, joining?: string): number {
    const table = this.#tables.get(tableId);
    if (!table) return 0;
    return this.#places
      .at(table)
      .filter(({ session: { id } }) => id === joining || this.#options.countOf(sessionTopic(id)) > 0).length;
  }

  /** Moves every table whose phase is over to the next one. Called several times a second. */
  tick(): void {
    const now = this.#now();
    for (const table of this.#tables.values()) {
      if (table instanceof BlackjackTable) {
        this.#tickSeated(table, now);
        continue;
      }
      if (now < table.until || this.#drawing.has(table.id)) continue;
      if (table.phase === 'betting') this.#close(table, now);
      else if (table.phase === 'result') {
        table.open(now);
        this.#announce(table);
      } else this.#draw(table);
    }
  }
  #tickSeated(table: BlackjackTable, now: number): void {
    if (this.#drawing.has(table.id)) return;
    if (table.phase === 'deciding') {
      const isChanged = this.#blackjack.passTime(table, now);
      if (table.isEveryoneDone && !this.#blackjack.isBusy(table)) this.#wait(table, this.#finishSeated(table));
      else if (isChanged) this.#announce(table);
      return;
    }
    if (now < table.until) return;
    if (table.phase === 'closed') this.#wait(table, this.#dealSeated(table));
    else if (table.phase === 'result') this.#openSeated(table);
    else if (table.hasGuests || this.#places.seatedAt(table).some(({ placed }) => placed !== null)) {
      const freed = table.countIdle(
        (by) => this.#places.hasPlaced(by),
        (by) => this.#options.countOf(sessionTopic(by)) === 0,
      );
      this.#close(table, now);
      for (const by of freed) this.#tellSeat(by, null);
    } else this.#openSeated(table);
  }
  /** Everything that happens at the table waits for this. */
  #wait(table: BlackjackTable, work: Promise<void>): void {
    this.#drawing.set(
      table.id,
      work
        .catch((cause: unknown) => this.#log(`table ${table.id}: a round could not go on: ${String(cause)}`))
        .then(() => {
          this.#drawing.delete(table.id);
        }),
    );
  }
  async #dealSeated(table: BlackjackTable): Promise<void> {
    await this.#blackjack.deal(table, this.#places.seatedAt(table));
    if (table.phase === 'closed') this.#openSeated(table);
    else this.#announce(table);
  }
  async #finishSeated(table: BlackjackTable): Promise<void> {
    const { paying } = await this.#blackjack.finish(table, this.#places.seatedAt(table));
    this.#announce(table);
    this.#settling.set(table.id, paying);
  }
  #openSeated(table: BlackjackTable): void {
    for (const by of table.open(this.#now())) this.#tellSeat(by, null);
    this.#announce(table);
  }
  #tellSeat(sessionId: string, seat: number | null): void {
    this.#options.publish(sessionTopic(sessionId), { t: 'seat', seat });
  }
  #announce(table: Table | BlackjackTable): void {
    const topic = tableTopic(table.id);
    // A table that no one watches keeps its clock, but there is no one to tell.
    if (this.#options.countOf(topic) === 0) return;
    this.#options.publish(topic, { t: 'state', state: table.state(this.#now(), this.connectedTo(table.id)) });
  }
  #close(table: Table | BlackjackTable, now: number): void {
    table.close(now);
    this.#announce(table);
    const staking = this.#places
      .at(table)
      .filter((player) => player.placed !== null)
      .map((player) => this.#stake(player, table.round));
    if (staking.length === 0) return;
    // The draw waits for stakes that are under way: a bet is never taken after the outcome is known.
    this.#drawing.set(
      table.id,
      Promise.all(staking).then(() => {
        this.#drawing.delete(table.id);
      }),
    );
  }

  async #stake(player: Player, number: number): Promise<void> {
    const { session, placed } = player;
    player.placed = null;
    if (!placed) return;
    const id = liveRoundId(session.id, number);
    const refuse = (refusal: OwnRound['refusal'], isPending = false) =>
      this.#tell(player, {
        round: number,
        ...placed,
        state: 'refused',
        isPending,
        ...(refusal ? { refusal: shownRefusal(refusal) } : {}),
      });
    try {
      await this.#records.record({ t: 'betting', id, sessionId: session.id, stake: placed.stake, at: this.#now() });
      const round = this.#records.rounds.get(id) as Round;
      const movement = {
        sessionId: session.id,
        gameId: session.gameId,
        roundId: id,
        transactionId: betIdOf(round),
        currency: session.currency,
      };
      const { answer, isDoubtful } = await insistOn(this.#timing, () =>
        this.#options.walletFor(session.studio).bet(movement, placed.stake),
      );
      if (answer.kind === 'done') {
        player.balance = answer.balance;
        this.#tell(player, { round: number, ...placed, state: 'accepted' });
        return;
      }
      if (answer.kind === 'refused' && !isDoubtful) {
        await this.#records.record({ t: 'refused', id, refusal: shownRefusal(answer) });
        refuse(answer);
        return;
      }
      // It is unknown whether the stake was taken, so it does not take part and is given back.
      await this.#records.record({ t: 'unknown', id });
      void this.#deliveries.deliver(session, round);
      refuse(undefined, true);
    } catch (cause) {
      this.#log(`round ${id}: the stake could not be placed: ${String(cause)}`);
      refuse(undefined);
    }
  }

  #draw(table: Table): void {
    const outcome = table.draw(this.#now());
    const settling = this.#places
      .at(table)
      .filter(({ own }) => own?.round === table.round && own.state === 'accepted')
      .map((player) => this.#settle(player, table, outcome));
    this.#announce(table);
    this.#settling.set(
      table.id,
      Promise.all(settling).then(() => undefined),
    );
  }

  async #settle(player: Player, table: Table, outcome: Outcome): Promise<void> {
    const { session, own } = player;
    if (!own) return;
    const id = liveRoundId(session.id, own.round);
    const round = this.#records.rounds.get(id);
    if (!round) return;
    const win = payable(returnsOf(table.game, outcome, own.bets), session.currency);
    try {
      await this.#records.record({ t: 'drawn', id, stops: [], win, balance: player.balance, model: LIVE_MODEL });
    } catch (cause) {
      // An outcome that is not on the disk does not exist: a restart would refund the stake too.
      this.#log(`round ${id}: its outcome cannot be written down, it is refunded: ${String(cause)}`);
      void this.#deliveries.deliver(session, round);
      this.#tell(player, { ...own, state: 'refused', isPending: true });
      return;
    }
    player.totals.rounds += 1;
    player.totals.staked += own.stake;
    player.totals.won += win;
    await this.#deliveries.deliverSoon(session, round);
    if (round.balance !== undefined) player.balance = round.balance;
    this.#tell(player, { ...own, state: 'settled', win, isPending: isOpen(round) });
  }

  #tell(player: Player, own: OwnRound): void {
    player.own = own;
    this.#options.publish(sessionTopic(player.session.id), { t: 'own', own, balance: player.balance });
  }

  // ── the players ────────────────────────────────────────────────────────────
  /** Exchanges the launch token for a place at the table. */
  join(request: JoinRequest): Promise<JoinReply> {
    return this.#places.join(request);
  }
  /** Returns the place of a session again: after a reload, on a second screen, after a lost connection. */
  session(sessionId: string): Promise<JoinReply> {
    return this.#places.session(sessionId);
  }
  /** Returns the table of a session; null if the session is not known. */
  tableOf(sessionId: string): string | null {
    return this.#places.tableOf(sessionId);
  }

  /**
   * Replaces a player's bets of the round that is on. Nothing is staked before the betting closes.
   * @throws StudioError: late, outside the limits, more than the balance
   */
  async place({ sessionId, round, bets }: BetsRequest): Promise<OwnRound> {
    const player = this.#places.player(sessionId);
    const { table, session } = player;
    const isOpenFor = () => table.phase === 'betting' && table.round === round && this.#now() < table.until;
    const late = () =>
      new StudioError({ code: 'studio.late', message: 'The betting has closed. Your earlier bets stand.' });
    if (!isOpenFor()) throw late();
    if (this.#closed.has(table.id))
      throw new StudioError({ code: 'studio.table.closed', message: 'This table is closing. No more bets are taken.' });
    const spots = Object.keys(bets);
    if (table instanceof BlackjackTable && spots.length > 0 && table.seatOf(session.id) === null)
      throw new StudioError({ code: 'studio.seat.none', message: 'Take a seat to bet at this table.' });
    const unknown = spots.find((spot) => !table.isSpot(spot));
    if (unknown !== undefined)
      throw new StudioError({ code: 'studio.request.invalid', message: `This table has no spot "${unknown}".` });
    const stake = Object.values(bets).reduce((sum, each) => sum + each, 0);
    if (Object.values(bets).some((each) => each % unitOf(session.currency) !== 0))
      throw new StudioError({
        code: 'studio.request.invalid',
        message: `A bet in ${session.currency} is a whole number.`,
      });
    const { min, max } = this.#places.limitsOf(session);
    if (spots.length > 0 && (stake < min || stake > max))
      throw new StudioError({
        code: 'studio.stake.not_offered',
        message: `The bets of a round come to between ${min} and ${max} hundredths, not ${stake}.`,
      });
    if (stake > player.balance) {
      // The player may have deposited meanwhile.
      const answer = await this.#options.walletFor(session.studio).balance(session.id);
      if (answer.kind === 'done') player.balance = answer.balance;
      if (stake > player.balance)
        throw new StudioError({ code: 'studio.funds', message: 'The balance does not cover these bets.' });
      if (!isOpenFor()) throw late();
    }
    player.placed = spots.length === 0 ? null : { bets, stake };
    return { round, bets, stake, state: 'placed' };
  }

  /**
   * Takes a seat, or leaves it with null. A hand whose stake is taken is played to its end first.
   * @throws StudioError `studio.seat.taken`: someone else sits there, or the player is in a round at another seat
   */
  takeSeat({ sessionId, seat }: SeatRequest): { readonly seat: number | null } {
    const player = this.#places.seatedPlayer(sessionId);
    const { table } = player;
    if (seat === null) {
      if (table.leave(sessionId)) player.placed = null;
    } else {
      if (this.#closed.has(table.id))
        throw new StudioError({ code: 'studio.table.closed', message: 'This table is closing. Choose another one.' });
      if (!table.take(seat, sessionId))
        throw new StudioError({ code: 'studio.seat.taken', message: 'This seat cannot be taken now.' });
    }
    const taken = table.seatOf(sessionId);
    this.#announce(table);
    this.#tellSeat(sessionId, taken);
    return { seat: taken };
  }
  /** Makes a player's move. The same step is always the same move, so a call may be repeated. */
  async move(request: LiveMoveRequest): Promise<OwnRound> {
    const player = this.#places.seatedPlayer(request.sessionId);
    const own = await this.#blackjack.move(player, request);
    this.#announce(player.table);
    return own;
  }

  /** Rounds whose win or refund is not acknowledged yet. */
  undelivered(): readonly Readonly<Round>[] {
    return [...this.#records.rounds.values()].filter(isOpen);
  }
  /** Resolves when the stakes and settlements that are under way have their answers. */
  async idle(): Promise<void> {
    await Promise.all([...this.#drawing.values()]);
    // What was waited for may have begun to settle.
    await Promise.all([...this.#settling.values(), this.#blackjack.idle()]);
  }
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.idle();
    await this.#deliveries.close();
    await this.#records.close();
  }
}
