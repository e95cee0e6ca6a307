import type { AssignmentState, BonusVertical } from '@baize/contracts/reward';
import type { TransactionCategory } from '@baize/contracts/wallet';
import { WHOLE_UNIT_CURRENCIES, type CurrencyCode, type Hundredths } from '@baize/kernel';
import { contributionOf, hasOdds, type Amounts, type BetPromise, type Terms } from './campaign.ts';

/** What can happen to an assignment. */
export type AssignmentEvent = 'GRANT' | 'CONVERT' | 'USE_UP' | 'FORFEIT' | 'EXPIRE' | 'CANCEL' | 'REVOKE';

/** Before the deposit there is nothing to lose: a player who leaves may claim again. */
const WAITING = { GRANT: 'WAGERING', EXPIRE: 'EXPIRED', CANCEL: 'CANCELLED' } as const;
/** The state machine of B§4. States without an event have ended. */
const NEXT: Readonly<Record<AssignmentState, Readonly<Partial<Record<AssignmentEvent, AssignmentState>>>>> = {
  CLAIMED: WAITING,
  OPTED_IN: WAITING,
  // REVOKE: its deposit was taken back. It has given something, so unlike a cancelled claim it counts as one.
  WAGERING: {
    CONVERT: 'CONVERTED',
    USE_UP: 'USED_UP',
    FORFEIT: 'FORFEITED',
    EXPIRE: 'EXPIRED',
    REVOKE: 'CANCELLED',
  },
  CONVERTED: {},
  USED_UP: {},
  FORFEITED: {},
  EXPIRED: {},
  CANCELLED: {},
};

/** Returns the state after an event; null if the event cannot happen to this state. */
export const nextState = (state: AssignmentState, event: AssignmentEvent): AssignmentState | null =>
  NEXT[state][event] ?? null;

export const isOpen = (state: AssignmentState): boolean => Object.keys(NEXT[state]).length > 0;

/** A stake as the ledger has booked it; both parts in hundredths and positive. */
export interface Stake {
  readonly amount: Hundredths;
  /** The part that bonus money paid. */
  readonly bonusAmount: Hundredths;
  readonly category: TransactionCategory;
  readonly gameId: string | null;
  /** What the bet of a sports stake promises; absent for other stakes. */
  readonly bet?: BetPromise | undefined;
}

/**
 * Returns how much of a stake counts towards the wagering, in hundredths (ruling 16). A NON_STICKY bonus is staked only
 * when MAIN is empty, so only its own money counts. A STICKY bonus is wagered together with MAIN, so the whole stake
 * counts. Stakes above the maximum, below the lowest odds, in excluded games or in another vertical do not count at all,
 * and others as much as the terms say, rounded down.
 */
export function countedStake(terms: Terms, amounts: Amounts, stake: Stake): Hundredths {
  if (stake.category !== terms.vertical) return 0;
  if (amounts.maximumStake !== null && stake.amount > amounts.maximumStake) return 0;
  if (stake.bet && !hasOdds(stake.bet, terms.minimumOdds)) return 0;
  const staked = terms.bonusType === 'STICKY' ? stake.amount : stake.bonusAmount;
  return Math.floor((staked * contributionOf(terms, stake.gameId)) / 100);
}

/**
 * Returns the bonus of a deposit, or the fixed amount without one, in hundredths.
 * @returns null if the deposit is below the minimum
 */
export function bonusOf(
  terms: Terms,
  amounts: Amounts,
  currency: CurrencyCode,
  deposit: Hundredths | null,
): Hundredths | null {
  if (deposit !== null && deposit < amounts.minimumDeposit) return null;
  if (terms.matchPercent === null || deposit === null) return amounts.bonus;
  const unit = WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1;
  return Math.min(amounts.bonus, Math.floor((deposit * terms.matchPercent) / 100 / unit) * unit);
}

/** Returns how the bonus money in the wallet is divided when the wagering is complete. */
export function conversionOf(balance: Hundredths, maximumWin: Hundredths | null, paid: Hundredths = 0) {
  const kept = maximumWin === null ? balance : Math.min(balance, Math.max(0, maximumWin - paid));
  return { kept, surplus: balance - kept };
}

/** Per cent of the wagering, rounded down, so that 100 means complete. */
export const progressOf = (wagered: Hundredths, requirement: Hundredths): number =>
  requirement === 0 ? 100 : Math.min(100, Math.floor((wagered * 100) / requirement));

/** Returns how many of the steps of a bonus its wagering has completed. */
export const stepsCompleted = (wagered: Hundredths, requirement: Hundredths, count: number): number =>
  requirement === 0 ? count : Math.min(count, Math.floor((wagered * count) / requirement));

/** Returns what has been staked in all when a step is complete: the next hundredth would be one more than it needs. */
export const stepEnd = (step: number, requirement: Hundredths, count: number): Hundredths =>
  Math.ceil((requirement * step) / count);

/**
 * Returns how much of the bonus money in the wallet becomes the player's own when steps are complete: of the steps that
 * were left, each has the same share of what there is now, winnings included. So a step never empties the wallet before
 * the last one, and several steps at once give what they would give one by one, apart from rounding.
 * @param done the steps that were complete before
 * @param completed the steps that are complete now
 */
export function stepShare(
  balance: Hundredths,
  currency: CurrencyCode,
  steps: { readonly count: number; readonly done: number; readonly completed: number },
): Hundredths {
  const { count, done, completed } = steps;
  if (completed <= done || balance <= 0) return 0;
  if (completed >= count) return balance;
  const unit = WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1;
  return Math.floor((balance * (completed - done)) / (count - done) / unit) * unit;
}

/** What becomes of bonus money that arrives after its assignment has ended: a late win or a returned stake. */
export const lateMoneyGoesToMain = (state: AssignmentState): boolean => state === 'CONVERTED' || state === 'USED_UP';

export const VERTICAL_WALLET: Readonly<Record<BonusVertical, 'casinoBonus' | 'liveCasinoBonus' | 'sportsBonus'>> = {
  CASINO: 'casinoBonus',
  LIVE_CASINO: 'liveCasinoBonus',
  SPORTS: 'sportsBonus',
};
