import { insistOn, refusedBy } from '../studio/authenticate.ts';
import { betIdOf, type createDeliveries } from '../studio/delivery.ts';
import {
  MOVES,
  returnsOfHands,
  standAll,
  stakeOfMove,
  drawDealer,
  type BlackjackState,
} from '../studio/kinds/blackjackRules.ts';
import { cryptoRng } from '../studio/model/random.ts';
import { payable } from '../studio/model/stakes.ts';
import type { OperatorWallet } from '../studio/OperatorWallet.ts';
import type { Records } from '../studio/Records.ts';
import { isOwed, stakedOf, type Round, type RoundEntry, type Session } from '../studio/roundLog.ts';
import type { StudioTiming } from '../studio/rounds.ts';
import { StudioError } from '../studio/StudioError.ts';
import { HAND_SPOT, type BlackjackTable } from './BlackjackTable.ts';
import { LIVE_MODEL, liveRoundId, type Player } from './Player.ts';
import type { LiveMoveRequest, OwnRound } from './wire.ts';

type Seated = Player<BlackjackTable>;

/** What the rounds need of the casino: its records, its wallets, and its players' screens. */
export interface RoundKeeper {
  readonly walletOf: (session: Session) => OperatorWallet;
  readonly timing: StudioTiming;
  readonly now: () => number;
  readonly log: (message: string) => void;
  readonly records: Records;
  readonly deliveries: ReturnType<typeof createDeliveries>;
  readonly tell: (player: Player, own: OwnRound) => void;
}

/** What the journal keeps of a hand: the cards, and the table's round, whose dealer all its hands share. */
interface KeptGame extends BlackjackState {
  readonly tableRound: number;
}

/**
 * The players' money at blackjack tables: every card and every move is in the journal before anyone sees it, and a double or
 * split is a stake of its own in the same round, taken before its card is drawn.
 */
export class BlackjackRounds {
  readonly #keeper: RoundKeeper;
  /** Moves that are under way, by session: a player makes one at a time. */
  readonly #moving = new Map<string, { readonly step: number; readonly reply: Promise<OwnRound> }>();
  #resuming: Promise<void> = Promise.resolve();

  constructor(keeper: RoundKeeper) {
    this.#keeper = keeper;
  }

  #roundOf(player: Seated): Round | undefined {
    return this.#keeper.records.rounds.get(liveRoundId(player.session.id, player.table.round));
  }
  isBusy(table: BlackjackTable): boolean {
    return [...this.#moving.keys()].some((by) => table.seatOf(by) !== null);
  }
  async idle(): Promise<void> {
    await this.#resuming;
    await Promise.all([...this.#moving.values()].map(({ reply }) => reply.catch(() => undefined)));
  }

  // ── the deal, the clock and the end ────────────────────────────────────────
  /** Deals to everyone whose stake was taken. Nothing is shown if no one is left to deal to. */
  async deal(table: BlackjackTable, players: readonly Seated[]): Promise<void> {
    const { records, log, deliveries, tell, now } = this.#keeper;
    const inRound = players.filter(({ own }) => own?.round === table.round && own.state === 'accepted');
    const dealt = table.dealFor(inRound.map(({ session, own }) => ({ by: session.id, stake: own?.stake ?? 0 })));
    const written = await Promise.all(
      dealt.map(async (hand, index) => {
        const player = inRound[index];
        const round = player && this.#roundOf(player);
        if (!player || !round) return [];
        try {
          await records.record({
            t: 'open',
            id: round.id,
            game: kept(hand.game, table),
            moves: [],
            balance: player.balance,
          });
          return [hand];
        } catch (cause) {
          log(`round ${round.id}: its cards cannot be written down, it is refunded: ${String(cause)}`);
          void deliveries.deliver(player.session, round);
          if (player.own) tell(player, { ...player.own, state: 'refused', isPending: true });
          return [];
        }
      }),
    );
    const shown = written.flat();
    if (shown.length === 0 && !table.hasGuests) return;
    table.show(shown, now());
    for (const player of inRound)
      if (player.own?.state === 'accepted') tell(player, this.withMoves(player, { ...player.own, step: 0 }));
  }

  /** Stands for those who let their time pass. @returns whether something changed on the table */
  passTime(table: BlackjackTable, now: number): boolean {
    return table.passTime(now, (by) => this.#moving.has(by));
  }

  /**
   * Plays the dealer's hand and pays. The outcome of every hand is in the journal before the dealer's cards are shown.
   * @returns the deliveries to wait for
   */
  async finish(table: BlackjackTable, players: readonly Seated[]): Promise<{ readonly paying: Promise<void> }> {
    const { records, log, tell, now } = this.#keeper;
    const dealer = table.drawDealer();
    const decided = await Promise.all(
      players.map(async (player) => {
        const round = this.#roundOf(player);
        const game = table.gameOf(player.session.id);
        if (round?.state !== 'open' || !game) return [];
        try {
          await records.record(drawnEntry(round, player.session, { ...game, dealer }, table.round));
          return [{ player, round }];
        } catch (cause) {
          // The cards so far are on the disk: a restart plays the hand to its end.
          log(`round ${round.id}: its outcome cannot be written down: ${String(cause)}`);
          if (player.own) tell(player, { ...player.own, moves: [], isPending: true });
          return [];
        }
      }),
    );
    table.finish(dealer, now());
    const won = decided.flat();
    for (const { player, round } of won)
      if (player.own)
        tell(player, { ...player.own, stake: stakedOf(round), moves: [], win: round.win ?? 0, isPending: true });
    return { paying: Promise.all(won.map(({ player, round }) => this.#pay(player, round))).then(() => undefined) };
  }
  async #pay(player: Seated, round: Round): Promise<void> {
    const { deliveries, tell } = this.#keeper;
    const { win = 0 } = round;
    const stake = stakedOf(round);
    player.totals.rounds += 1;
    player.totals.staked += stake;
    player.totals.won += win;
    await deliveries.deliverSoon(player.session, round);
    if (round.balance !== undefined) player.balance = round.balance;
    if (!player.own) return;
    tell(player, { ...player.own, stake, moves: [], state: 'settled', win, isPending: isOwed(round) });
  }

  // ── moves ──────────────────────────────────────────────────────────────────
  /** Adds what a player may do now. */
  withMoves(player: Seated, own: OwnRound): OwnRound {
    const round = this.#roundOf(player);
    if (!round || own.round !== player.table.round || own.state !== 'accepted') return own;
    return { ...own, stake: stakedOf(round), step: round.moves.length, moves: this.#movesOf(player, round) };
  }
  #movesOf(player: Seated, round: Round): NonNullable<OwnRound['moves']> {
    const game = player.table.gameOf(player.session.id);
    if (!game || round.state !== 'open' || !player.table.mayMove(player.session.id, this.#keeper.now())) return [];
    return MOVES.flatMap((name) => {
      const stake = stakeOfMove(game, name);
      return stake !== null && mayRaise(player.session, round, stake) ? [{ name, stake }] : [];
    });
  }

  /** Returns how a player's latest round ended, from the journal: for a page that finds a server that has started again. */
  lastOf(rounds: readonly Round[]): OwnRound | null {
    const round = rounds.findLast(({ win, game }) => win !== undefined && isKept(game));
    if (!round || !isKept(round.game)) return null;
    return {
      round: round.game.tableRound,
      bets: { [HAND_SPOT]: round.stake },
      stake: stakedOf(round),
      state: 'settled',
      win: round.win ?? 0,
      isPending: isOwed(round),
    };
  }

  async move(player: Seated, { round: number, step, move }: LiveMoveRequest): Promise<OwnRound> {
    const { session, table } = player;
    const running = this.#moving.get(session.id);
    if (running?.step === step) return running.reply;
    await running?.reply.catch(() => undefined);
    const late = () =>
      new StudioError({ code: 'studio.late', message: 'The time for this move is over: the hand stands.' });
    const round = this.#roundOf(player);
    if (number !== table.round || !round || !player.own) throw late();
    if (step < round.moves.length) {
      if (round.moves[step] === move) return this.withMoves(player, player.own);
      throw new StudioError({ code: 'studio.round.conflict', message: 'Another move was made at this step.' });
    }
    if (round.state !== 'open' || !table.mayMove(session.id, this.#keeper.now())) throw late();
    if (step > round.moves.length)
      throw new StudioError({ code: 'studio.move.refused', message: 'An earlier move is missing.' });
    const reply = this.#make(player, round, move).finally(() => this.#moving.delete(session.id));
    this.#moving.set(session.id, { step, reply });
    return reply;
  }
  async #make(player: Seated, round: Round, move: string): Promise<OwnRound> {
    const { records, deliveries, log, now } = this.#keeper;
    const { session, table } = player;
    const game = table.gameOf(session.id);
    const stake = game && stakeOfMove(game, move);
    if (!game || stake === null || !mayRaise(session, round, stake))
      throw new StudioError({ code: 'studio.move.refused', message: 'This move is not possible now.' });
    const raise = stake > 0 ? (round.raises.at(-1)?.n ?? 0) + 1 : undefined;
    if (raise !== undefined) await this.#raise(player, round, raise, stake);
    // The card is drawn once its stake is taken.
    const next = table.after(game, move);
    try {
      await records.record({
        t: 'open',
        id: round.id,
        game: kept(next, table),
        moves: [...round.moves, move],
        balance: player.balance,
        ...(raise === undefined ? {} : { raise }),
      });
    } catch (cause) {
      log(`round ${round.id}: its move cannot be written down, it was not made: ${String(cause)}`);
      if (raise !== undefined) {
        records.apply({ t: 'unraised', id: round.id, n: raise, state: 'doubt' });
        void deliveries.deliver(session, round);
      }
      throw new StudioError({
        code: 'studio.unavailable',
        message: 'The table cannot keep its records right now. Your move was not made.',
      });
    }
    table.put(session.id, next, now());
    return this.#show(player);
  }
  #show(player: Seated): OwnRound {
    const own = this.withMoves(
      player,
      player.own ?? { round: player.table.round, bets: {}, stake: 0, state: 'accepted' },
    );
    this.#keeper.tell(player, own);
    return own;
  }
  /** Takes a further stake. @throws StudioError if the operator does not take it; the hand then waits for another move */
  async #raise(player: Seated, round: Round, n: number, stake: number): Promise<void> {
    const { walletOf, timing, records, deliveries, now } = this.#keeper;
    const { session, table } = player;
    const { id } = round;
    await records.record({ t: 'raising', id, n, stake });
    const { answer, isDoubtful } = await insistOn(timing, () =>
      walletOf(session).bet(
        {
          sessionId: session.id,
          gameId: session.gameId,
          roundId: id,
          transactionId: betIdOf(round, n),
          currency: session.currency,
        },
        stake,
      ),
    );
    if (answer.kind === 'done') {
      player.balance = answer.balance;
      return;
    }
    // The time that the operator took is not the player's.
    table.giveTime(session.id, now());
    if (answer.kind === 'refused' && !isDoubtful) {
      await records.record({ t: 'unraised', id, n, state: 'refused' });
      throw refusedBy(answer);
    }
    await records.record({ t: 'unraised', id, n, state: 'doubt' });
    void deliveries.deliver(session, round);
    throw new StudioError({
      code: 'studio.operator.unreachable',
      message: 'The move was not made; its stake is given back.',
      refund: 'pending',
    });
  }

  // ── after a restart ────────────────────────────────────────────────────────
  /**
   * Plays rounds to their end that a restart interrupted: every hand stands, and hands of the same round share one dealer.
   * Stakes of moves that were under way are given back.
   */
  resume(left: readonly { readonly session: Session; readonly round: Round }[]): Promise<void> {
    this.#resuming = this.#resume(left).catch((cause: unknown) =>
      this.#keeper.log(`interrupted rounds could not be finished: ${String(cause)}`),
    );
    return this.#resuming;
  }
  async #resume(left: readonly { readonly session: Session; readonly round: Round }[]): Promise<void> {
    const dealers = new Map<string, readonly string[]>();
    const tableOf = (session: Session, game: KeptGame) => `${session.gameId}|${game.tableRound}`;
    for (const { session, round } of left)
      if (round.win !== undefined && isKept(round.game)) dealers.set(tableOf(session, round.game), round.game.dealer);
    for (const { session, round } of left) {
      for (const raise of round.raises) if (raise.state === 'asked') raise.state = 'doubt';
      if (round.state !== 'open' || !isKept(round.game)) continue;
      const { tableRound, ...game } = round.game;
      const key = tableOf(session, round.game);
      const dealer = dealers.get(key) ?? drawDealer(game.dealer, cryptoRng);
      dealers.set(key, dealer);
      this.#keeper.log(`round ${round.id} was left in play; its hands stand, and it is paid now`);
      await this.#keeper.records.record(drawnEntry(round, session, { ...standAll(game), dealer }, tableRound));
      void this.#keeper.deliveries.deliver(session, round);
    }
  }
}

const kept = (game: BlackjackState, table: BlackjackTable): KeptGame => ({ ...game, tableRound: table.round });
const isKept = (game: unknown): game is KeptGame =>
  typeof game === 'object' && game !== null && 'tableRound' in game && 'hands' in game;

function drawnEntry(round: Round, session: Session, game: BlackjackState, tableRound: number): RoundEntry {
  const wins = returnsOfHands(game).map((amount) => payable(amount, session.currency));
  return {
    t: 'drawn',
    id: round.id,
    game: { ...game, tableRound },
    moves: round.moves,
    wins,
    win: wins.reduce((sum, each) => sum + each, 0),
    balance: round.balanceAfterBet ?? 0,
    model: LIVE_MODEL,
  };
}

/** A further stake is the opening one again: the law's limit counts what the round stakes altogether. */
const mayRaise = ({ law }: Session, round: Round, stake: number): boolean =>
  stake === 0 || stakedOf(round) + stake <= (law?.maximumStake ?? Infinity);
