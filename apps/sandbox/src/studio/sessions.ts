import { createHash, randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@baize/kernel';
import { authenticate, refusedBy } from './authenticate.ts';
import { isKindName, type KindName } from './kinds/index.ts';
import type { OperatorWallet } from './OperatorWallet.ts';
import type { playMoneyWallet } from './playMoney.ts';
import type { Records } from './Records.ts';
import { sessionReplyOf } from './replies.ts';
import type { RoundEntry, Session } from './roundLog.ts';
import type { StudioTiming } from './rounds.ts';
import { StudioError } from './StudioError.ts';
import type { SessionReply, SessionRequest } from './wire.ts';

interface SessionOptions {
  readonly records: Records;
  readonly record: (session: Session, entry: RoundEntry) => Promise<void>;
  readonly walletFor: (studio: string) => OperatorWallet;
  readonly walletOf: (session: Session) => OperatorWallet;
  readonly playMoney: ReturnType<typeof playMoneyWallet>;
  /** What the studio's own record says a game is; null if it has none. */
  readonly kindOf: (gameId: string) => Promise<string | null>;
  readonly timing: StudioTiming;
  readonly now: () => number;
  readonly log: (message: string) => void;
  /** Whether something is being done to a round. */
  readonly isBusy: (roundId: string) => boolean;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Opens the players' sessions, and tells how they are. */
export function createSessions({
  records,
  record,
  walletFor,
  walletOf,
  playMoney,
  kindOf,
  timing,
  now,
  log,
  isBusy,
}: SessionOptions) {
  const opening = new Map<string, Promise<SessionReply>>();

  /** @throws StudioError for a session that is not known */
  function sessionOf(id: string): Session {
    const known = records.sessions.get(id);
    if (known) return known;
    throw new StudioError({
      code: 'studio.session.unknown',
      message: 'This session is not known. Open the game again.',
    });
  }

  const describe = (session: Session, balance: number): SessionReply =>
    sessionReplyOf(session, records.roundsOf(session), { balance, now: now(), isBusy });

  async function session(sessionId: string): Promise<SessionReply> {
    const known = sessionOf(sessionId);
    const answer = await walletOf(known).balance(known.id);
    if (answer.kind === 'refused') throw refusedBy(answer);
    if (answer.kind === 'unknown')
      throw new StudioError({ code: 'studio.operator.unreachable', message: 'The operator does not answer.' });
    return describe(known, answer.balance);
  }

  /** Returns the kind of a game: by the studio's own record, or by the launch while that cannot be read. */
  async function kindAt(gameId: string, said: string): Promise<KindName> {
    const known = await kindOf(gameId).catch((cause: unknown) => {
      log(`the record of ${gameId} cannot be read, so the launch decides what it is: ${String(cause)}`);
      return null;
    });
    const name = known ?? said;
    return isKindName(name) ? name : 'slots';
  }

  async function openReal(studio: string, token: string, gameId: string, said: string): Promise<SessionReply> {
    const wallet = walletFor(studio);
    const tokenHash = hash(`${gameId}|${token}`);
    const known = records.sessionOfToken(tokenHash);
    if (known) return session(known);
    const [answer, kind] = await Promise.all([authenticate(wallet, timing, token, gameId), kindAt(gameId, said)]);
    const opened: Session = {
      id: answer.sessionId,
      mode: 'real',
      studio,
      gameId,
      kind,
      player: answer.playerReference,
      currency: answer.currency,
      country: answer.country,
      law: answer.law,
      ...(answer.betLimits ? { betLimits: answer.betLimits } : {}),
      ...(answer.award ? { award: answer.award } : {}),
      tokenHash,
      startedAt: now(),
    };
    await record(opened, { t: 'session', session: opened });
    // A round that the player left goes on in the new session: the operator takes further stakes only in one that is open.
    for (const round of records.rounds.values()) {
      const before = records.sessions.get(round.sessionId);
      if (round.state !== 'open' || before?.mode !== 'real' || before.player !== opened.player) continue;
      if (before.studio === studio && before.gameId === gameId)
        await record(opened, { t: 'adopted', id: round.id, sessionId: opened.id });
    }
    return describe(opened, answer.balance);
  }

  async function openSession(request: SessionRequest): Promise<SessionReply> {
    const { token, gameId, studio = '', kind: said = 'slots' } = request;
    if (request.mode === 'fun') {
      const currency: CurrencyCode = request.currency ?? 'EUR';
      const opened: Session = {
        id: randomUUID(),
        mode: 'fun',
        studio: '',
        gameId,
        kind: await kindAt(gameId, said),
        currency,
        startedAt: now(),
      };
      await record(opened, { t: 'session', session: opened });
      return describe(opened, playMoney.start(opened.id, currency));
    }
    if (token === undefined)
      throw new StudioError({
        code: 'studio.request.invalid',
        message: 'Real mode needs the operator’s launch token.',
      });
    const key = `${gameId}|${token}`;
    const under = opening.get(key) ?? openReal(studio, token, gameId, said).finally(() => opening.delete(key));
    opening.set(key, under);
    return under;
  }

  return { openSession, session, sessionOf };
}
