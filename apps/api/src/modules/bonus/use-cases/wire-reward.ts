import { FREE_SPIN_BET_BONUS, type FreeBetDetail, type FreeSpinDetail, type Reward } from '@baize/contracts/reward';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Balances } from '../../wallet/index.ts';
import { progressOf, stepEnd, VERTICAL_WALLET } from '../model/assignment.ts';
import { claimsEndAt, needsDeposit, rewardVerticalOf, statusAt, type Amounts, type Terms } from '../model/campaign.ts';
import type { BetAndGet } from '../bet-and-get-repository.ts';
import type { FreeBet } from '../free-bet-repository.ts';
import type { FreeSpins } from '../free-spin-repository.ts';
import type { QueuedBonus } from '../queue-repository.ts';
import type { Assignment, Campaign } from '../repository.ts';

/** Returns an optional amount as on the wire. */
export const optional = (amount: Hundredths | null): number | null => (amount === null ? null : toWire(amount));

function offerOf({ matchPercent, cashback, freeSpins, freeBet, trigger }: Terms, amounts: Amounts): Reward['offer'] {
  const maximum = toWire(amounts.bonus);
  if (cashback) return { kind: 'CASHBACK', percent: cashback.percent, maximum };
  if (freeSpins) return { kind: 'FREE_SPINS', spins: freeSpins.spins, stake: maximum };
  if (freeBet) return { kind: 'FREE_BET', amount: maximum };
  const minimumDeposit = toWire(amounts.minimumDeposit);
  if (matchPercent !== null) return { kind: 'MATCH', percent: matchPercent, maximum, minimumDeposit };
  const isFromMinimum = needsDeposit(trigger) && amounts.minimumDeposit > 0;
  return { kind: 'FIXED', amount: maximum, ...(isFromMinimum ? { minimumDeposit } : {}) };
}

/** Returns the terms as players read them. */
const wireTerms = (terms: Terms, amounts: Amounts, currency: CurrencyCode) => ({
  campaignCategory: terms.category,
  triggerEvent: terms.trigger,
  vertical: rewardVerticalOf(terms),
  bonusType: terms.bonusType,
  betBonusType: terms.freeSpins ? FREE_SPIN_BET_BONUS : null,
  freeSpinDetail: null,
  freeBetDetail: freeBetDetailOf(terms, amounts),
  queuedPlayerBonus: null,
  betAndGet:
    amounts.requiredStake === undefined
      ? null
      : {
          required: toWire(amounts.requiredStake),
          staked: 0,
          games: (terms.betGameIds ?? []).map((gameId) => ({ gameId, title: gameId, gameSlug: null })),
          state: null as 'ACTIVE' | 'COMPLETED' | null,
        },
  loyaltyLevel: terms.loyaltyLevel ?? null,
  wrMultiplier: terms.wrMultiplier,
  steps: terms.steps === undefined ? null : { count: terms.steps, done: 0, released: 0, toNext: null },
  hasBonusCode: terms.trigger === 'MANUAL_BONUS_CODE',
  partnerBonusCode: null,
  campaignDisplayInfo: { title: terms.title },
  startedAt: terms.startsAt,
  endedAt: terms.endsAt,
  currencyCode: currency,
  offer: offerOf(terms, amounts),
  cashbackInfo: terms.cashback
    ? { weekday: terms.cashback.weekday, boosterPercent: terms.cashback.booster?.percent ?? null }
    : null,
  cashbackActivated: false,
  cashbackBooster: terms.cashback?.booster
    ? { boosterGames: terms.cashback.booster.gameIds.map((gameId) => ({ gameId, title: gameId })) }
    : null,
  cashbackProgress: null,
  validHours: terms.validHours,
  maximumStake: optional(amounts.maximumStake),
  minimumOdds: terms.minimumOdds ?? null,
  maximumWin: optional(amounts.maximumWin),
  excludedGameIds: [...terms.excludedGameIds],
  excludedGames: terms.excludedGameIds.map((gameId) => ({ gameId, title: gameId })),
  contributions: (terms.contributions ?? []).map(({ percent, gameIds }) => ({
    percent,
    games: gameIds.map((gameId) => ({ gameId, title: gameId })),
  })),
});

/** Returns the free bet of terms as a player reads it; null for terms without one. */
const freeBetDetailOf = ({ freeBet }: Terms, amounts: Amounts): FreeBetDetail | null =>
  freeBet ? { amount: toWire(amounts.bonus), minimumOdds: freeBet.minimumOdds, bet: null, won: 0, state: null } : null;

/** Returns a player's free bet under the terms that the player has accepted. */
export function wireFreeBet(held: FreeBet): Reward {
  const { terms, currency, freeBetId, amount, bet, won, state } = held;
  const amounts = terms.amounts[currency];
  const detail = amounts && freeBetDetailOf(terms, amounts);
  if (!amounts || !detail)
    throw new Error(`The free bet ${freeBetId} has no terms in ${currency}, the currency of its wallet.`);
  return {
    ...wireTerms(terms, amounts, currency),
    campaignId: held.campaignId,
    version: held.version,
    campaignStatus: 'ACTIVE',
    assignmentId: freeBetId,
    state: null,
    // On a bet, it no longer ends by the clock.
    expiresAt: state === 'STAKED' ? null : held.expiresAt.toISOString(),
    granted: null,
    freeBetDetail: { ...detail, amount: toWire(amount), bet, won: toWire(won), state },
  };
}

/** Returns a campaign as a player reads it before a claim. */
export function wireCampaign(campaign: Campaign, currency: CurrencyCode, now: Date, registeredAt: Date): Reward | null {
  const amounts = campaign.terms.amounts[currency];
  if (!amounts) return null;
  return {
    ...wireTerms(campaign.terms, amounts, currency),
    campaignId: campaign.campaignId,
    version: campaign.version,
    campaignStatus: statusAt(campaign, now),
    endedAt: claimsEndAt(campaign.terms, registeredAt)?.toISOString() ?? null,
    assignmentId: null,
    state: null,
    expiresAt: null,
    granted: null,
    freeSpinDetail: freeSpinDetailOf(campaign.terms, amounts, campaign.bonusCode),
  };
}

/** Returns the spins of terms as a player reads them; null for terms without any. The catalogue's names come later. */
function freeSpinDetailOf({ freeSpins }: Terms, amounts: Amounts, bonusCode: string | null): FreeSpinDetail | null {
  if (!freeSpins) return null;
  const { gameId, spins, winnings } = freeSpins;
  return {
    bonusCode,
    gameId,
    gameSlug: null,
    title: gameId,
    rounds: spins,
    roundsLeft: spins,
    roundsPlayed: [],
    stake: toWire(amounts.bonus),
    winnings,
    won: 0,
    state: null,
  };
}

/** Returns a player's free spins under the terms that the player has accepted. */
export function wireFreeSpins(set: FreeSpins): Reward {
  const { terms, currency, freeSpinsId, gameId, spins, used } = set;
  const amounts = terms.amounts[currency];
  const detail = amounts && freeSpinDetailOf(terms, amounts, set.bonusCode);
  if (!amounts || !detail)
    throw new Error(`The free spins ${freeSpinsId} have no terms in ${currency}, the currency of their wallet.`);
  const isOver = set.state === 'PLAYED' || set.state === 'EXPIRED';
  const waits = isOver && detail.winnings === 'BONUS' && set.won > 0 && set.winningsAssignmentId === null;
  return {
    ...wireTerms(terms, amounts, currency),
    campaignId: set.campaignId,
    version: set.version,
    campaignStatus: 'ACTIVE',
    assignmentId: freeSpinsId,
    state: null,
    // Winnings that wait for another bonus to end do not expire.
    expiresAt: waits ? null : set.expiresAt.toISOString(),
    granted: null,
    freeSpinDetail: {
      ...detail,
      gameId,
      title: gameId,
      rounds: spins,
      roundsLeft: spins - used,
      roundsPlayed: used === 0 ? [] : [{ gameId, rounds: used }],
      stake: toWire(set.stake),
      won: toWire(set.won),
      state: set.state,
    },
  };
}

/** Returns an activated BET reward under the terms that the player has accepted. */
export function wireBetAndGet(activated: BetAndGet): Reward {
  const { terms, currency, required, staked, state } = activated;
  const amounts = terms.amounts[currency];
  const base = amounts && wireTerms(terms, amounts, currency);
  if (!amounts || !base?.betAndGet)
    throw new Error(`The BET reward ${activated.betAndGetId} has no terms in ${currency}.`);
  return {
    ...base,
    campaignId: activated.campaignId,
    version: activated.version,
    campaignStatus: 'ACTIVE',
    assignmentId: null,
    state: null,
    expiresAt: activated.expiresAt.toISOString(),
    granted: null,
    freeSpinDetail: freeSpinDetailOf(terms, amounts, null),
    betAndGet: {
      ...base.betAndGet,
      required: toWire(required),
      staked: toWire(staked),
      state: state === 'ACTIVE' || state === 'COMPLETED' ? state : null,
    },
  };
}

/** Returns a queued reward under the terms that the player has accepted. */
export function wireQueued(queued: QueuedBonus, currency: CurrencyCode): Reward {
  const { terms, queuedPlayerBonusId } = queued;
  const amounts = terms.amounts[currency];
  if (!amounts) throw new Error(`The queued bonus ${queuedPlayerBonusId} has no terms in ${currency}.`);
  return {
    ...wireTerms(terms, amounts, currency),
    campaignId: queued.campaignId,
    version: queued.version,
    campaignStatus: 'ACTIVE',
    assignmentId: null,
    state: null,
    queuedPlayerBonus: { queuedPlayerBonusId, isCredited: false },
    expiresAt: queued.expiresAt.toISOString(),
    granted: null,
    freeSpinDetail: freeSpinDetailOf(terms, amounts, null),
  };
}

/** Gives the games that a reward names the titles and addresses that the catalogue has for them. */
export function withGameTitles(app: FastifyInstance, reward: Reward): Reward {
  const { cashbackBooster, freeSpinDetail, betAndGet } = reward;
  const titleOf = (gameId: string) => app.catalogue.gameById(gameId)?.name ?? gameId;
  const slugOf = (gameId: string) => app.catalogue.gameById(gameId)?.slug.current ?? null;
  return {
    ...reward,
    excludedGames: reward.excludedGameIds.map((gameId) => ({ gameId, title: titleOf(gameId) })),
    contributions: reward.contributions.map(({ percent, games }) => ({
      percent,
      games: games.map(({ gameId }) => ({ gameId, title: titleOf(gameId) })),
    })),
    betAndGet: betAndGet && {
      ...betAndGet,
      games: betAndGet.games.map(({ gameId }) => ({ gameId, title: titleOf(gameId), gameSlug: slugOf(gameId) })),
    },
    cashbackBooster: cashbackBooster && {
      boosterGames: cashbackBooster.boosterGames.map(({ gameId }) => ({ gameId, title: titleOf(gameId) })),
    },
    freeSpinDetail: freeSpinDetail && {
      ...freeSpinDetail,
      title: titleOf(freeSpinDetail.gameId),
      gameSlug: slugOf(freeSpinDetail.gameId),
    },
  };
}

/** Returns how far an assignment of steps is; null for one without steps. */
function stepsOf({ terms, currency, state, stepsDone, wagered, requirement, ...money }: Assignment): Reward['steps'] {
  const { steps: count, amounts } = terms;
  if (count === undefined) return null;
  const { converted, owed } = money;
  const maximumWin = amounts[currency]?.maximumWin ?? null;
  // At the maximum win, the next step would give nothing: the site must not ask for stakes.
  const hasNext = state === 'WAGERING' && (maximumWin === null || converted + owed < maximumWin);
  return {
    count,
    done: stepsDone,
    released: toWire(converted),
    toNext: hasNext ? toWire(Math.max(0, stepEnd(stepsDone + 1, requirement, count) - wagered)) : null,
  };
}

/**
 * Returns an assignment under the terms that its player has accepted.
 * @param inPlay its bonus money in open rounds and bets, in hundredths
 */
export function wireAssignment(assignment: Assignment, balances: Balances, inPlay: Hundredths = 0): Reward {
  const { terms, currency, state, requirement, wagered, grantedAmount } = assignment;
  const amounts = terms.amounts[currency];
  if (!amounts)
    throw new Error(`The bonus ${assignment.assignmentId} has no terms in ${currency}, the currency of its wallet.`);
  return {
    ...wireTerms(terms, amounts, currency),
    // The winnings of free spins are bonus money like any other.
    vertical: assignment.vertical,
    betBonusType: null,
    steps: stepsOf(assignment),
    offer: terms.freeSpins ? { kind: 'FIXED', amount: toWire(grantedAmount ?? 0) } : offerOf(terms, amounts),
    campaignId: assignment.campaignId,
    version: assignment.version,
    campaignStatus: 'ACTIVE',
    assignmentId: assignment.assignmentId,
    state,
    expiresAt: assignment.expiresAt.toISOString(),
    granted:
      grantedAmount === null
        ? null
        : {
            amount: toWire(grantedAmount),
            wageringRequirement: toWire(requirement),
            wagered: toWire(wagered),
            wageringProgress: progressOf(wagered, requirement),
            balance: state === 'WAGERING' ? toWire(balances[VERTICAL_WALLET[assignment.vertical]]) : 0,
            ...(state === 'WAGERING' && inPlay > 0 ? { inPlay: toWire(inPlay) } : {}),
          },
  };
}
