import type { RulePack } from '@baize/brand';
import type { TournamentTerms } from '@baize/contracts/operator';
import type { TournamentScoring, TournamentState } from '@baize/contracts/tournament';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';

/** What a round must stake, and what brings a point, in hundredths of one currency. */
export interface Amounts {
  readonly minimumStake: Hundredths;
  /** POINTS_PER_STAKE only. */
  readonly stakePerPoint?: Hundredths | undefined;
}

/** The terms of a tournament as they are stored. */
export interface Terms {
  readonly titles: Readonly<Record<string, string>>;
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  readonly scoring: TournamentScoring;
  readonly amounts: Readonly<Partial<Record<CurrencyCode, Amounts>>>;
  readonly gameIds: readonly string[];
  readonly categories: readonly string[];
  /**
   * The games that count, fixed when it is published: a category that an editor changes later changes no tournament. Null:
   * all of the vertical.
   */
  readonly countedGameIds: readonly string[] | null;
  readonly markets: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly campaignId: string }[];
}

/** Minutes after the end in which a round that began in time may still end. */
export const FINISH_MINUTES = 15;
/** The longest tournament, in days: nobody plays for a prize of next year. */
export const LONGEST_DAYS = 92;
const DAY_MS = 86_400_000;

/** Returns when the last rounds must have ended. */
export const cutoffOf = (endsAt: Date): Date => new Date(endsAt.getTime() + FINISH_MINUTES * 60_000);

/** A tournament's dates and status, from which its state follows by the clock. */
export interface Timing {
  readonly status: 'DRAFT' | 'ACTIVE' | 'STOPPED';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly settledAt: Date | null;
}

/** Returns how a published tournament stands at a moment. */
export function stateAt({ status, startsAt, endsAt, settledAt }: Timing, now: Date): TournamentState {
  if (status === 'STOPPED') return 'STOPPED';
  if (now < startsAt) return 'UPCOMING';
  if (now < endsAt) return 'RUNNING';
  return settledAt === null ? 'SETTLING' : 'ENDED';
}

/** Tells whether a law allows a tournament with these terms. */
export const isLawful = ({ scoring, vertical }: Pick<Terms, 'scoring' | 'vertical'>, rules: RulePack): boolean =>
  rules.promotionsAllowed.value &&
  rules.tournamentsAllowed.value &&
  (scoring !== 'POINTS_PER_STAKE' || rules.stakePointsAllowed.value) &&
  (vertical !== 'LIVE_CASINO' || rules.liveCasinoAllowed.value);

/** Returns the rule of a law that forbids a tournament with these terms, with its source. */
export const forbiddenBy = ({ scoring }: Pick<Terms, 'scoring'>, rules: RulePack): string =>
  [
    rules.promotionsAllowed,
    rules.tournamentsAllowed,
    ...(scoring === 'POINTS_PER_STAKE' ? [rules.stakePointsAllowed] : []),
    rules.liveCasinoAllowed,
  ].find(({ value }) => !value)?.source ?? 'no rule';

/** Returns the campaign that a place wins; null for a place without a prize. */
export const campaignOfPlace = ({ prizes }: Pick<Terms, 'prizes'>, place: number): string | null =>
  prizes.find(({ from, to }) => from <= place && place <= to)?.campaignId ?? null;

/** Returns the last place that has a prize. */
export const lastPlaceOf = ({ prizes }: Pick<Terms, 'prizes'>): number => Math.max(0, ...prizes.map(({ to }) => to));

/** Returns the name in a language, or in English. */
export const titleIn = ({ titles }: Pick<Terms, 'titles'>, language: string): string =>
  titles[language] ?? titles['en'] ?? '';

const hundredths = (value: number): Hundredths => {
  const amount = fromWire(value);
  if (!amount.ok) throw new Error(`${value} is no amount, which the contract has checked.`);
  return amount.value;
};

/** Returns what an operator has written in the form that is stored. The contract has checked every amount. */
export function termsOf(written: TournamentTerms, countedGameIds: readonly string[] | null): Terms {
  const amounts: Partial<Record<CurrencyCode, Amounts>> = {};
  for (const [currency, given] of Object.entries(written.amounts))
    if (given)
      amounts[currency as CurrencyCode] = {
        minimumStake: hundredths(given.minimumStake),
        ...(given.stakePerPoint === undefined ? {} : { stakePerPoint: hundredths(given.stakePerPoint) }),
      };
  return {
    ...written,
    amounts,
    countedGameIds,
    startsAt: new Date(written.startsAt).toISOString(),
    endsAt: new Date(written.endsAt).toISOString(),
    prizes: written.prizes.toSorted((one, two) => one.from - two.from),
  };
}

/** The reverse of `termsOf`. */
export function writtenTerms({ countedGameIds: _fixed, ...terms }: Terms): TournamentTerms {
  const amounts: TournamentTerms['amounts'] = {};
  for (const [currency, stored] of Object.entries(terms.amounts))
    if (stored)
      amounts[currency as CurrencyCode] = {
        minimumStake: toWire(stored.minimumStake),
        ...(stored.stakePerPoint === undefined ? {} : { stakePerPoint: toWire(stored.stakePerPoint) }),
      };
  return {
    ...terms,
    titles: { ...terms.titles },
    amounts,
    gameIds: [...terms.gameIds],
    categories: [...terms.categories],
    markets: [...terms.markets],
    prizes: terms.prizes.map((prize) => ({ ...prize })),
  };
}

/** Returns what is wrong with terms that are each well formed; null if nothing is. */
export function contradictionOf({ titles, scoring, amounts, startsAt, endsAt, prizes }: Terms): string | null {
  if (titles['en'] === undefined) return 'titles has no English one, which is read where a language has none';
  const given = Object.values(amounts);
  if (given.length === 0) return 'amounts names no currency, so no player could take part';
  if (given.some((each) => each && (scoring === 'POINTS_PER_STAKE') !== (each.stakePerPoint !== undefined)))
    return 'stakePerPoint in every currency and POINTS_PER_STAKE belong together';
  const length = new Date(endsAt).getTime() - new Date(startsAt).getTime();
  if (length <= 0) return 'endsAt is not after startsAt';
  if (length > LONGEST_DAYS * DAY_MS) return `it is longer than ${LONGEST_DAYS} days`;
  let next = 1;
  for (const { from, to } of prizes) {
    if (from !== next || to < from) return `prizes must name every place from 1 on once, and ${from} to ${to} does not`;
    next = to + 1;
  }
  if (new Set(prizes.map(({ campaignId }) => campaignId)).size < prizes.length)
    return 'a campaign is the prize of one range of places only';
  return null;
}
