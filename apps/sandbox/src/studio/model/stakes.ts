import { MAX_AMOUNT, type CurrencyCode } from '@baize/kernel';
import { MAX_WIN_STAKES } from './game-data.ts';

/** How many units of a currency stand for one euro's worth of play: keeps stakes round and alike in every currency. */
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

/** What a session may be offered: pace and stake of a slot. */
export interface PlayRules {
  /** Shortest time from one paid spin to the next, ms. */
  readonly minRoundMs: number;
  /** Highest total stake in hundredths of the currency; undefined: the ladder decides. */
  readonly maxStake?: number;
  readonly turbo: boolean;
}
const FREE: PlayRules = { minRoundMs: 0, turbo: true };

/** The law that the operator names for a session; whatever goes beyond it, the operator refuses (rulings 21 and 22). */
export interface OperatorLaw {
  /** Hundredths a round; null without a limit. */
  readonly maximumStake: number | null;
  readonly minimumSpinSeconds: number;
  readonly autoplayAllowed: boolean;
}
/** What a session may be offered: no turbo where the law sets a pace or wants every spin started by hand. Without a law, the game's own. */
export const playRulesOf = (law: OperatorLaw | undefined): PlayRules =>
  law
    ? {
        minRoundMs: law.minimumSpinSeconds * 1000,
        turbo: law.autoplayAllowed && law.minimumSpinSeconds === 0,
        ...(law.maximumStake === null ? {} : { maxStake: law.maximumStake }),
      }
    : FREE;

/** The stakes on offer, hundredths, rising. Every possible win of each stays within what a movement may carry. */
export function stakesFor(currency: CurrencyCode, rules: PlayRules = FREE): number[] {
  const highest = Math.min(rules.maxStake ?? Infinity, Math.floor(MAX_AMOUNT / MAX_WIN_STAKES));
  return LADDER.map((stake) => stake * SCALE[currency]).filter((stake) => stake <= highest);
}

/** The stake a new session starts with: modest, never the highest. */
export const defaultStakeFor = (currency: CurrencyCode, rules: PlayRules = FREE): number => {
  const stakes = stakesFor(currency, rules);
  return stakes[Math.min(3, stakes.length - 1)] ?? 20;
};

/** Play money to begin with: 1,000.00 at scale 1. */
export const playMoneyFor = (currency: CurrencyCode): number => 100_000 * SCALE[currency];
