import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LocalePair } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import { ROUND_UNITS_PER_EURO, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Balances } from '../../wallet/index.ts';
import * as repository from '../repository.ts';

/** How long a frame's token is valid. */
export const TOKEN_MS = 60_000;
/** How long a session takes stakes at most; the frame asks for another token before that. */
export const SESSION_MS = 4 * 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a bet can be staked from (ruling 16). */
export const playableOf = (balances: Pick<Balances, 'main' | 'sportsBonus'>): Hundredths =>
  balances.main + balances.sportsBonus;

export const verticalOf = (product: 'sportsbook' | 'virtuals'): 'SPORTS' | 'VIRTUAL_SPORTS' =>
  product === 'virtuals' ? 'VIRTUAL_SPORTS' : 'SPORTS';

/** The most that one bet of a brand pays in a currency, as the brand publishes it (ruling 30). */
export const maximumPayoutOf = (
  app: FastifyInstance,
  { brand, currency }: Pick<repository.SportsSession, 'brand' | 'currency'>,
): Hundredths => app.brands.get(brand).maximumBetPayout * ROUND_UNITS_PER_EURO[currency] * 100;

export interface FrameOpening {
  readonly playerId: string;
  readonly loginId: string | null;
  readonly brand: string;
  /** The market's site around the frame; absent where there is none (benchmarks). */
  readonly site?: LocalePair;
  readonly product: 'sportsbook' | 'virtuals';
  readonly currency: CurrencyCode;
  readonly language: string;
  readonly country: string;
}

/**
 * Opens a session for the vendor's frame, under the stricter law of the player's home and of the site around it.
 * @returns the token: valid once, for a minute; not stored
 * @throws Refusal 401 if the login has ended
 */
export async function openSportsSession(app: FastifyInstance, opening: FrameOpening): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  const law = await app.playerAccess.lawOf(opening.playerId, opening.site);
  await app.db.transaction(async (tx) => {
    const login =
      opening.loginId === null
        ? null
        : await app.holdSession(tx, { playerId: opening.playerId, sessionId: opening.loginId });
    const session = {
      ...opening,
      id: randomUUID(),
      maximumStake: law.maximumStake.value,
      excludedEvents: law.excludedEvents.value,
    };
    await repository.open(tx, session, hashOf(token), {
      now,
      tokenExpires: new Date(now.getTime() + TOKEN_MS),
      ends: new Date(now.getTime() + Math.min(SESSION_MS, login?.leftMs ?? SESSION_MS)),
    });
  });
  return token;
}

/**
 * Exchanges a frame's token. A player who may not bet gets a session too, so that the frame shows their open bets: each
 * stake is checked again.
 * @throws Refusal 404 error.game_session.unknown (unknown, used, expired or ended)
 */
export async function exchangeToken(app: FastifyInstance, token: string) {
  const session = await repository.authenticate(app.db, hashOf(token), app.clock.now());
  const balances = session && (await app.wallet.balances(session.playerId));
  if (!session || !balances) throw new Refusal(404, ERROR.sessionUnknown);
  const canBet = await app.playerAccess.mayPlay(session.playerId, verticalOf(session.product));
  return {
    sessionId: session.id,
    customerId: session.playerId,
    currency: session.currency,
    country: session.country,
    language: session.language,
    balance: toWire(playableOf(balances)),
    version: balances.version,
    maximumStake: session.product === 'virtuals' && session.maximumStake !== null ? toWire(session.maximumStake) : null,
    maximumPayout: toWire(maximumPayoutOf(app, session)),
    excludedEvents: [...session.excludedEvents],
    canBet,
    reason: canBet ? null : ERROR.playNotAllowed,
  };
}

/** @throws Refusal 404 error.game_session.unknown */
export async function sportsBalance(app: FastifyInstance, sessionId: string) {
  const session = await repository.findSession(app.db, sessionId);
  const balances =
    session && !session.ended && session.endsAt > app.clock.now() && (await app.wallet.balances(session.playerId));
  if (!session || !balances) throw new Refusal(404, ERROR.sessionUnknown);
  return { balance: toWire(playableOf(balances)), currency: session.currency, version: balances.version };
}
