import { MAX_AMOUNT, type CurrencyCode } from '@baize/kernel';
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
/**
 * Returns what a session may offer: no turbo if the law sets a pace or requires a manual start. Without a law, the
 * game's own rules.
 */
export const playRulesOf = (law: OperatorLaw | undefined): PlayRules =>
  law
    ? {
        minRoundMs: law.minimumSpinSeconds * 1000,
        turbo: law.autoplayAllowed && law.minimumSpinSeconds === 0,
        ...(law.maximumStake === null ? {} : { maxStake: law.maximumStake }),
      }
    : FREE;

/**
 * Returns the stakes on offer in hundredths, ascending. Every possible win of each is within the maximum of a movement.
 */
export function stakesFor(currency: CurrencyCode, rules: PlayRules = FREE): number[] {
  const highest = Math.min(rules.maxStake ?? Infinity, Math.floor(MAX_AMOUNT / MAX_WIN_STAKES));
  return LADDER.map((stake) => stake * SCALE[currency]).filter((stake) => stake <= highest);
}

/** Returns the initial stake of a new session: modest, never the highest. */
export const defaultStakeFor = (currency: CurrencyCode, rules: PlayRules = FREE): number => {
  const stakes = stakesFor(currency, rules);
  return stakes[Math.min(3, stakes.length - 1)] ?? 20;
};

/** Initial play money: 1,000.00 at scale 1. */
export const playMoneyFor = (currency: CurrencyCode): number => 100_000 * SCALE[currency];
