import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { FreeBetGiver } from '../../sportsbook/index.ts';
import * as freeBets from '../free-bet-repository.ts';
import type { FreeBet } from '../free-bet-repository.ts';
import { hasOdds } from '../model/campaign.ts';
import type { Campaign } from '../repository.ts';
import { wireFreeBet } from './wire-reward.ts';

const HOUR_MS = 3_600_000;

/** Gives a player the free bet of a campaign. The wallet is locked, and the player has none that can be used. */
export async function createFreeBet(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  currency: CurrencyCode,
  { campaignId, version, terms }: Pick<Campaign, 'campaignId' | 'version' | 'terms'>,
): Promise<Reward> {
  const amount = terms.amounts[currency]?.bonus;
  if (!terms.freeBet || amount === undefined)
    throw new Error(`The campaign ${campaignId} gives no free bet in ${currency}. Look at its terms first.`);
  const now = app.clock.now();
  const made: FreeBet = {
    playerId,
    freeBetId: randomUUID(),
    campaignId,
    version,
    currency,
    amount,
    state: 'ACTIVE',
    betId: null,
    bet: null,
    stakedAt: null,
    won: 0,
    claimedAt: now,
    expiresAt: new Date(now.getTime() + terms.validHours * HOUR_MS),
    terms,
  };
  await freeBets.insertFreeBet(tx, made);
  app.bonuses.announceChange(tx, playerId, made.freeBetId);
  return wireFreeBet(made);
}

const isUsable = ({ state, expiresAt }: FreeBet, now: Date): boolean => state === 'ACTIVE' && expiresAt > now;

/** What the sportsbook may do with players' free bets. Each change runs under the wallet's lock. */
export function freeBetGiver(app: FastifyInstance): FreeBetGiver {
  return {
    async usable(playerId, currency) {
      const now = app.clock.now();
      return (await freeBets.openFreeBets(app.db, playerId))
        .filter((held) => held.currency === currency && isUsable(held, now))
        .map(({ freeBetId, amount, expiresAt, terms }) => ({
          freeBetId,
          amount,
          expiresAt,
          minimumOdds: terms.freeBet?.minimumOdds ?? null,
        }));
    },
    async take({ tx }, { playerId, freeBetId, betId, bet, amount, potentialPayout, currency }) {
      const now = app.clock.now();
      const held = await freeBets.findFreeBet(tx, { playerId, freeBetId });
      if (!held || held.currency !== currency || held.amount !== amount || !isUsable(held, now)) return 'UNAVAILABLE';
      if (!hasOdds({ amount, potentialPayout, currency }, held.terms.freeBet?.minimumOdds)) return 'ODDS_TOO_LOW';
      await freeBets.updateFreeBet(tx, held, { state: 'STAKED', betId, bet, stakedAt: now });
      app.bonuses.announceChange(tx, playerId, freeBetId);
      return 'TAKEN';
    },
    async settle({ tx }, { playerId, freeBetId, betId, isReturned, paid }) {
      const held = await freeBets.findFreeBet(tx, { playerId, freeBetId });
      if (!held)
        throw new Error(`The bet ${betId} names the free bet ${freeBetId}, which player ${playerId} never had.`);
      const won = held.won + paid;
      // After a void, the player may have put it on another bet, which now decides about it.
      if (held.betId !== betId) await freeBets.updateFreeBet(tx, held, { won });
      else if (isReturned) await freeBets.updateFreeBet(tx, held, { won, ...returned(held, app.clock.now()) });
      else await freeBets.updateFreeBet(tx, held, { won, state: 'USED', closedAt: app.clock.now() });
      app.bonuses.announceChange(tx, playerId, freeBetId);
    },
  };
}

/** Returns a free bet whose bet was void: it has the time again that it had when it was staked. */
function returned({ state, stakedAt, expiresAt }: FreeBet, now: Date) {
  if (state === 'ACTIVE' || state === 'EXPIRED' || state === 'FORFEITED') return {};
  const left = stakedAt === null ? 0 : expiresAt.getTime() - stakedAt.getTime();
  return {
    state: 'ACTIVE' as const,
    bet: null,
    stakedAt: null,
    closedAt: null,
    expiresAt: new Date(now.getTime() + Math.max(left, HOUR_MS)),
  };
}

/**
 * Gives up a free bet that has not been used.
 * @returns null if the id is not one of the player's free bets
 * @throws Refusal 409 error.bonus.not_active if it is on a bet or has ended
 */
export async function forfeitFreeBet(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  freeBetId: string,
): Promise<Reward | null> {
  const held = await freeBets.findFreeBet(tx, { playerId, freeBetId });
  if (!held) return null;
  // A second click finds it forfeited, as it wanted.
  if (held.state === 'FORFEITED') return wireFreeBet(held);
  if (held.state !== 'ACTIVE') throw new Refusal(409, ERROR.bonusNotActive);
  await freeBets.updateFreeBet(tx, held, { state: 'FORFEITED', closedAt: app.clock.now() });
  app.bonuses.announceChange(tx, playerId, freeBetId);
  return wireFreeBet({ ...held, state: 'FORFEITED' });
}

/** Ends a free bet that was not used in time. @returns whether it has ended */
export async function expireFreeBet(
  app: FastifyInstance,
  key: Pick<FreeBet, 'playerId' | 'freeBetId'>,
): Promise<boolean> {
  return app.wallet.transaction(async ({ tx }) => {
    await app.wallet.lock(tx, key.playerId);
    const held = await freeBets.findFreeBet(tx, key);
    const now = app.clock.now();
    if (held?.state !== 'ACTIVE' || held.expiresAt > now) return false;
    await freeBets.updateFreeBet(tx, held, { state: 'EXPIRED', closedAt: now });
    app.bonuses.announceChange(tx, key.playerId, key.freeBetId);
    return true;
  });
}
