import type { BrandCapabilities, Rule, RulePack } from '@baize/brand';
import {
  CASHBACK_TRIGGERS,
  DEPOSIT_TRIGGERS,
  type BonusKind,
  type BonusTrigger,
  type BonusVertical,
  type CampaignCategory,
  type CampaignStatus,
  type CashbackTrigger,
  type RewardVertical,
} from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import { fromWire, toWire, WHOLE_UNIT_CURRENCIES, type CurrencyCode, type Hundredths } from '@baize/kernel';

/** Amounts of a campaign in one currency, in hundredths. */
export interface Amounts {
  readonly bonus: Hundredths;
  /** 0: every deposit gives the bonus. */
  readonly minimumDeposit: Hundredths;
  /** BET: own money that the player has to stake first. */
  readonly requiredStake?: Hundredths | undefined;
  readonly maximumStake: Hundredths | null;
  readonly maximumWin: Hundredths | null;
  /** The most that the campaign gives in this currency to all players; absent: no cap. */
  readonly budget?: Hundredths | undefined;
}

/** What comes back of losses. */
export interface CashbackTerms {
  /** Per cent. */
  readonly percent: number;
  /** CASHBACK_SPECIFIC_DAY: 1 is Monday. */
  readonly weekday: number | null;
  readonly booster: { readonly percent: number; readonly gameIds: readonly string[] } | null;
}

/** Spins in a named game. */
export interface FreeSpinTerms {
  readonly gameId: string;
  readonly spins: number;
  /** MAIN: each win is the player's own at once. BONUS: the winnings become bonus money after the last spin. */
  readonly winnings: 'MAIN' | 'BONUS';
}

/** What a bet stakes and promises, in hundredths. */
export interface BetPromise {
  readonly amount: Hundredths;
  readonly potentialPayout: Hundredths;
  readonly currency: string;
}

/**
 * Tells whether a bet has the odds that terms ask for. What it can pay for its stake is the odds of all its selections
 * together, also of a system. It is rounded down to the currency's smallest unit, which takes no bet below its odds.
 * @param minimumOdds as a decimal text; null or absent: any
 */
export function hasOdds(
  { amount, potentialPayout, currency }: BetPromise,
  minimumOdds: string | null | undefined,
): boolean {
  if (minimumOdds == null) return true;
  const unit = WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1;
  return (potentialPayout + unit) * 100 > amount * Math.round(Number(minimumOdds) * 100);
}

/** A sports bet whose stake the house pays. */
export interface FreeBetTerms {
  /** The lowest odds of the bet, as a decimal text; null: any. */
  readonly minimumOdds: string | null;
}

/** The terms of one version of a campaign, as they are stored. */
export interface Terms {
  readonly category: CampaignCategory;
  readonly trigger: BonusTrigger | null;
  readonly vertical: BonusVertical;
  readonly bonusType: BonusKind;
  readonly matchPercent: number | null;
  readonly wrMultiplier: number;
  /** In how many equal steps of the wagering it becomes the player's own money; absent: at the end. */
  readonly steps?: number | undefined;
  readonly amounts: Readonly<Partial<Record<CurrencyCode, Amounts>>>;
  readonly markets: readonly string[];
  readonly validHours: number;
  readonly excludedGameIds: readonly string[];
  /**
   * How much of a stake counts towards the wagering, in per cent; absent: all of it. An entry without games is for all
   * others of the vertical.
   */
  readonly contributions?: readonly { readonly percent: number; readonly gameIds: readonly string[] }[] | undefined;
  readonly claimsPerPerson: number;
  readonly claimsInAll: number | null;
  /** The lowest loyalty level of players who may claim it; absent: every level. */
  readonly loyaltyLevel?: number | undefined;
  /** Who may claim it; absent: everyone. Of `targetGroups`, 2 means two deposits or more. */
  readonly targetAudience?:
    | { readonly option: 'group'; readonly targetGroups: readonly number[] }
    | { readonly option: 'playersCsv'; readonly targetPlayerIds: readonly string[] }
    | undefined;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly title: string | null;
  /** REGISTRATION_WITH_TIMEFRAME: hours after the registration in which it can be claimed. */
  readonly registrationHours?: number | undefined;
  /** LINKED_CAMPAIGN: the campaign whose wagering the player must have completed. */
  readonly linkedCampaignId?: string | undefined;
  /** Absent unless the trigger is a cashback one. */
  readonly cashback?: CashbackTerms | undefined;
  /** SPORTS: the lowest odds of a bet whose stake counts, as a decimal text; absent: any. */
  readonly minimumOdds?: string | undefined;
  /** BET: the games whose stakes count; absent or empty: all of the vertical. */
  readonly betGameIds?: readonly string[] | undefined;
  /** Absent unless the campaign gives spins; `amounts.bonus` is the stake of one. */
  readonly freeSpins?: FreeSpinTerms | undefined;
  /** Absent unless the campaign gives a free bet; `amounts.bonus` is its stake. */
  readonly freeBet?: FreeBetTerms | undefined;
}

/** Returns which of the player's deposits a trigger means, counted from 1; null for any or for no deposit. */
export function depositNumberOf(trigger: BonusTrigger | null): number | null {
  const index = (DEPOSIT_TRIGGERS as readonly (BonusTrigger | null)[]).indexOf(trigger);
  return index < 0 || trigger === 'NEXT_DEPOSIT' ? null : index + 1;
}

export const needsDeposit = (trigger: BonusTrigger | null): boolean =>
  (DEPOSIT_TRIGGERS as readonly (BonusTrigger | null)[]).includes(trigger);

/** Returns how much of a stake counts for a BET reward: own money, in the games of the terms. */
export function countedForBet(
  { vertical, betGameIds = [], excludedGameIds }: Terms,
  stake: {
    readonly amount: Hundredths;
    readonly bonusAmount: Hundredths;
    readonly category: string;
    readonly gameId: string | null;
  },
): Hundredths {
  if (stake.category !== vertical) return 0;
  if (betGameIds.length > 0 && !betGameIds.includes(stake.gameId ?? '')) return 0;
  return excludedGameIds.includes(stake.gameId ?? '') ? 0 : stake.amount - stake.bonusAmount;
}

/** Returns how many per cent of a stake in a game count towards the wagering. @param gameId null for sports bets */
export function contributionOf(
  { excludedGameIds, contributions = [] }: Pick<Terms, 'excludedGameIds' | 'contributions'>,
  gameId: string | null,
): number {
  if (gameId !== null && excludedGameIds.includes(gameId)) return 0;
  const named = contributions.find(({ gameIds }) => gameId !== null && gameIds.includes(gameId));
  return (named ?? contributions.find(({ gameIds }) => gameIds.length === 0))?.percent ?? 100;
}

/** Tells whether terms are for a player at all, by their deposits or by name (B§5). */
export function isForPlayer(
  { targetAudience }: Pick<Terms, 'targetAudience'>,
  { playerId, depositCount }: { readonly playerId: string; readonly depositCount: number },
): boolean {
  if (!targetAudience) return true;
  return targetAudience.option === 'group'
    ? targetAudience.targetGroups.includes(Math.min(depositCount, 2))
    : targetAudience.targetPlayerIds.includes(playerId);
}

/**
 * Returns the most that a claim can give, in hundredths: what it takes of the budget until it has given less. Free spins
 * count with what they would cost the player. What cashback gives is known only after the play, so it has no budget.
 */
export function commitmentOf(
  { amounts, freeSpins, trigger }: Pick<Terms, 'amounts' | 'freeSpins' | 'trigger'>,
  currency: CurrencyCode,
): Hundredths {
  if (isCashback(trigger)) return 0;
  return (amounts[currency]?.bonus ?? 0) * (freeSpins?.spins ?? 1);
}

/**
 * Tells whether what is left of a currency's budget is too little for one more claim.
 * @param committed what claims have taken so far, in hundredths
 */
export const isBudgetSpent = (
  terms: Pick<Terms, 'amounts' | 'freeSpins' | 'trigger'>,
  committed: Readonly<Partial<Record<CurrencyCode, Hundredths>>>,
  currency: CurrencyCode,
): boolean =>
  (committed[currency] ?? 0) + commitmentOf(terms, currency) > (terms.amounts[currency]?.budget ?? Infinity);

/** Returns which rewards exclude each other: those of one wallet, free spins, and free bets. */
export const rewardVerticalOf = ({ freeSpins, freeBet, vertical }: Terms): RewardVertical =>
  freeSpins ? 'FREE_SPINS' : freeBet ? 'FREE_BET' : vertical;

/** Tells whether a trigger returns a part of losses. */
export const isCashback = (trigger: BonusTrigger | null): trigger is CashbackTrigger =>
  (CASHBACK_TRIGGERS as readonly (BonusTrigger | null)[]).includes(trigger);

const HOUR_MS = 3_600_000;

/** Returns when claims end for a player who registered at an instant; null: no end is set. */
export function claimsEndAt({ endsAt, registrationHours }: Terms, registeredAt: Date): Date | null {
  const ends = [
    ...(endsAt === null ? [] : [new Date(endsAt).getTime()]),
    ...(registrationHours === undefined ? [] : [registeredAt.getTime() + registrationHours * HOUR_MS]),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Returns the status at a moment: an active campaign is EXPIRED once its end has come. */
export const statusAt = (
  campaign: { readonly status: Exclude<CampaignStatus, 'EXPIRED'>; readonly terms: Pick<Terms, 'endsAt'> },
  now: Date,
): CampaignStatus =>
  campaign.status === 'ACTIVE' && campaign.terms.endsAt !== null && new Date(campaign.terms.endsAt) <= now
    ? 'EXPIRED'
    : campaign.status;

/** The product of a brand in which a bonus of a vertical is used. */
const PRODUCT = { CASINO: 'casino', LIVE_CASINO: 'liveCasino', SPORTS: 'sportsbook' } as const;

/** Returns the product that terms need and a brand lacks; null: the brand has it. */
export const missingProduct = (
  { vertical }: Pick<Terms, 'vertical'>,
  capabilities: BrandCapabilities,
): keyof BrandCapabilities | null => (capabilities[PRODUCT[vertical]] ? null : PRODUCT[vertical]);

/** Tells whether a player can accept a bonus of a trigger only after their first play or their first bonus. */
const isAfterFirstPlay = (trigger: BonusTrigger | null): boolean =>
  isCashback(trigger) || trigger === 'LINKED_CAMPAIGN' || (needsDeposit(trigger) && trigger !== 'FIRST_DEPOSIT');

/** What the laws of markets ask about a bonus. */
type JudgedTerms = Pick<Terms, 'category' | 'trigger' | 'vertical' | 'wrMultiplier' | 'loyaltyLevel' | 'contributions'>;

/** Returns the rules that all have to allow a bonus with these terms. */
const rulesAbout = (
  { category, trigger, vertical, loyaltyLevel }: JudgedTerms,
  rules: RulePack,
): readonly Rule<boolean>[] => [
  rules.promotionsAllowed,
  ...(vertical === 'LIVE_CASINO' ? [rules.liveCasinoAllowed] : []),
  ...(vertical === 'SPORTS' ? [rules.sportsBettingAllowed] : []),
  ...(trigger === 'TOURNAMENT' ? [rules.tournamentsAllowed] : []),
  ...(category === 'LOYALTY' || loyaltyLevel !== undefined ? [rules.loyaltyAllowed] : []),
  ...(isAfterFirstPlay(trigger) ? [rules.laterBonusesAllowed] : []),
];

/**
 * Returns how many times the bonus has to be staked where stakes count least. A law that limits the multiplier would
 * otherwise be met on paper: ten times with stakes that count a tenth are a hundred times.
 */
const highestWagering = ({ wrMultiplier, contributions = [] }: JudgedTerms): number =>
  (wrMultiplier * 100) / Math.min(100, ...contributions.map(({ percent }) => percent));

/** Tells whether a law allows a bonus with these terms. */
export const isLawful = (terms: JudgedTerms, rules: RulePack): boolean =>
  rulesAbout(terms, rules).every(({ value }) => value) &&
  (rules.maximumWageringMultiplier.value === null || highestWagering(terms) <= rules.maximumWageringMultiplier.value);

/** Returns the source of the rule for which `isLawful` is false. */
export const forbiddenBy = (terms: JudgedTerms, rules: RulePack): string =>
  rulesAbout(terms, rules).find(({ value }) => !value)?.source ?? rules.maximumWageringMultiplier.source;

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
        ...(given.requiredStake === undefined ? {} : { requiredStake: hundredths(given.requiredStake) ?? 0 }),
        maximumStake: hundredths(given.maximumStake),
        maximumWin: hundredths(given.maximumWin),
        ...(given.budget === undefined ? {} : { budget: hundredths(given.budget) ?? 0 }),
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
        ...(stored.requiredStake === undefined ? {} : { requiredStake: toWire(stored.requiredStake) }),
        ...(stored.maximumStake === null ? {} : { maximumStake: toWire(stored.maximumStake) }),
        ...(stored.maximumWin === null ? {} : { maximumWin: toWire(stored.maximumWin) }),
        ...(stored.budget === undefined ? {} : { budget: toWire(stored.budget) }),
      };
  const { cashback, betGameIds, contributions, targetAudience, ...others } = terms;
  return {
    ...others,
    amounts,
    markets: [...terms.markets],
    excludedGameIds: [...terms.excludedGameIds],
    ...(betGameIds ? { betGameIds: [...betGameIds] } : {}),
    ...(targetAudience
      ? {
          targetAudience:
            targetAudience.option === 'group'
              ? { ...targetAudience, targetGroups: [...targetAudience.targetGroups] }
              : { ...targetAudience, targetPlayerIds: [...targetAudience.targetPlayerIds] },
        }
      : {}),
    ...(contributions
      ? { contributions: contributions.map(({ percent, gameIds }) => ({ percent, gameIds: [...gameIds] })) }
      : {}),
    ...(cashback
      ? {
          cashback: {
            ...cashback,
            booster: cashback.booster && { ...cashback.booster, gameIds: [...cashback.booster.gameIds] },
          },
        }
      : {}),
  };
}

/** Returns what is wrong with terms as free spins; null if nothing is, or if they give none. */
function freeSpinsContradiction({ freeSpins, trigger, vertical, bonusType, wrMultiplier }: Terms): string | null {
  if (!freeSpins) return null;
  if (needsDeposit(trigger) || isCashback(trigger)) return `freeSpins are given with the claim, and ${trigger} is not`;
  if (vertical !== 'CASINO') return 'freeSpins are played in casino games, so vertical must be CASINO';
  if (bonusType !== 'NON_STICKY') return 'freeSpins are NON_STICKY: nothing of the player’s own is staked';
  if ((freeSpins.winnings === 'MAIN') !== (wrMultiplier === 0))
    return 'winnings in MAIN need the wrMultiplier 0, and winnings in BONUS one above it';
  return null;
}

/** Returns what is wrong with terms as a free bet; null if nothing is, or if they give none. */
function freeBetContradiction({
  freeBet,
  freeSpins,
  trigger,
  vertical,
  bonusType,
  wrMultiplier,
  amounts,
}: Terms): string | null {
  if (!freeBet) return null;
  if (freeSpins) return 'a campaign gives freeSpins or a freeBet, not both';
  if (needsDeposit(trigger) || isCashback(trigger)) return `a freeBet is given with the claim, and ${trigger} is not`;
  if (vertical !== 'SPORTS') return 'a freeBet is a sports bet, so vertical must be SPORTS';
  if (bonusType !== 'NON_STICKY') return 'a freeBet is NON_STICKY: nothing of the player’s own is staked';
  if (wrMultiplier !== 0) return 'wrMultiplier must be 0: the winnings of a freeBet are the player’s own at once';
  if (Object.values(amounts).some((given) => given && (given.maximumWin !== null || given.maximumStake !== null)))
    return 'maximumWin and maximumStake do nothing for a freeBet, which pays what its bet wins';
  return null;
}

/** Returns what is wrong with the odds that terms ask for; null if nothing is, or if they ask for none. */
function oddsContradiction({ minimumOdds, freeBet, trigger, vertical, wrMultiplier }: Terms): string | null {
  if (minimumOdds === undefined) return null;
  if (freeBet) return 'a freeBet has minimumOdds of its own, and no wagering for which others could count';
  if (trigger === 'BET') return 'a BET has stakes that earn it, for which minimumOdds say nothing';
  if (vertical !== 'SPORTS') return 'minimumOdds are those of sports bets, so vertical must be SPORTS';
  return wrMultiplier === 0 ? 'minimumOdds say which stakes count for the wagering, and wrMultiplier is 0' : null;
}

/** Returns what is wrong with terms as a bonus of steps; null if nothing is, or if they have none. */
function stepsContradiction({ steps, freeSpins, wrMultiplier }: Terms): string | null {
  if (steps === undefined) return null;
  if (wrMultiplier === 0) return 'steps are parts of the wagering, and wrMultiplier is 0';
  return freeSpins ? 'steps need an amount that is known at the claim, and winnings of freeSpins are not' : null;
}

/** Returns what is wrong with how much stakes count; null if nothing is, or if all of them count in full. */
function contributionsContradiction({ contributions, excludedGameIds, vertical, wrMultiplier }: Terms): string | null {
  if (!contributions) return null;
  if (wrMultiplier === 0) return 'contributions are parts of stakes that count for the wagering, and wrMultiplier is 0';
  const named = contributions.flatMap(({ gameIds }) => gameIds);
  if (vertical === 'SPORTS' && named.length > 0) return 'sports bets have no games, so contributions can name none';
  if (contributions.filter(({ gameIds }) => gameIds.length === 0).length > 1)
    return 'two contributions are without games, and only one can be for all the others';
  const twice = named.find((id, index) => named.indexOf(id) !== index || excludedGameIds.includes(id));
  return twice === undefined ? null : `the game ${twice} has two contributions, or is excluded too`;
}

/** Returns what is wrong with the budgets of terms; null if nothing is, or if they have none. */
function budgetContradiction(terms: Terms): string | null {
  for (const [currency, given] of Object.entries(terms.amounts)) {
    if (given?.budget === undefined) continue;
    if (isCashback(terms.trigger)) return 'a budget needs an amount that is known at the claim, and cashback is not';
    if (given.budget < commitmentOf(terms, currency as CurrencyCode))
      return `the budget in ${currency} is below what one claim can give`;
  }
  return null;
}

/** Returns what is wrong with terms as cashback, or as none. */
function cashbackContradiction({ category, trigger, cashback, wrMultiplier, endsAt }: Terms): string | null {
  if (!isCashback(trigger)) {
    if (cashback) return 'cashback needs a cashback trigger';
    return category === 'LOYALTY' ? 'LOYALTY campaigns pay cashback, and trigger is none' : null;
  }
  if (!cashback) return `${trigger} needs the terms of its cashback`;
  if (wrMultiplier !== 0) return 'wrMultiplier must be 0: cashback is the player’s own money';
  if ((trigger === 'CASHBACK_SPECIFIC_DAY') !== (cashback.weekday !== null))
    return 'weekday and the trigger CASHBACK_SPECIFIC_DAY belong together';
  if (trigger === 'CASHBACK_WITH_TIMEFRAME' && endsAt === null)
    return 'endsAt is missing: CASHBACK_WITH_TIMEFRAME pays for the time until then';
  if (category === 'LOYALTY' && trigger === 'CASHBACK_INSTANT')
    return 'LOYALTY campaigns need no activation, so CASHBACK_INSTANT has no moment from which losses would count';
  if (cashback.booster && cashback.booster.percent <= cashback.percent) return 'booster.percent is not above percent';
  return null;
}

/**
 * Returns why partners can have no codes for a campaign; null if they can.
 * @param bonusCode of the campaign
 */
export function partnerContradiction({ trigger, category }: Terms, bonusCode: string | null): string | null {
  if (bonusCode !== null) return 'a campaign with a code of its own, which anyone may use, has no codes of partners';
  return trigger === 'TOURNAMENT' || category === 'LOYALTY'
    ? 'players come to prizes and to loyalty cashback without a code, so partners have none for these'
    : null;
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
  if ((terms.trigger === 'REGISTRATION_WITH_TIMEFRAME') !== (terms.registrationHours !== undefined))
    return 'registrationHours and the trigger REGISTRATION_WITH_TIMEFRAME belong together';
  if ((terms.trigger === 'LINKED_CAMPAIGN') !== (terms.linkedCampaignId !== undefined))
    return 'linkedCampaignId and the trigger LINKED_CAMPAIGN belong together';
  if (amounts.some((given) => given && (terms.trigger === 'BET') !== (given.requiredStake !== undefined)))
    return 'requiredStake in every currency and the trigger BET belong together';
  if (terms.betGameIds && terms.trigger !== 'BET') return 'betGameIds needs the trigger BET';
  const { targetAudience } = terms;
  if (terms.trigger === 'TOURNAMENT' && targetAudience)
    return 'a TOURNAMENT prize is for its winners, so targetAudience has nothing to add';
  const deposit = depositNumberOf(terms.trigger);
  if (
    targetAudience?.option === 'group' &&
    deposit !== null &&
    !targetAudience.targetGroups.includes(Math.min(deposit - 1, 2))
  )
    return `nobody in targetGroups makes the deposit of ${terms.trigger} next`;
  if (terms.trigger === 'TOURNAMENT' && terms.category === 'LOYALTY') return 'a TOURNAMENT prize is no loyalty reward';
  if (terms.trigger === 'BET' && terms.category === 'OPT_IN')
    return 'BET is activated by a call of its own, not by an opt-in';
  const special =
    cashbackContradiction(terms) ??
    freeSpinsContradiction(terms) ??
    freeBetContradiction(terms) ??
    oddsContradiction(terms) ??
    contributionsContradiction(terms) ??
    budgetContradiction(terms) ??
    stepsContradiction(terms);
  if (special) return special;
  if (terms.endsAt !== null && new Date(terms.endsAt) <= new Date(terms.startsAt))
    return 'endsAt is not after startsAt';
  if (amounts.some((given) => given && given.maximumWin !== null && given.maximumWin < given.bonus))
    return 'maximumWin is below the bonus';
  return null;
}
