import { MAX_AMOUNT, WHOLE_UNIT_CURRENCIES, type CurrencyCode } from '@baize/kernel';
import { MAX_WIN_STAKES } from './game-data.ts';

/** Units of a currency for one euro of play, so that stakes are round and comparable in every currency. */
const SCALE: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1,
  GBP: 1,
  CAD: 1,
  NZD: 1,
  BRL: 5,
  PEN: 5,
  PLN: 5,
  NOK: 10,
  ZAR: 20,
  TRY: 40,
  PHP: 50,
  INR: 100,
  CLP: 1000,
};
/** Total stakes in hundredths at scale 1. Multiples of the twenty lines, so that a line bet is whole. */
const LADDER = [20, 40, 60, 100, 160, 200, 300, 400, 500, 1000, 2000, 5000, 10_000];

/** The pace and stakes that a session may offer. */
export interface PlayRules {
  /** Shortest time from one paid spin to the next, ms. */
  readonly minRoundMs: number;
  /** Maximum total stake in hundredths of the currency; undefined: the ladder decides. */
  readonly maxStake?: number;
  /** Minimum total stake in hundredths of the currency; undefined: the ladder decides. */
  readonly minStake?: number;
  readonly turbo: boolean;
}
const FREE: PlayRules = { minRoundMs: 0, turbo: true };

/** The law that the operator specifies for a session. The operator rejects anything beyond it (rulings 21 and 22). */
export interface OperatorLaw {
  /** Hundredths a round; null without a limit. */
  readonly maximumStake: number | null;
  readonly minimumSpinSeconds: number;
  readonly autoplayAllowed: boolean;
}
/** The smallest and the largest stake of a game in the session's currency, hundredths. */
export interface BetLimits {
  readonly min: number;
  readonly max: number;
}
/**
 * Returns what a session may offer: no turbo if the law sets a pace or requires a manual start. Without a law, the
 * game's own rules.
 */
export function playRulesOf(law: OperatorLaw | undefined, limits?: BetLimits): PlayRules {
  const maxStake = Math.min(law?.maximumStake ?? Infinity, limits?.max ?? Infinity);
  return {
    minRoundMs: law ? law.minimumSpinSeconds * 1000 : FREE.minRoundMs,
    turbo: law ? law.autoplayAllowed && law.minimumSpinSeconds === 0 : FREE.turbo,
    ...(maxStake === Infinity ? {} : { maxStake }),
    ...(limits ? { minStake: limits.min } : {}),
  };
}

/**
 * Returns the stakes on offer in hundredths, ascending. Every possible win of each is within the maximum of a movement.
 */
export function stakesFor(
  currency: CurrencyCode,
  rules: PlayRules = FREE,
  maxWinStakes: number = MAX_WIN_STAKES,
): number[] {
  const highest = Math.min(rules.maxStake ?? Infinity, Math.floor(MAX_AMOUNT / maxWinStakes));
  const lowest = rules.minStake ?? 0;
  return LADDER.map((stake) => stake * SCALE[currency]).filter((stake) => stake >= lowest && stake <= highest);
}

/** The initial stake at scale 1, where the limits allow it. */
const MODEST = 100;

/** Returns the initial stake of a new session: a modest one, or the nearest that the limits allow. */
export const defaultStakeFor = (
  currency: CurrencyCode,
  rules: PlayRules = FREE,
  maxWinStakes: number = MAX_WIN_STAKES,
): number => {
  const stakes = stakesFor(currency, rules, maxWinStakes);
  return stakes.findLast((stake) => stake <= MODEST * SCALE[currency]) ?? stakes[0] ?? 20;
};

/** The smallest amount that a currency can move, in hundredths. */
export const unitOf = (currency: string): number => (WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1);

/** Rounds what a stake returns down to what its currency can move, in hundredths. */
export const payable = (amount: number, currency: string): number => amount - (amount % unitOf(currency));

/** Initial play money: 1,000.00 at scale 1. */
export const playMoneyFor = (currency: CurrencyCode): number => 100_000 * SCALE[currency];
