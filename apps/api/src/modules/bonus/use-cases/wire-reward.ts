import type { Reward } from '@baize/contracts/bonus';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Balances } from '../../wallet/index.ts';
import { progressOf, VERTICAL_WALLET } from '../model/assignment.ts';
import { claimsEndAt, statusAt, type Amounts, type Terms } from '../model/campaign.ts';
import type { Assignment, Campaign } from '../repository.ts';

/** Returns an optional amount as on the wire. */
export const optional = (amount: Hundredths | null): number | null => (amount === null ? null : toWire(amount));

function offerOf({ matchPercent, cashback }: Terms, amounts: Amounts): Reward['offer'] {
  const maximum = toWire(amounts.bonus);
  if (cashback) return { kind: 'CASHBACK', percent: cashback.percent, maximum };
  return matchPercent === null
    ? { kind: 'FIXED', amount: maximum }
    : { kind: 'MATCH', percent: matchPercent, maximum, minimumDeposit: toWire(amounts.minimumDeposit) };
}

/** Returns the terms as players read them. */
const wireTerms = (terms: Terms, amounts: Amounts, currency: CurrencyCode) => ({
  campaignCategory: terms.category,
  triggerEvent: terms.trigger,
  vertical: terms.vertical,
  bonusType: terms.bonusType,
  wrMultiplier: terms.wrMultiplier,
  hasBonusCode: terms.trigger === 'MANUAL_BONUS_CODE',
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
  maximumWin: optional(amounts.maximumWin),
  excludedGameIds: [...terms.excludedGameIds],
});

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
  };
}

/** Gives booster games the titles that the catalogue has for them. */
export const withGameTitles = (app: FastifyInstance, reward: Reward): Reward =>
  reward.cashbackBooster === null
    ? reward
    : {
        ...reward,
        cashbackBooster: {
          boosterGames: reward.cashbackBooster.boosterGames.map(({ gameId }) => ({
            gameId,
            title: app.catalogue.gameById(gameId)?.name ?? gameId,
          })),
        },
      };

/** Returns an assignment under the terms that its player has accepted. */
export function wireAssignment(assignment: Assignment, balances: Balances): Reward {
  const { terms, currency, state, requirement, wagered, grantedAmount } = assignment;
  const amounts = terms.amounts[currency];
  if (!amounts)
    throw new Error(`The bonus ${assignment.assignmentId} has no terms in ${currency}, the currency of its wallet.`);
  return {
    ...wireTerms(terms, amounts, currency),
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
          },
  };
}
