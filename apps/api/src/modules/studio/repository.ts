import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { fieldsOf, type Balances, type MoveOutcome } from '../wallet/index.ts';

export interface GameSession {
  readonly id: string;
  readonly playerId: string;
  readonly brand: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  readonly currency: CurrencyCode;
  readonly language: string;
  readonly country: string;
  /** Hundredths a round; null without a limit. */
  readonly maximumStake: Hundredths | null;
  /** From one round's stake to the next; 0 without a limit. */
  readonly minimumSpinMs: number;
  readonly autoplayAllowed: boolean;
}
const COLUMNS = `id, player_id as "playerId", brand, game_id as "gameId", game_title as "gameTitle", vertical, currency, language, country,
  maximum_stake as "maximumStake", minimum_spin_ms as "minimumSpinMs", autoplay_allowed as "autoplayAllowed"`;

export async function open(
  target: Queryable,
  session: GameSession,
  tokenHash: string,
  at: { readonly now: Date; readonly tokenExpires: Date; readonly ends: Date },
): Promise<void> {
  await target.query(
    `insert into game_session (id, token_hash, player_id, brand, game_id, game_title, vertical, currency, language, country, opened_at, token_expires_at, ends_at,
       maximum_stake, minimum_spin_ms, autoplay_allowed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      session.id,
      tokenHash,
      session.playerId,
      session.brand,
      session.gameId,
      session.gameTitle,
      session.vertical,
      session.currency,
      session.language,
      session.country,
      at.now,
      at.tokenExpires,
      at.ends,
      session.maximumStake,
      session.minimumSpinMs,
      session.autoplayAllowed,
    ],
  );
}

/** The session of a launch token, still unused. */
export async function findUnused(
  target: Queryable,
  tokenHash: string,
  gameId: string,
  now: Date,
): Promise<GameSession | null> {
  const [row] = await target.query<GameSession>(
    `select ${COLUMNS} from game_session where token_hash = $1 and game_id = $2 and authenticated_at is null and token_expires_at > $3`,
    [tokenHash, gameId, now],
  );
  return row ?? null;
}

/** Uses a launch token up. @returns false when another call was faster */
export async function authenticate(target: Queryable, sessionId: string, now: Date): Promise<boolean> {
  return (
    (
      await target.query(
        'update game_session set authenticated_at = $2 where id = $1 and authenticated_at is null returning id',
        [sessionId, now],
      )
    ).length === 1
  );
}

export async function findActive(target: Queryable, sessionId: string, now: Date): Promise<GameSession | null> {
  const [row] = await target.query<GameSession>(
    `select ${COLUMNS} from game_session where id = $1 and authenticated_at is not null and ends_at > $2`,
    [sessionId, now],
  );
  return row ?? null;
}

/** A new session begins its pause where the player's last round did, in whichever session. */
export async function carryPace(tx: Transaction, playerId: string, sessionId: string): Promise<void> {
  await tx.query(
    'update game_session set round_at = (select max(round_at) from game_session where player_id = $1) where id = $2',
    [playerId, sessionId],
  );
}

/** Holds the player's other launches until the transaction ends. */
export async function holdLaunches(tx: Transaction, playerId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 23)) is null as held', [playerId]);
}

/** No more bets in any of the player's games; what was staked is still settled. */
export async function endSessions(target: Queryable, playerId: string, now: Date): Promise<void> {
  await target.query('update game_session set ends_at = $2 where player_id = $1 and ends_at > $2', [playerId, now]);
}

export type Seat = Pick<GameSession, 'playerId' | 'vertical' | 'maximumStake' | 'minimumSpinMs'>;
/** Whose session it is, what it plays and under which law; for the gate before a bet. Ended sessions too: a replay is still answered. */
export async function seatOf(target: Queryable, sessionId: string): Promise<Seat | null> {
  const [row] = await target.query<Seat>(
    'select player_id as "playerId", vertical, maximum_stake as "maximumStake", minimum_spin_ms as "minimumSpinMs" from game_session where id = $1',
    [sessionId],
  );
  return row ?? null;
}

export type StudioOutcome =
  MoveOutcome | 'SESSION' | 'NOT_ALLOWED' | 'BET_UNKNOWN' | 'REFUNDED' | 'SETTLED' | 'STAKE_TOO_HIGH' | 'TOO_SOON';
export interface StudioReceipt {
  readonly outcome: StudioOutcome;
  readonly playerId: string | null;
  /** What the session may play with (MAIN and its bonus wallet), as it was right after the movement. */
  readonly playable: Hundredths;
  readonly balances: Balances | null;
}
function receiptOf(answer: string | undefined, currency: CurrencyCode): StudioReceipt {
  const [outcome, playerId, mainAfter, bonusAfter, main, locked, sports, casino, live, version] = fieldsOf(answer);
  return {
    outcome: outcome as StudioOutcome,
    playerId: playerId || null,
    playable: Number(mainAfter) + Number(bonusAfter),
    balances:
      main === ''
        ? null
        : {
            main: Number(main),
            locked: Number(locked),
            sportsBonus: Number(sports),
            casinoBonus: Number(casino),
            liveCasinoBonus: Number(live),
            version: Number(version),
            currency,
          },
  };
}

export interface StudioCall {
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly reference: string;
  readonly currency: CurrencyCode;
}
interface Answer {
  readonly answer: string;
}

export async function bet(
  target: Queryable,
  call: StudioCall,
  amount: Hundredths,
  allowed: boolean,
  now: Date,
): Promise<StudioReceipt> {
  const [row] = await target.query<Answer>('select studio_bet($1, $2, $3, $4, $5, $6, $7, $8) as answer', [
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    amount,
    call.currency,
    allowed,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}
export async function win(
  target: Queryable,
  call: StudioCall,
  betReference: string,
  amount: Hundredths,
  now: Date,
): Promise<StudioReceipt> {
  const [row] = await target.query<Answer>('select studio_win($1, $2, $3, $4, $5, $6, $7, $8) as answer', [
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    betReference,
    amount,
    call.currency,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}
export async function refund(
  target: Queryable,
  call: StudioCall,
  betReference: string,
  now: Date,
): Promise<StudioReceipt> {
  const [row] = await target.query<Answer>('select studio_refund($1, $2, $3, $4, $5, $6, $7) as answer', [
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    betReference,
    call.currency,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}
