import { isDeepStrictEqual } from 'node:util';
import { authenticate, refusedBy } from '../studio/authenticate.ts';
import type { Authenticated, OperatorWallet } from '../studio/OperatorWallet.ts';
import type { Records } from '../studio/Records.ts';
import type { Session } from '../studio/roundLog.ts';
import type { StudioTiming } from '../studio/rounds.ts';
import { StudioError } from '../studio/StudioError.ts';
import type { BlackjackRounds } from './BlackjackRounds.ts';
import { BlackjackTable } from './BlackjackTable.ts';
import { hash, type Player } from './Player.ts';
import { LIVE_FIGURES, type Table } from './Table.ts';
import type { JoinReply, JoinRequest, OwnRound } from './wire.ts';

/** How often sessions that are long over are looked for, in milliseconds. */
const FORGET_EVERY_MS = 600_000;
/** Without limits of the operator, a round's stake is within these, hundredths. */
const DEFAULT_LIMITS = { min: 50, max: 100_000 } as const;

interface PlacesOptions {
  readonly records: Records;
  readonly walletFor: (studio: string) => OperatorWallet;
  readonly timing: StudioTiming;
  readonly now: () => number;
  readonly blackjack: BlackjackRounds;
  /** Returns a table. @throws StudioError for one that is closed, or of a kind that is not dealt */
  readonly tableAt: (tableId: string, launchedAs: string) => Table | BlackjackTable;
  /** Counts the players at a table, with the one who is joining. */
  readonly connectedTo: (tableId: string, joining: string) => number;
}

/** Whether a session has the terms that the operator gives the player now: a journey or a new law may change them. */
const hasSameTerms = (
  { currency, country, law, betLimits }: Session,
  now: Pick<Session, 'currency' | 'country' | 'law' | 'betLimits'>,
): boolean =>
  isDeepStrictEqual([currency, country, law, betLimits], [now.currency, now.country, now.law, now.betLimits]);

/** The players at the live tables: who they are, what they may bet, and how a page finds its place again. */
export class Places {
  readonly #options: PlacesOptions;
  readonly #players = new Map<string, Player>();
  readonly #byTable = new Map<string, Set<Player>>();
  readonly #joining = new Map<string, Promise<JoinReply>>();
  /** The latest launch of each player at each table, while it is under way. */
  readonly #placing = new Map<string, Promise<void>>();
  #forgotAt = 0;

  constructor(options: PlacesOptions) {
    this.#options = options;
  }

  at(table: Table | BlackjackTable): readonly Player[] {
    return [...(this.#byTable.get(table.id) ?? [])];
  }
  seatedAt(table: BlackjackTable): readonly Player<BlackjackTable>[] {
    return this.at(table) as readonly Player<BlackjackTable>[];
  }
  /** Returns whether a session has bets that no stake is taken for yet. */
  hasPlaced(sessionId: string): boolean {
    return this.#players.get(sessionId)?.placed != null;
  }
  /** Returns the table of a session; null if the session is not known. */
  tableOf(sessionId: string): string | null {
    return this.#players.get(sessionId)?.table.id ?? null;
  }
  /** @throws StudioError for a session that has no place */
  player(sessionId: string): Player {
    const player = this.#players.get(sessionId);
    if (player) return player;
    throw unknownSession();
  }
  /** @throws StudioError for a session that has no place, or at a table without seats */
  seatedPlayer(sessionId: string): Player<BlackjackTable> {
    const player = this.player(sessionId);
    if (player.table instanceof BlackjackTable) return player as Player<BlackjackTable>;
    throw new StudioError({ code: 'studio.request.invalid', message: 'This table has no seats.' });
  }

  /**
   * Exchanges the launch token for a place at the table. The same token gives the same place again, and so does another
   * launch of the same player: a page that is loaded again comes with a new token, and its bets still count.
   */
  async join(request: JoinRequest): Promise<JoinReply> {
    this.#forgetOld();
    const table = this.#options.tableAt(request.gameId, request.kind);
    const tokenHash = hash(`${request.gameId}|${request.token}`);
    const known = this.#options.records.sessionOfToken(tokenHash);
    if (known) return this.session(known);
    const under = this.#joining.get(tokenHash) ?? this.#admit(request, table, tokenHash);
    this.#joining.set(tokenHash, under);
    return under.finally(() => this.#joining.delete(tokenHash));
  }
  async #admit(request: JoinRequest, table: Table | BlackjackTable, tokenHash: string): Promise<JoinReply> {
    const { studio, token, gameId } = request;
    const { walletFor, timing } = this.#options;
    const answer = await authenticate(walletFor(studio), timing, token, gameId);
    // Launches of one player come in turn: two at once would get two places, and stakes above the table's highest.
    const key = `${studio}|${table.id}|${answer.playerReference}`;
    const turn = Promise.resolve(this.#placing.get(key)).then(() => this.#findPlace(request, table, tokenHash, answer));
    const settled = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#placing.set(key, settled);
    return turn.finally(() => {
      if (this.#placing.get(key) === settled) this.#placing.delete(key);
    });
  }
  /** Returns the place that the player has at the table, or a new one. */
  async #findPlace(
    { studio, gameId }: JoinRequest,
    table: Table | BlackjackTable,
    tokenHash: string,
    answer: Authenticated,
  ): Promise<JoinReply> {
    const { records, walletFor, now } = this.#options;
    const place = this.at(table).findLast(
      ({ session: of }) => of.studio === studio && of.player === answer.playerReference,
    );
    if (place && hasSameTerms(place.session, answer)) {
      const standing = await walletFor(studio).balance(place.session.id);
      if (standing.kind === 'done') {
        place.balance = standing.balance;
        records.addToken(tokenHash, place.session.id);
        return this.#describe(place);
      }
    }
    const session: Session = {
      id: answer.sessionId,
      mode: 'real',
      studio,
      gameId,
      currency: answer.currency,
      country: answer.country,
      law: answer.law,
      ...(answer.betLimits ? { betLimits: answer.betLimits } : {}),
      kind: table.kind,
      player: answer.playerReference,
      tokenHash,
      startedAt: now(),
    };
    await records.record({ t: 'session', session });
    const player = this.#admitTo(session, table);
    player.balance = answer.balance;
    if (place) this.#handOver(place, player);
    return this.#describe(player);
  }
  /** Gives a new session what the player has at the table: the seat, and bets that no stake was taken for. */
  #handOver(from: Player, to: Player): void {
    const { table } = from;
    if (table instanceof BlackjackTable) {
      const seat = table.seatOf(from.session.id);
      if (seat !== null && !(table.leave(from.session.id) && table.take(seat, to.session.id))) return;
    }
    to.placed = from.placed;
    from.placed = null;
  }
  #admitTo(session: Session, table: Table | BlackjackTable): Player {
    const known = this.#players.get(session.id);
    if (known) return known;
    const { records, blackjack } = this.#options;
    const own = records.roundsOf(session).filter(({ win }) => win !== undefined);
    const player: Player = {
      session,
      table,
      placed: null,
      own: table instanceof BlackjackTable ? blackjack.lastOf(own) : null,
      balance: 0,
      totals: {
        rounds: own.length,
        staked: own.reduce((sum, { stake }) => sum + stake, 0),
        won: own.reduce((sum, { win }) => sum + (win ?? 0), 0),
      },
    };
    this.#players.set(session.id, player);
    const others = this.#byTable.get(table.id) ?? new Set();
    this.#byTable.set(table.id, others.add(player));
    return player;
  }

  /** Returns the place of a session again: after a reload, on a second screen, after a lost connection. */
  async session(sessionId: string): Promise<JoinReply> {
    const { records, walletFor, tableAt } = this.#options;
    const session = records.sessions.get(sessionId);
    if (!session) throw unknownSession();
    const table = tableAt(session.gameId, session.kind ?? '');
    const answer = await walletFor(session.studio).balance(session.id);
    if (answer.kind === 'refused') throw refusedBy(answer);
    if (answer.kind === 'unknown')
      throw new StudioError({ code: 'studio.operator.unreachable', message: 'The operator does not answer.' });
    const player = this.#admitTo(session, table);
    player.balance = answer.balance;
    return this.#describe(player);
  }

  /** Returns the limits of a round's stake, in hundredths: the operator's, and the highest stake of the player's law. */
  limitsOf({ betLimits, law }: Session): { readonly min: number; readonly max: number } {
    const { min, max } = betLimits ?? DEFAULT_LIMITS;
    return { min, max: Math.min(max, law?.maximumStake ?? Infinity) };
  }
  #describe(player: Player): JoinReply {
    const { blackjack, connectedTo, now } = this.#options;
    const { session, table } = player;
    const own: OwnRound | null = player.placed
      ? { round: table.round, ...player.placed, state: 'placed' }
      : player.own?.round === table.round
        ? player.own
        : null;
    const isSeated = table instanceof BlackjackTable;
    return {
      sessionId: session.id,
      tableId: table.id,
      kind: table.kind,
      dealer: table.dealer,
      currency: session.currency,
      balance: player.balance,
      limits: this.limitsOf(session),
      maximumStake: session.law?.maximumStake ?? null,
      rtp: LIVE_FIGURES[table.kind].rtp,
      startedAt: new Date(session.startedAt).toISOString(),
      totals: { ...player.totals },
      table: table.state(now(), connectedTo(table.id, session.id)),
      seat: isSeated ? table.seatOf(session.id) : null,
      own: own && isSeated ? blackjack.withMoves(player as Player<BlackjackTable>, own) : own,
      last: player.own && player.own.round !== table.round ? player.own : null,
    };
  }

  #forgetOld(): void {
    const now = this.#options.now();
    if (now - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = now;
    this.#options.records.forgetOld(now, ({ id }) => {
      const player = this.#players.get(id);
      if (player) this.#byTable.get(player.table.id)?.delete(player);
      if (player?.table instanceof BlackjackTable) player.table.leave(id);
      this.#players.delete(id);
    });
  }
}

const unknownSession = () =>
  new StudioError({ code: 'studio.session.unknown', message: 'This session is not known. Open the game again.' });
