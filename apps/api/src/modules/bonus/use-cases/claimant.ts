import { ERROR } from '@baize/contracts/errors';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { accountsAlongside, accountsOfPerson } from '../../person/index.ts';
import { findPlayer, findStanding } from '../../player/index.ts';
import { hasStaked, type Balances } from '../../wallet/index.ts';
import { partnerCampaigns, partnerCodesOf } from '../partner-repository.ts';
import { prizesOf } from '../prize-repository.ts';
import * as repository from '../repository.ts';
import type { Claimant } from './eligibility.ts';

/** @throws Refusal 404 without a wallet */
export async function walletOf(app: FastifyInstance, target: Queryable, playerId: string): Promise<Balances> {
  const balances = await app.wallet.balances(playerId, target);
  if (!balances) throw new Refusal(404, ERROR.notFound);
  return balances;
}

/**
 * Returns what decides about a player's claims.
 * @param hold locks what is read until the transaction ends
 */
export async function claimantOf(
  target: Queryable,
  playerId: string,
  wallet: { readonly currency: CurrencyCode; readonly depositCount: number },
  hold = false,
): Promise<Claimant> {
  const standing = await findStanding(target, playerId, hold);
  if (!standing) throw new Refusal(401, ERROR.unauthorized);
  // Accounts of one person share the caps (ruling 24).
  const accounts = [...new Set([playerId, ...(await accountsOfPerson(target, playerId))])];
  const alongside = await accountsAlongside(target, accounts);
  // Before their claims are read: of two at once with two brands or from one device, the second sees the first.
  if (hold) await repository.holdClaims(target, [...accounts, ...alongside]);
  const player = await findPlayer(target, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  return {
    playerId,
    currency: wallet.currency,
    depositCount: wallet.depositCount,
    standing,
    registeredAt: player.registeredAt ?? player.createdAt,
    dateOfBirth: player.dateOfBirth,
    completed: await repository.completedCampaigns(target, playerId),
    prizes: await prizesOf(target, playerId),
    partnersOnly: await partnerCampaigns(target, standing.brand),
    partners: await partnerCodesOf(target, playerId),
    accounts,
    claims: await repository.claimsOf(target, accounts),
    claimsAlongside: alongside.length === 0 ? new Map() : await repository.claimsOf(target, alongside),
    hasPlayed: await hasStaked(target, accounts),
  };
}

/**
 * Begins a claim: locks the wallet, the player, the person's claims and the login, in this order, until the transaction
 * ends. Two claims at once, from two devices or with two brands, come one after the other.
 * @throws Refusal 404 without a wallet · 401 if the login has ended
 */
export async function lockClaimant(app: FastifyInstance, tx: Transaction, player: Player) {
  const wallet = await app.wallet.lock(tx, player.playerId);
  if (!wallet) throw new Refusal(404, ERROR.notFound);
  const claimant = await claimantOf(tx, player.playerId, wallet, true);
  await app.holdSession(tx, player);
  return { wallet, claimant };
}
