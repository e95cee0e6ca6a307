import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { FreeSpinGiver, HeldFreeSpins, SpinOutcome } from '../../studio/index.ts';
import { payFreeSpinWin, referenceOf, type LedgerTransaction } from '../../wallet/index.ts';
import { conversionOf } from '../model/assignment.ts';
import * as spins from '../free-spin-repository.ts';
import type { FreeSpins } from '../free-spin-repository.ts';
import * as repository from '../repository.ts';
import type { Campaign } from '../repository.ts';
import { refusalOfActive } from './active.ts';
import { grantAssignment } from './assignment-money.ts';
import { lockClaimant } from './claimant.ts';
import { claimRefused, refusalOf } from './eligibility.ts';
import { newAssignment } from './new-assignment.ts';
import { wireFreeSpins } from './wire-reward.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long ended free spins are listed. */
const LISTED_MS = 30 * DAY_MS;

/** A claim of free spins, from the list or by code. */
export interface FreeSpinClaim {
  readonly campaignId: string;
  /** The version that the player has read; null: they came with its code. */
  readonly version: number | null;
  /** In capitals; null without one. */
  readonly code: string | null;
}

/**
 * Claims free spins. Two claims at once from two devices come one after the other, under the wallet's lock.
 * @throws Refusal 400 error.bonus.active.already.exists, with the active free spins · 400 error.bonus.not_available · 400
 * error.bonus_code.used · 409 error.bonus.terms_changed
 */
export async function claimFreeSpins(app: FastifyInstance, player: Player, claim: FreeSpinClaim): Promise<Reward> {
  return app.wallet.transaction(async ({ tx }) => {
    const { playerId } = player;
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const campaign = await repository.lockCampaign(tx, claim.campaignId);
    const terms = campaign?.terms.freeSpins;
    const refusal =
      campaign && terms && campaign.terms.trigger !== 'BET' && campaign.bonusCode === claim.code
        ? refusalOf(app, campaign, claimant)
        : 'NOT_AVAILABLE';
    const active = (await spins.openFreeSpins(tx, playerId)).find(({ state }) => state === 'ACTIVE');
    // A second click, or the other device: the player has what they asked for.
    if (active?.campaignId === claim.campaignId) return wireFreeSpins(active);
    if (!campaign || !terms || refusal !== null) throw claimRefused(refusal, claim.code);
    if (claim.version !== null && claim.version !== campaign.version) throw new Refusal(409, ERROR.bonusTermsChanged);
    if (active) throw refusalOfActive({ assignmentId: active.freeSpinsId, isTriggered: false });
    await repository.countClaim(tx, campaign, wallet.currency, 1);
    return createFreeSpins(app, tx, playerId, wallet.currency, campaign);
  });
}

/** Gives a player the free spins of a campaign. The wallet is locked, and the player has none. */
export async function createFreeSpins(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  currency: CurrencyCode,
  { campaignId, version, bonusCode, terms }: Pick<Campaign, 'campaignId' | 'version' | 'bonusCode' | 'terms'>,
): Promise<Reward> {
  const { freeSpins } = terms;
  if (!freeSpins) throw new Error(`The campaign ${campaignId} gives no free spins. Look at its terms first.`);
  const now = app.clock.now();
  const made: FreeSpins = {
    playerId,
    freeSpinsId: randomUUID(),
    campaignId,
    version,
    currency,
    gameId: freeSpins.gameId,
    state: 'ACTIVE',
    spins: freeSpins.spins,
    used: 0,
    stake: terms.amounts[currency]?.bonus ?? 0,
    won: 0,
    claimedAt: now,
    expiresAt: new Date(now.getTime() + terms.validHours * HOUR_MS),
    winningsAssignmentId: null,
    bonusCode,
    terms,
  };
  if (!(await spins.insertFreeSpins(tx, made)))
    throw new Error(`The player ${playerId} has active free spins that the wallet's lock did not show.`);
  app.bonuses.announceChange(tx, made.playerId, made.freeSpinsId);
  return wireFreeSpins(made);
}

const heldOf = (set: FreeSpins): HeldFreeSpins => ({
  freeSpinsId: set.freeSpinsId,
  spins: set.spins,
  left: set.spins - set.used,
  stake: set.stake,
  won: set.won,
  expiresAt: set.expiresAt,
});

/** Ends free spins that are used up or out of time once no round is in play, and turns their winnings into bonus money. */
async function closeIfOver(app: FastifyInstance, ledger: LedgerTransaction, set: FreeSpins): Promise<FreeSpins> {
  const now = app.clock.now();
  const isUsedUp = set.used >= set.spins;
  if (set.state !== 'ACTIVE' || !(isUsedUp || set.expiresAt <= now)) return set;
  if (await spins.hasSpinInPlay(ledger.tx, set)) return set;
  const state = isUsedUp ? ('PLAYED' as const) : ('EXPIRED' as const);
  await spins.updateFreeSpins(ledger.tx, set, { state, closedAt: now });
  const closed = { ...set, state };
  app.bonuses.announceChange(ledger.tx, closed.playerId, closed.freeSpinsId);
  return giveWinnings(app, ledger, closed);
}

/**
 * Turns the winnings of ended free spins into bonus money, with the wagering of their terms. While the player has another
 * bonus for casino games, they wait: one bonus owns the wallet of its vertical (0081).
 */
async function giveWinnings(app: FastifyInstance, ledger: LedgerTransaction, set: FreeSpins): Promise<FreeSpins> {
  const { terms, playerId, won } = set;
  const isOver = set.state === 'PLAYED' || set.state === 'EXPIRED';
  if (!isOver || terms.freeSpins?.winnings !== 'BONUS' || won === 0 || set.winningsAssignmentId !== null) return set;
  const { tx } = ledger;
  const open = await repository.openAssignments(tx, playerId);
  if (open.some(({ vertical }) => vertical === terms.vertical)) return set;
  const wallet = await app.wallet.lock(tx, playerId);
  if (!wallet) return set;
  // Winnings are staked at once, whatever way their spins were offered.
  const assignment = { ...newAssignment(playerId, set, wallet, app.clock.now()), state: 'CLAIMED' } as const;
  if (!(await repository.insertAssignment(tx, assignment))) return set;
  await spins.updateFreeSpins(tx, set, { winningsAssignmentId: assignment.assignmentId });
  await grantAssignment(app, ledger, assignment, won);
  return { ...set, winningsAssignmentId: assignment.assignmentId };
}

/** What studios may do with players' free spins. Each runs under the wallet's lock. */
export function freeSpinGiver(app: FastifyInstance): FreeSpinGiver {
  const now = () => app.clock.now();
  const done = (set: FreeSpins, kind: 'DONE' | 'REPLAY' = 'DONE'): SpinOutcome => ({ kind, held: heldOf(set) });
  return {
    async spinsIn(playerId, gameId, currency) {
      const set = (await spins.openFreeSpins(app.db, playerId)).find(({ state }) => state === 'ACTIVE');
      const isPlayable =
        set && set.gameId === gameId && set.currency === currency && set.expiresAt > now() && set.used < set.spins;
      return isPlayable ? heldOf(set) : null;
    },
    isTaken: async ({ tx }, round) => (await spins.spinOf(tx, round)) !== null,
    async take({ tx }, round) {
      const set = await spins.findFreeSpins(tx, round);
      if (!set || set.gameId !== round.gameId || set.currency !== round.currency) return { kind: 'NONE' };
      const known = await spins.spinOf(tx, round);
      if (known) return known.state === 'RETURNED' ? { kind: 'RETURNED' } : done(set, 'REPLAY');
      if (set.state !== 'ACTIVE' || set.expiresAt <= now() || set.used >= set.spins) return { kind: 'NONE' };
      const { playerId, freeSpinsId, roundId } = round;
      await spins.insertSpin(tx, { playerId, freeSpinsId, roundId, state: 'TAKEN', takenAt: now() });
      const taken = { ...set, used: set.used + 1 };
      await spins.updateFreeSpins(tx, set, { used: taken.used });
      app.bonuses.announceChange(tx, taken.playerId, taken.freeSpinsId);
      return done(taken);
    },
    async settle(ledger, round, amount, isCredited) {
      const { tx } = ledger;
      const set = await spins.findFreeSpins(tx, round);
      if (!set || set.gameId !== round.gameId || set.currency !== round.currency) return { kind: 'UNKNOWN' };
      const known = await spins.spinOf(tx, round);
      const { playerId, freeSpinsId, roundId } = round;
      if (!known) {
        if (amount !== null) return { kind: 'UNKNOWN' };
        // A mark: the spin, should it still arrive, is refused.
        await spins.insertSpin(tx, { playerId, freeSpinsId, roundId, state: 'RETURNED', takenAt: now() });
        return done(set);
      }
      if (known.state === 'RETURNED') return amount === null ? done(set, 'REPLAY') : { kind: 'RETURNED' };
      if (known.state === 'PLAYED')
        return amount === null
          ? { kind: 'SETTLED' }
          : known.won === amount
            ? done(set, 'REPLAY')
            : { kind: 'CONFLICT' };
      if (amount === null) {
        await spins.settleSpin(tx, round, { state: 'RETURNED' });
        const returned = { ...set, used: set.used - 1 };
        await spins.updateFreeSpins(tx, set, { used: returned.used });
        app.bonuses.announceChange(tx, returned.playerId, returned.freeSpinsId);
        return done(await closeIfOver(app, ledger, returned));
      }
      const credited = creditOf(set, isCredited(set.stake) ? amount : 0);
      await spins.settleSpin(tx, round, { state: 'PLAYED', won: amount, credited });
      const settled = { ...set, won: set.won + credited };
      if (credited > 0) {
        await spins.updateFreeSpins(tx, set, { won: settled.won });
        if (set.terms.freeSpins?.winnings === 'MAIN') await payWin(ledger, settled, round, credited);
      }
      app.bonuses.announceChange(tx, settled.playerId, settled.freeSpinsId);
      return done(await closeIfOver(app, ledger, settled));
    },
  };
}

/** Returns how much of a win is credited: up to the maximum win, and nothing of winnings that the player has given up. */
function creditOf({ terms, currency, won, state }: FreeSpins, amount: Hundredths): Hundredths {
  if (state === 'FORFEITED' && terms.freeSpins?.winnings === 'BONUS') return 0;
  return conversionOf(amount, terms.amounts[currency]?.maximumWin ?? null, won).kept;
}

async function payWin(
  ledger: LedgerTransaction,
  { playerId, freeSpinsId, currency }: FreeSpins,
  { gameId, gameTitle, roundId }: { readonly gameId: string; readonly gameTitle: string; readonly roundId: string },
  amount: Hundredths,
): Promise<void> {
  const reference = referenceOf('bonus-free-spin', `${freeSpinsId} ${roundId}`);
  const receipt = await ledger.move(
    payFreeSpinWin({ reference, playerId, currency }, amount, { gameId, roundId, title: gameTitle }),
  );
  if (receipt.outcome !== 'MOVED')
    throw new Error(
      `The ledger answered ${receipt.outcome} to the win of ${amount} of the free spins ${freeSpinsId}, round ${roundId}. Nothing was booked; compare the round with the ledger.`,
    );
}

/**
 * Gives up free spins: those that are left, and winnings that are not the player's own yet.
 * @returns null if the id is not one of the player's free spins
 * @throws Refusal 409 error.bonus.not_active if they have ended
 */
export async function forfeitFreeSpins(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  freeSpinsId: string,
): Promise<Reward | null> {
  const set = await spins.findFreeSpins(tx, { playerId, freeSpinsId });
  if (!set) return null;
  // A second click finds them forfeited, as it wanted.
  if (set.state === 'FORFEITED') return wireFreeSpins(set);
  const isOpen = (await spins.openFreeSpins(tx, playerId)).some((open) => open.freeSpinsId === freeSpinsId);
  if (!isOpen) throw new Refusal(409, ERROR.bonusNotActive);
  await spins.updateFreeSpins(tx, set, { state: 'FORFEITED', closedAt: app.clock.now() });
  const forfeited = { ...set, state: 'FORFEITED' as const };
  app.bonuses.announceChange(tx, forfeited.playerId, forfeited.freeSpinsId);
  return wireFreeSpins(forfeited);
}

/** Ends free spins whose time is over, or gives the winnings that have waited. @returns whether anything has changed */
export async function advanceFreeSpins(
  app: FastifyInstance,
  key: Pick<FreeSpins, 'playerId' | 'freeSpinsId'>,
): Promise<boolean> {
  return app.wallet.transaction(async (ledger) => {
    if (!(await app.wallet.lock(ledger.tx, key.playerId))) return false;
    const set = await spins.findFreeSpins(ledger.tx, key);
    if (!set) return false;
    const after = set.state === 'ACTIVE' ? await closeIfOver(app, ledger, set) : await giveWinnings(app, ledger, set);
    return after.state !== set.state || after.winningsAssignmentId !== set.winningsAssignmentId;
  });
}

/** Free spins that the player has or had in the last 30 days. */
export async function listFreeSpins(app: FastifyInstance, playerId: string) {
  const since = new Date(app.clock.now().getTime() - LISTED_MS);
  return (await spins.freeSpinsSince(app.db, playerId, since)).map(wireFreeSpins);
}

/** How far the player's active free spins are. */
export async function freeSpinStanding(app: FastifyInstance, playerId: string) {
  return (await spins.openFreeSpins(app.db, playerId))
    .filter(({ state }) => state === 'ACTIVE')
    .map((set) => ({
      assignmentId: set.freeSpinsId,
      gameId: set.gameId,
      rounds: set.spins,
      roundsLeft: set.spins - set.used,
      won: toWire(set.won),
      currencyCode: set.currency,
      expiresAt: set.expiresAt.toISOString(),
    }));
}
