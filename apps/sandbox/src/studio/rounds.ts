import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CurrencyCode } from '@baize/kernel';
import type { Jackpots } from '../jackpots/Jackpots.ts';
import { authenticate, insistOn, refusedBy, shownRefusal } from './authenticate.ts';
import { createDeliveries, betIdOf } from './delivery.ts';
import { Journal } from './Journal.ts';
import { MODEL_VERSION } from './model/game-data.ts';
import { PUBLISHED } from './model/published.ts';
import { cryptoRng } from './model/random.ts';
import { drawRound, settle, type Rng } from './model/round.ts';
import { defaultStakeFor, playRulesOf, stakesFor } from './model/stakes.ts';
import type { OperatorWallet } from './OperatorWallet.ts';
import { playMoneyWallet } from './playMoney.ts';
import {
  applyEntry,
  isOpen,
  REMEMBERED_MS,
  stillNeeded,
  type Round,
  type RoundEntry,
  type Session,
} from './roundLog.ts';
import { StudioError } from './StudioError.ts';
import type { HistoryEntry, SessionReply, SessionRequest, SpinReply, SpinRequest } from './wire.ts';

export interface StudioTiming {
  /** Pauses between the attempts of a bet in ms; there is one more attempt than pauses. */
  readonly betDelaysMs: readonly number[];
  /** How long a spin waits for its win or refund to be acknowledged before it answers without it, in ms. */
  readonly foregroundMs: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
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
  spin(request: SpinRequest): Promise<SpinReply>;
  /** Rounds whose win or refund is not acknowledged yet. */
  undelivered(): readonly Readonly<Round>[];
  close(): Promise<void>;
}

const HISTORY_LENGTH = 30;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** Returns the round id for a page's key in its session; the operator's transaction ids derive from it. */
export const roundIdOf = (sessionId: string, roundKey: string): string =>
  `bz1-${hash(`${sessionId}|${roundKey}`).slice(0, 40)}`;

/**
 * Opens the studio on its journal. In the background, it delivers wins that a crash interrupted and refunds stakes
 * without an outcome.
 */
export async function openStudio({
  walletFor,
  dataDir,
  rng = cryptoRng,
  now = Date.now,
  timing: given = {},
  jackpots,
  log = () => {},
}: StudioOptions): Promise<Studio> {
  const timing = { ...DEFAULT_TIMING, ...given };
  const sessions = new Map<string, Session>();
  const rounds = new Map<string, Round>();
  const roundsOf = new Map<string, Round[]>();
  const byToken = new Map<string, string>();
  const opening = new Map<string, Promise<SessionReply>>();
  const inFlight = new Map<string, { readonly stake: number; readonly reply: Promise<SpinReply> }>();
  const busy = new Set<string>();
  /**
   * When the operator accepted a session's last stake. The operator counts the pause from then, not from when it was
   * sent.
   */
  const takenAt = new Map<string, number>();
  const playMoney = playMoneyWallet();

  const apply = (entry: RoundEntry) => {
    applyEntry(sessions, rounds, entry);
    if (entry.t === 'session' && entry.session.tokenHash) byToken.set(entry.session.tokenHash, entry.session.id);
    if (entry.t === 'betting') {
      const round = rounds.get(entry.id);
      if (round) roundsOf.set(entry.sessionId, [...(roundsOf.get(entry.sessionId) ?? []), round]);
    }
  };
  const { journal, entries } = await Journal.open<RoundEntry>(join(dataDir, 'studio', 'rounds.jsonl'), (read) =>
    stillNeeded(read, now()),
  );
  entries.forEach(apply);

  const walletOf = (session: Session) => (session.mode === 'fun' ? playMoney : walletFor(session.studio));
  /** Written to the journal first, then applied: memory is never ahead of the journal. */
  const record = async (session: Session, entry: RoundEntry) => {
    if (session.mode === 'real') await journal.append(entry);
    apply(entry);
  };
  const deliveries = createDeliveries({ walletOf, record, timing, log });
  const within = (work: Promise<void>) => {
    let timer: NodeJS.Timeout | undefined;
    return Promise.race([
      work,
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timing.foregroundMs);
      }),
    ]).finally(() => clearTimeout(timer));
  };

  for (const round of rounds.values()) {
    const session = sessions.get(round.sessionId);
    if (session && isOpen(round)) {
      log(
        `round ${round.id} was left ${round.state === 'drawn' ? 'unpaid' : 'without outcome'}: it is ${round.state === 'drawn' ? 'paid' : 'refunded'} now`,
      );
      void deliveries.deliver(session, round);
    }
  }

  function forgetOld(): void {
    for (const session of sessions.values()) {
      const own = roundsOf.get(session.id) ?? [];
      const last = Math.max(session.startedAt, own.at(-1)?.at ?? 0);
      if (now() - last < REMEMBERED_MS || own.some(isOpen)) continue;
      own.forEach((round) => rounds.delete(round.id));
      roundsOf.delete(session.id);
      sessions.delete(session.id);
      if (session.tokenHash) byToken.delete(session.tokenHash);
      playMoney.forget(session.id);
      takenAt.delete(session.id);
    }
  }

  const stateShown: Partial<Record<Round['state'], HistoryEntry['state']>> = {
    closed: 'settled',
    drawn: 'paying',
    refunded: 'refunded',
    unknown: 'refunding',
  };
  function describe(session: Session, balance: number): SessionReply {
    const own = roundsOf.get(session.id) ?? [];
    const rules = playRulesOf(session.law, session.betLimits);
    const currency = session.currency as CurrencyCode;
    const played = own.filter((round) => round.win !== undefined);
    return {
      sessionId: session.id,
      mode: session.mode,
      currency,
      balance,
      rtp: PUBLISHED.rtp,
      stakes: stakesFor(currency, rules),
      defaultStake: defaultStakeFor(currency, rules),
      minRoundMs: rules.minRoundMs,
      turbo: rules.turbo,
      maximumStake: session.law?.maximumStake ?? null,
      startedAt: new Date(session.startedAt).toISOString(),
      totals: {
        rounds: played.length,
        staked: played.reduce((sum, { stake }) => sum + stake, 0),
        won: played.reduce((sum, { win }) => sum + (win ?? 0), 0),
      },
      undelivered: own.filter((round) => isOpen(round) && !inFlight.has(round.id)).length,
      history: own
        .slice(-HISTORY_LENGTH)
        .reverse()
        .flatMap((round) => {
          const state = stateShown[round.state];
          return state
            ? [
                {
                  roundId: round.id,
                  at: new Date(round.at).toISOString(),
                  stake: round.stake,
                  win: round.win ?? 0,
                  freeSpins: Math.max(0, (round.stops?.length ?? 1) - 1),
                  state,
                },
              ]
            : [];
        }),
    };
  }

  async function session(sessionId: string): Promise<SessionReply> {
    const known = sessions.get(sessionId);
    if (!known)
      throw new StudioError({
        code: 'studio.session.unknown',
        message: 'This session is not known. Open the game again.',
      });
    const answer = await walletOf(known).balance(known.id);
    if (answer.kind === 'refused') throw refusedBy(answer);
    if (answer.kind === 'unknown')
      throw new StudioError({ code: 'studio.operator.unreachable', message: 'The operator does not answer.' });
    return describe(known, answer.balance);
  }

  async function openReal(studio: string, token: string, gameId: string): Promise<SessionReply> {
    const wallet = walletFor(studio);
    const tokenHash = hash(`${gameId}|${token}`);
    const known = byToken.get(tokenHash);
    if (known) return session(known);
    const answer = await authenticate(wallet, timing, token, gameId);
    const opened: Session = {
      id: answer.sessionId,
      mode: 'real',
      studio,
      gameId,
      currency: answer.currency,
      country: answer.country,
      law: answer.law,
      ...(answer.betLimits ? { betLimits: answer.betLimits } : {}),
      tokenHash,
      startedAt: now(),
    };
    await record(opened, { t: 'session', session: opened });
    return describe(opened, answer.balance);
  }

  async function openSession(request: SessionRequest): Promise<SessionReply> {
    forgetOld();
    if (request.mode === 'fun') {
      const currency: CurrencyCode = request.currency ?? 'EUR';
      const opened: Session = {
        id: randomUUID(),
        mode: 'fun',
        studio: '',
        gameId: request.gameId,
        currency,
        startedAt: now(),
      };
      await record(opened, { t: 'session', session: opened });
      return describe(opened, playMoney.start(opened.id, currency));
    }
    const { token, gameId, studio } = request;
    if (token === undefined)
      throw new StudioError({
        code: 'studio.request.invalid',
        message: 'Real mode needs the operator’s launch token.',
      });
    const key = `${gameId}|${token}`;
    const under = opening.get(key) ?? openReal(studio, token, gameId).finally(() => opening.delete(key));
    opening.set(key, under);
    return under;
  }

  function replyOf(round: Round): SpinReply {
    const result = settle(round.stops ?? [], round.stake);
    const win = round.win ?? result.win;
    const balanceAfterBet = round.balanceAfterBet ?? 0;
    return {
      roundId: round.id,
      stake: round.stake,
      win,
      capped: result.capped,
      spins: result.spins,
      balanceAfterBet,
      balance: round.balance ?? balanceAfterBet,
      winPending: round.state !== 'closed',
    };
  }

  /** Returns the finished round again; nothing moves. */
  function replay(round: Round): SpinReply {
    if (round.stops) return replyOf(round);
    if (round.state === 'refused' && round.refusal) throw refusedBy(round.refusal);
    throw new StudioError({
      code: 'studio.round.refunded',
      message: 'This round was not played; its stake is given back.',
      refund: round.state === 'refunded' ? 'done' : 'pending',
    });
  }

  async function placeBet(current: Session, round: Round): Promise<number> {
    const movement = {
      sessionId: current.id,
      gameId: current.gameId,
      roundId: round.id,
      transactionId: betIdOf(round),
      currency: current.currency,
    };
    const { answer, isDoubtful } = await insistOn(timing, () => walletOf(current).bet(movement, round.stake));
    if (answer.kind === 'done') return answer.balance;
    if (answer.kind === 'refused' && !isDoubtful) {
      await record(current, { t: 'refused', id: round.id, refusal: shownRefusal(answer) });
      throw refusedBy(answer);
    }
    // It is unknown whether the stake was taken (a rejection after a lost response proves nothing), so refund it.
    log(
      `round ${round.id}: its stake is in doubt (${answer.kind === 'unknown' ? answer.reason : answer.code}); it is refunded`,
    );
    await record(current, { t: 'unknown', id: round.id });
    return giveBack(current, round, 'studio.operator.unreachable');
  }

  async function giveBack(
    current: Session,
    round: Round,
    code: 'studio.operator.unreachable' | 'studio.unavailable',
  ): Promise<never> {
    await within(deliveries.deliver(current, round));
    throw new StudioError({
      code,
      message: 'The round was not played; its stake is given back.',
      refund: isOpen(round) ? 'pending' : 'done',
    });
  }

  async function play(current: Session, id: string, stake: number): Promise<SpinReply> {
    await record(current, { t: 'betting', id, sessionId: current.id, stake, at: now() }).catch((cause: unknown) => {
      log(`round ${id}: not begun, the journal cannot be written: ${String(cause)}`);
      throw new StudioError({
        code: 'studio.unavailable',
        message: 'The studio cannot keep its records right now. Nothing was staked.',
      });
    });
    const round = rounds.get(id) as Round;
    const balance = await placeBet(current, round);
    takenAt.set(current.id, now());
    const stops = drawRound(rng);
    const pot =
      current.mode === 'real' ? jackpots?.draw(current.gameId, stake, current.currency as CurrencyCode) : undefined;
    // A jackpot is part of the round's win, so that it is paid in the same movement.
    const win = settle(stops, stake).win + (pot?.won ?? 0);
    try {
      await record(current, { t: 'drawn', id, stops, win, balance, model: MODEL_VERSION });
    } catch (cause) {
      pot?.undo();
      // An outcome that is not on the disk does not exist: it was never shown, and a restart would refund it too.
      log(`round ${id}: its outcome cannot be written down, it is refunded: ${String(cause)}`);
      return giveBack(current, round, 'studio.unavailable');
    }
    pot?.keep();
    await within(deliveries.deliver(current, round));
    return replyOf(round);
  }

  async function spin({ sessionId, roundKey, stake }: SpinRequest): Promise<SpinReply> {
    const current = sessions.get(sessionId);
    if (!current)
      throw new StudioError({
        code: 'studio.session.unknown',
        message: 'This session is not known. Open the game again.',
      });
    const id = roundIdOf(sessionId, roundKey);
    const running = inFlight.get(id);
    const known = rounds.get(id);
    if ((running ?? known) && (running ?? known)?.stake !== stake)
      throw new StudioError({ code: 'studio.round.conflict', message: 'This round key was used with another stake.' });
    if (running) return running.reply;
    if (known) return replay(known);
    if (busy.has(sessionId))
      throw new StudioError({
        code: 'studio.round.in_progress',
        message: 'Another round of this session is under way.',
      });
    const rules = playRulesOf(current.law, current.betLimits);
    if (!stakesFor(current.currency as CurrencyCode, rules).includes(stake))
      throw new StudioError({
        code: 'studio.stake.not_offered',
        message: `A stake of ${stake} hundredths is not offered.`,
      });
    const last = (roundsOf.get(sessionId) ?? []).findLast((round) => round.win !== undefined);
    const wait = last ? Math.max(last.at, takenAt.get(sessionId) ?? 0) + rules.minRoundMs - now() : 0;
    if (wait > 0)
      throw new StudioError({
        code: 'studio.too_soon',
        message: 'The law of the player’s home asks for a longer pause between spins.',
        retryAfterMs: wait,
      });
    busy.add(sessionId);
    const reply = play(current, id, stake).finally(() => {
      busy.delete(sessionId);
      inFlight.delete(id);
    });
    inFlight.set(id, { stake, reply });
    return reply;
  }

  return {
    openSession,
    session,
    spin,
    undelivered: () => [...rounds.values()].filter((round) => isOpen(round) && !inFlight.has(round.id)),
    async close() {
      await Promise.allSettled([...inFlight.values()].map(({ reply }) => reply));
      await deliveries.close();
      await journal.close();
    },
  };
}
