import type { RulePack } from '@baize/brand';
import {
  DEPOSIT_TRIGGERS,
  type BonusKind,
  type BonusTrigger,
  type BonusVertical,
  type CampaignCategory,
  type CampaignStatus,
} from '@baize/contracts/bonus';
import type { CampaignTerms } from '@baize/contracts/operator';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';

/** Amounts of a campaign in one currency, in hundredths. */
export interface Amounts {
  readonly bonus: Hundredths;
  /** 0: every deposit gives the bonus. */
  readonly minimumDeposit: Hundredths;
  readonly maximumStake: Hundredths | null;
  readonly maximumWin: Hundredths | null;
}

/** The terms of one version of a campaign, as they are stored. */
export interface Terms {
  readonly category: CampaignCategory;
  readonly trigger: BonusTrigger | null;
  readonly vertical: BonusVertical;
  readonly bonusType: BonusKind;
  readonly matchPercent: number | null;
  readonly wrMultiplier: number;
  readonly amounts: Readonly<Partial<Record<CurrencyCode, Amounts>>>;
  readonly markets: readonly string[];
  readonly validHours: number;
  readonly excludedGameIds: readonly string[];
  readonly claimsPerPerson: number;
  readonly claimsInAll: number | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly title: string | null;
}

/** Returns which of the player's deposits a trigger means, counted from 1; null for any or for no deposit. */
export function depositNumberOf(trigger: BonusTrigger | null): number | null {
  const index = (DEPOSIT_TRIGGERS as readonly (BonusTrigger | null)[]).indexOf(trigger);
  return index < 0 || trigger === 'NEXT_DEPOSIT' ? null : index + 1;
}

export const needsDeposit = (trigger: BonusTrigger | null): boolean =>
  (DEPOSIT_TRIGGERS as readonly (BonusTrigger | null)[]).includes(trigger);

/** Returns the status at a moment: an active campaign is EXPIRED once its end has come. */
export const statusAt = (
  campaign: { readonly status: Exclude<CampaignStatus, 'EXPIRED'>; readonly terms: Pick<Terms, 'endsAt'> },
  now: Date,
): CampaignStatus =>
  campaign.status === 'ACTIVE' && campaign.terms.endsAt !== null && new Date(campaign.terms.endsAt) <= now
    ? 'EXPIRED'
    : campaign.status;

/** Tells whether a law allows a bonus with these terms. */
export const isLawful = (terms: Pick<Terms, 'wrMultiplier'>, rules: RulePack): boolean =>
  rules.promotionsAllowed.value &&
  (rules.maximumWageringMultiplier.value === null || terms.wrMultiplier <= rules.maximumWageringMultiplier.value);

const hundredths = (value: number | undefined): Hundredths | null => {
  if (value === undefined) return null;
  const amount = fromWire(value);
  return amount.ok ? amount.value : null;
};

/** Returns what an operator has written in the form that is stored. The contract has checked every amount. */
export function termsOf(written: CampaignTerms): Terms {
  const amounts: Partial<Record<CurrencyCode, Amounts>> = {};
  for (const [currency, given] of Object.entries(written.amounts))
    if (given)
      amounts[currency as CurrencyCode] = {
        bonus: hundredths(given.bonus) ?? 0,
        minimumDeposit: hundredths(given.minimumDeposit) ?? 0,
        maximumStake: hundredths(given.maximumStake),
        maximumWin: hundredths(given.maximumWin),
      };
  return { ...written, amounts };
}

/** The reverse of `termsOf`. */
export function writtenTerms(terms: Terms): CampaignTerms {
  const amounts: CampaignTerms['amounts'] = {};
  for (const [currency, stored] of Object.entries(terms.amounts))
    if (stored)
      amounts[currency as CurrencyCode] = {
        bonus: toWire(stored.bonus),
        ...(stored.minimumDeposit === 0 ? {} : { minimumDeposit: toWire(stored.minimumDeposit) }),
        ...(stored.maximumStake === null ? {} : { maximumStake: toWire(stored.maximumStake) }),
        ...(stored.maximumWin === null ? {} : { maximumWin: toWire(stored.maximumWin) }),
      };
  return { ...terms, amounts, markets: [...terms.markets], excludedGameIds: [...terms.excludedGameIds] };
}

/**
 * Returns what is wrong with terms that are each well formed; null if nothing is.
 * @param bonusCode of the campaign
 */
export function contradictionOf(terms: Terms, bonusCode: string | null): string | null {
  const amounts = Object.values(terms.amounts);
  if (amounts.length === 0) return 'amounts names no currency, so no player could have it';
  if (terms.matchPercent !== null && !needsDeposit(terms.trigger))
    return 'matchPercent is a part of a deposit, and trigger is no deposit';
  if ((terms.trigger === 'MANUAL_BONUS_CODE') !== (bonusCode !== null))
    return 'bonusCode and the trigger MANUAL_BONUS_CODE belong together';
  if (terms.category === 'LOYALTY') return 'LOYALTY campaigns pay cashback, which is not built yet';
  if (terms.endsAt !== null && new Date(terms.endsAt) <= new Date(terms.startsAt))
    return 'endsAt is not after startsAt';
  if (amounts.some((given) => given && given.maximumWin !== null && given.maximumWin < given.bonus))
    return 'maximumWin is below the bonus';
  return null;
}
