import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CurrencyCode } from '@baize/kernel';
import type { Draw as JackpotDraw, Jackpots } from '../jackpots/Jackpots.ts';
import { refusedBy } from './authenticate.ts';
import { createDeliveries, type DeliveryTiming } from './delivery.ts';
import type { Bets, Draw } from './kinds/GameKind.ts';
import { cryptoRng } from './model/random.ts';
import type { Rng } from './model/round.ts';
import { payable, playRulesOf } from './model/stakes.ts';
import { awardOf, kindFor, mayRaise, openingStake } from './offers.ts';
import type { OperatorWallet } from './OperatorWallet.ts';
import { playMoneyWallet } from './playMoney.ts';
import { Records } from './Records.ts';
import { replyOf } from './replies.ts';
import { isOwed, sumOf, type Round, type RoundEntry, type Session } from './roundLog.ts';
import { createSessions } from './sessions.ts';
import { StudioError } from './StudioError.ts';
import { takeStake } from './takeStake.ts';
import type { MoveRequest, RoundReply, RoundRequest, SessionReply, SessionRequest } from './wire.ts';

export interface StudioTiming extends DeliveryTiming {
  /** Pauses between the attempts of a bet in ms; there is one more attempt than pauses. */
  readonly betDelaysMs: readonly number[];
}
export const DEFAULT_TIMING: StudioTiming = {
  betDelaysMs: [150, 600],
  foregroundMs: 4000,
  firstDelayMs: 250,
  maxDelayMs: 30_000,
};

export interface StudioOptions {
  /** The operator's wallet, as one studio calls it: each has its own secret. */
  readonly walletFor: (studio: string) => OperatorWallet;
  /** The journal is in `studio/` of this folder. */
  readonly dataDir: string;
  /** What the studio's own record says a game is; null if it has none. Without an answer, the launch's word counts. */
  readonly kindOf?: (gameId: string) => Promise<string | null>;
  readonly rng?: Rng;
  readonly now?: () => number;
  readonly timing?: Partial<StudioTiming>;
  /** The pots that real stakes feed and win; without them, no round wins a jackpot. */
  readonly jackpots?: Pick<Jackpots, 'draw'>;
  readonly log?: (message: string) => void;
}

/**
 * The game studio's server. Only it draws and settles rounds. Every method throws StudioError for problems to show to a
 * player.
 */
export interface Studio {
  openSession(request: SessionRequest): Promise<SessionReply>;
  session(sessionId: string): Promise<SessionReply>;
  /** Takes the opening stake and deals. The same key is always the same round. */
  play(request: RoundRequest): Promise<RoundReply>;
  /** Makes a move in a round that waits for one, and takes its further stake if it has one. */
  move(request: MoveRequest): Promise<RoundReply>;
  /** Returns a round as it stands, without a call to the operator: for one that goes on by itself. */
  round(sessionId: string, roundId: string): RoundReply;
  /** Rounds whose win or refund is not acknowledged yet. */
  undelivered(): readonly Readonly<Round>[];
  close(): Promise<void>;
}

/** A round whose player does not come back is finished for them after this long, in ms: with the kind's resting move. */
export const UNFINISHED_MS = 24 * 60 * 60 * 1000;
const SWEEP_MS = 10 * 60 * 1000;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** Returns the round id for a page's key in its session; the operator's transaction ids derive from it. */
export const roundIdOf = (sessionId: string, roundKey: string): string =>
  `bz1-${hash(`${sessionId}|${roundKey}`).slice(0, 40)}`;

const sameBets = (one: Bets | undefined, other: Bets): boolean =>
  one !== undefined &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([spot, stake]) => other[spot] === stake);

/**
 * Opens the studio on its journal. In the background, it delivers wins that a crash interrupted and refunds stakes
 * without an outcome.
 */
export async function openStudio({
  walletFor,
  dataDir,
  kindOf = async () => null,
  rng = cryptoRng,
  now = Date.now,
  timing: given = {},
  jackpots,
  log = () => {},
}: StudioOptions): Promise<Studio> {
  const timing = { ...DEFAULT_TIMING, ...given };
  /** What is being done to a round, by its id: a round does one thing at a time. */
  const inFlight = new Map<
    string,
    { readonly bets?: Bets; readonly step: number; readonly reply: Promise<RoundReply> }
  >();
  const busy = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  /**
   * When the operator accepted a session's last stake. The operator counts the pause from then, not from when it was
   * sent.
   */
  const takenAt = new Map<string, number>();
  const playMoney = playMoneyWallet();

  const records = await Records.open(join(dataDir, 'studio', 'rounds.jsonl'), now());
  const { sessions, rounds } = records;

  const walletOf = (session: Session) => (session.mode === 'fun' ? playMoney : walletFor(session.studio));
  /** Play money is in memory only. */
  const record = async (session: Session, entry: RoundEntry) => {
    if (session.mode === 'real') await records.record(entry);
    else records.apply(entry);
  };
  const deliveries = createDeliveries({ walletOf, record, timing, log });
  const { openSession, session, sessionOf } = createSessions({
    records,
    record,
    walletFor,
    walletOf,
    playMoney,
    kindOf,
    timing,
    now,
    log,
    isBusy: (roundId) => inFlight.has(roundId),
  });

  const draw = (): Draw => ({ rng, now: now() });

  // ── a round's course ───────────────────────────────────────────────────────
  /**
   * Writes down the deal or a move and, with the end of the round, delivers what it won.
   * @param pot what the stake did to the game's jackpot. What it wins is a part of the opening stake's win, so that it is
   *   paid in the same movement
   */
  async function advance(
    current: Session,
    round: Round,
    game: unknown,
    moves: readonly string[],
    { raise, pot }: { readonly raise?: number | undefined; readonly pot?: JackpotDraw | undefined } = {},
  ) {
    const kind = kindFor(current);
    const balance = round.balanceAfterBet ?? 0;
    const shared = { id: round.id, game, moves, balance, ...(raise === undefined ? {} : { raise }) };
    if (!kind.isOver(game)) {
      await record(current, { t: 'open', ...shared });
      watch(current, round);
      return;
    }
    const jackpot = pot?.won ?? 0;
    const wins = kind
      .returns(game)
      .map((amount, index) => payable(amount, current.currency) + (index === 0 ? jackpot : 0));
    const won = { wins, win: sumOf(wins), ...(jackpot > 0 ? { jackpot } : {}) };
    await record(current, { t: 'drawn', ...shared, ...won, model: kind.version });
    pot?.keep();
    await deliveries.deliverSoon(current, round);
  }

  /** Makes the resting move when its time comes: a round that goes on by itself, or one that was left. */
  function watch(current: Session, round: Round): void {
    const kind = kindFor(current);
    const due = kind.dueAt?.(round.game);
    clearTimeout(timers.get(round.id));
    if (due === undefined || round.state !== 'open') return;
    const timer = setTimeout(
      () => {
        timers.delete(round.id);
        void rest(round);
      },
      Math.max(0, due - now()),
    );
    timer.unref();
    timers.set(round.id, timer);
  }
  async function rest(round: Round): Promise<void> {
    const current = sessions.get(round.sessionId);
    if (!current) return;
    const kind = kindFor(current);
    try {
      for (let moves = 0; round.state === 'open' && moves < 20; moves += 1) {
        await inFlight.get(round.id)?.reply.catch(() => undefined);
        if (round.state !== 'open') return;
        await inTurn(round, { step: round.moves.length }, () => makeMove(current, round, kind.restMove(round.game)));
      }
    } catch (cause) {
      log(`round ${round.id}: could not be finished for its player: ${String(cause)}`);
    }
  }

  /** Runs what is done to a round, and lets a repeated call join it. */
  function inTurn(
    { id }: Pick<Round, 'id'>,
    what: { readonly bets?: Bets; readonly step: number },
    work: () => Promise<RoundReply>,
  ): Promise<RoundReply> {
    const reply = work().finally(() => inFlight.delete(id));
    inFlight.set(id, { ...what, reply });
    return reply;
  }

  /** Forgets sessions that are long over, and what is kept besides them. */
  function forgetOld(): void {
    records.forgetOld(now(), ({ id: sessionId }, played) => {
      for (const { id } of played) {
        clearTimeout(timers.get(id));
        timers.delete(id);
      }
      playMoney.forget(sessionId);
      takenAt.delete(sessionId);
    });
  }

  // ── stakes ─────────────────────────────────────────────────────────────────
  const take = (current: Session, round: Round, amount: number, n?: number) =>
    takeStake({ wallet: walletOf(current), timing, log }, current, round, amount, n);

  async function giveBack(
    current: Session,
    round: Round,
    code: 'studio.operator.unreachable' | 'studio.unavailable',
  ): Promise<never> {
    await deliveries.deliverSoon(current, round);
    throw new StudioError({
      code,
      message: 'The round was not played; its stake is given back.',
      refund: isOwed(round) ? 'pending' : 'done',
    });
  }

  // ── a new round ────────────────────────────────────────────────────────────
  /** Returns a known round again; nothing moves. */
  function replay(current: Session, round: Round): RoundReply {
    if (round.game !== undefined) return replyOf(current, round, now());
    if (round.state === 'refused' && round.refusal) throw refusedBy(round.refusal);
    throw new StudioError({
      code: 'studio.round.refunded',
      message: 'This round was not played; its stake is given back.',
      refund: round.state === 'refunded' ? 'done' : 'pending',
    });
  }

  async function begin(current: Session, id: string, stake: number, request: RoundRequest): Promise<RoundReply> {
    const { bets, choice, isFree = false } = request;
    const award = isFree && current.award ? { award: current.award.id } : {};
    await record(current, { t: 'betting', id, sessionId: current.id, stake, at: now(), bets, ...award }).catch(
      (cause: unknown) => {
        log(`round ${id}: not begun, the journal cannot be written: ${String(cause)}`);
        throw new StudioError({
          code: 'studio.unavailable',
          message: 'The studio cannot keep its records right now. Nothing was staked.',
        });
      },
    );
    const round = rounds.get(id) as Round;
    const answer = await take(current, round, stake);
    if (answer.kind === 'refused') {
      await record(current, { t: 'refused', id, refusal: answer.refusal });
      throw answer.by;
    }
    if (answer.kind === 'doubt') {
      await record(current, { t: 'unknown', id });
      return giveBack(current, round, 'studio.operator.unreachable');
    }
    takenAt.set(current.id, now());
    round.balanceAfterBet = answer.balance;
    const kind = kindFor(current);
    const game = kind.deal(draw(), bets, choice);
    const pot =
      // A free spin stakes nothing, so it feeds no pot and wins none.
      current.mode === 'real' && kind.isOver(game) && round.award === undefined
        ? jackpots?.draw(current.gameId, stake, current.currency as CurrencyCode)
        : undefined;
    try {
      await advance(current, round, game, [], { pot });
    } catch (cause) {
      pot?.undo();
      // An outcome that is not on the disk does not exist: it was never shown, and a restart would refund it too.
      log(`round ${id}: its outcome cannot be written down, it is refunded: ${String(cause)}`);
      return giveBack(current, round, 'studio.unavailable');
    }
    return replyOf(current, round, now());
  }

  async function play(request: RoundRequest): Promise<RoundReply> {
    const { sessionId, roundKey, bets, choice } = request;
    const current = sessionOf(sessionId);
    const id = roundIdOf(sessionId, roundKey);
    const running = inFlight.get(id);
    const known = rounds.get(id);
    if ((running?.bets ?? known) && !sameBets(running?.bets ?? known?.bets, bets))
      throw new StudioError({ code: 'studio.round.conflict', message: 'This round key was used with another stake.' });
    if (running) return running.reply;
    if (known) return replay(current, known);
    if (busy.has(sessionId) || records.roundsOf(current).some(({ state }) => state === 'open'))
      throw new StudioError({
        code: 'studio.round.in_progress',
        message: 'Another round of this session is under way.',
      });
    const kind = kindFor(current);
    const award = request.isFree === true ? awardOf(current) : null;
    if (request.isFree === true && (!award || award.left < 1))
      throw new StudioError({
        code: 'studio.free_spins.none',
        message: 'No free spin is left in this game, or their time is over.',
      });
    const stake = openingStake(current, bets, award);
    if (choice !== undefined && !kind.isChoice?.(choice))
      throw new StudioError({ code: 'studio.request.invalid', message: 'This game has no such setting.' });
    const rules = playRulesOf(current.law, current.betLimits);
    const last = records.roundsOf(current).findLast((round) => round.game !== undefined);
    const wait = last ? Math.max(last.at, takenAt.get(sessionId) ?? 0) + rules.minRoundMs - now() : 0;
    if (wait > 0)
      throw new StudioError({
        code: 'studio.too_soon',
        message: 'The law of the player’s home asks for a longer pause between rounds.',
        retryAfterMs: wait,
      });
    busy.add(sessionId);
    return inTurn({ id }, { bets, step: 0 }, () => begin(current, id, stake, request)).finally(() =>
      busy.delete(sessionId),
    );
  }

  // ── a move ─────────────────────────────────────────────────────────────────
  async function makeMove(current: Session, round: Round, name: string): Promise<RoundReply> {
    const kind = kindFor(current);
    const stake = kind.stakeOf(round.game, name);
    if (stake === null || !mayRaise(current, round, stake))
      throw new StudioError({ code: 'studio.move.refused', message: 'This move is not possible now.' });
    const raise = stake > 0 ? (round.raises.at(-1)?.n ?? 0) + 1 : undefined;
    if (raise !== undefined) await raiseBy(current, round, raise, stake);
    try {
      await advance(current, round, kind.play(round.game, name, draw()), [...round.moves, name], { raise });
    } catch (cause) {
      log(`round ${round.id}: its move cannot be written down, it was not made: ${String(cause)}`);
      if (raise !== undefined) {
        // In memory only, as the journal cannot be written: a restart reads the stake as in doubt too.
        records.apply({ t: 'unraised', id: round.id, n: raise, state: 'doubt' });
        void deliveries.deliver(current, round);
      }
      throw new StudioError({
        code: 'studio.unavailable',
        message: 'The studio cannot keep its records right now. Your move was not made.',
      });
    }
    return replyOf(current, round, now());
  }
  /** Takes a further stake. @throws StudioError if the operator refuses it; the round then waits for another move */
  async function raiseBy(current: Session, round: Round, n: number, stake: number): Promise<void> {
    const { id } = round;
    await record(current, { t: 'raising', id, n, stake });
    const answer = await take(current, round, stake, n);
    if (answer.kind === 'taken') {
      round.balanceAfterBet = answer.balance;
      return;
    }
    if (answer.kind === 'refused') {
      await record(current, { t: 'unraised', id, n, state: 'refused' });
      throw answer.by;
    }
    await record(current, { t: 'unraised', id, n, state: 'doubt' });
    await deliveries.deliverSoon(current, round);
    throw new StudioError({
      code: 'studio.operator.unreachable',
      message: 'The move was not made; its stake is given back.',
      refund: isOwed(round) ? 'pending' : 'done',
    });
  }

  const notHere = () =>
    new StudioError({ code: 'studio.move.refused', message: 'This round is not played in this session.' });

  async function move({ sessionId, roundId, step, move: name }: MoveRequest): Promise<RoundReply> {
    const current = sessionOf(sessionId);
    const round = rounds.get(roundId);
    if (round?.sessionId !== sessionId || round.game === undefined) throw notHere();
    const running = inFlight.get(roundId);
    if (running) {
      if (running.step === step) return running.reply;
      await running.reply.catch(() => undefined);
    }
    if (step < round.moves.length || round.state !== 'open') {
      // A repeated call, or one that came after the round had gone on by itself: what became of it is the answer.
      if (round.moves[step] === name || round.state !== 'open') return replyOf(current, round, now());
      throw new StudioError({ code: 'studio.round.conflict', message: 'Another move was made at this step.' });
    }
    if (step > round.moves.length)
      throw new StudioError({ code: 'studio.move.refused', message: 'An earlier move is missing.' });
    return inTurn(round, { step }, () => makeMove(current, round, name));
  }

  // ── the start, and what is left ────────────────────────────────────────────
  for (const round of rounds.values()) {
    const session = sessions.get(round.sessionId);
    if (!session) continue;
    for (const raise of round.raises) if (raise.state === 'asked') raise.state = 'doubt';
    if (round.state === 'open' && kindFor(session).dueAt) {
      // The player could not act while the studio was down, so a round against the clock does not count.
      log(`round ${round.id} ran while the studio was down: it is refunded`);
      await record(session, { t: 'unknown', id: round.id });
    }
    if (!isOwed(round)) continue;
    log(
      `round ${round.id} was left ${round.state === 'drawn' ? 'unpaid' : 'with a stake in doubt'}: that is ${round.state === 'drawn' ? 'paid' : 'refunded'} now`,
    );
    void deliveries.deliver(session, round);
  }
  const sweep = () => {
    for (const round of rounds.values())
      if (round.state === 'open' && now() - round.at > UNFINISHED_MS) void rest(round);
  };
  sweep();
  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();

  return {
    openSession(request) {
      forgetOld();
      return openSession(request);
    },
    session,
    round(sessionId, roundId) {
      const current = sessionOf(sessionId);
      const round = rounds.get(roundId);
      if (round?.sessionId !== sessionId) throw notHere();
      return replay(current, round);
    },
    play,
    move,
    undelivered: () => [...rounds.values()].filter((round) => isOwed(round) && !inFlight.has(round.id)),
    async close() {
      clearInterval(sweeping);
      timers.forEach((timer) => clearTimeout(timer));
      await Promise.allSettled([...inFlight.values()].map(({ reply }) => reply));
      await deliveries.close();
      await records.close();
    },
  };
}
