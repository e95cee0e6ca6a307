import { hundredthsOf, WHOLE_UNIT_CURRENCIES, type AmountFault } from '@baize/kernel';
import { lowestStake, quickStakes } from '../../src/sportsbook/stakes.ts';
import type { FreeBetView } from '../../src/sportsbook/wire.ts';
import { writeMoney } from './money.ts';
import { writeOdds } from './oddsFormat.ts';
import type { Words } from '../../src/sportsbook/naming.ts';
import type { Acceptance } from './SlipDraft.ts';
import { totalOdds, type SlipBet } from './slipSums.ts';
import type { SlipLeg, State } from './state.ts';

/** Returns what one bet pays at most, in hundredths: a visitor reads it too. */
export const mostPaid = ({ customer, session }: Pick<State, 'customer' | 'session'>): number =>
  customer?.maximumPayout ?? hundredthsOf(session.setup.maximumPayout);

/** Says why what was typed is no stake. */
function faultText(fault: AmountFault, words: Words, currency: string, money: (amount: number) => string): string {
  if (fault === 'too_large') return words('payoutHigh');
  if (fault === 'not_a_number')
    return words('stakeUnreadable', { amount: money(quickStakes(currency)[0] ?? lowestStake(currency)) });
  return words(WHOLE_UNIT_CURRENCIES.has(currency) ? 'stakeWhole' : 'stakePlaces');
}

/** Returns why the sportsbook would refuse a bet; null if nothing is wrong with it. */
export function refusalOf(
  { unit, stake, payout }: SlipBet,
  state: Pick<State, 'texts' | 'currency' | 'customer' | 'session' | 'legs' | 'format'>,
  freeBet: FreeBetView | null,
): string | null {
  const { words, tag } = state.texts;
  const money = (amount: number): string => writeMoney(amount, state.currency, tag);
  const lowest = lowestStake(state.currency);
  const lowestOdds = freeBet?.minimumOdds ?? null;
  const highest = state.customer?.maximumStake ?? null;
  if (unit.fault !== null) return faultText(unit.fault, words, state.currency, money);
  if (lowestOdds !== null && totalOdds(state.legs) < lowestOdds)
    return words('freeBetOdds', { odds: writeOdds(lowestOdds, state.format, tag) });
  if (stake < lowest) return words('stakeLow', { amount: money(lowest) });
  if (highest !== null && stake > highest) return words('stakeHigh', { amount: money(highest) });
  if (payout > mostPaid(state)) return words(freeBet ? 'payoutHighFreeBet' : 'payoutHigh');
  return null;
}

/** Returns whether odds have moved in a way that the player has not accepted. */
export const hasUnacceptedOdds = (legs: readonly SlipLeg[], acceptance: Acceptance): boolean =>
  legs.some(
    ({ now, odds }) => now !== null && (acceptance === 'none' ? now !== odds : acceptance === 'higher' && now < odds),
  );

/** What the button of the slip does. `isOff`: the bets cannot be placed now. */
export interface SlipStep {
  readonly step: 'login' | 'acceptOdds' | 'deposit' | 'place';
  readonly isOff: boolean;
}

/**
 * Returns what the player can do next: log in, accept new odds, deposit, or place the bets.
 * @param isShort the balance does not cover the bets
 * @param problem why a bet would be refused
 * @param isBusy bets are being sent, or wait to be decided
 */
export function nextStep(
  { customer, legs, isPaused }: Pick<State, 'customer' | 'legs' | 'isPaused'>,
  {
    acceptance,
    isShort,
    problem,
    isBusy,
  }: {
    readonly acceptance: Acceptance;
    readonly isShort: boolean;
    readonly problem: string | null;
    readonly isBusy: boolean;
  },
): SlipStep {
  if (!customer) return { step: 'login', isOff: false };
  // Neither new odds nor a deposit would change the bets that are being decided.
  if (isBusy) return { step: 'place', isOff: true };
  if (hasUnacceptedOdds(legs, acceptance)) return { step: 'acceptOdds', isOff: false };
  if (isShort) return { step: 'deposit', isOff: false };
  const isOff = problem !== null || legs.some(({ now }) => now === null) || isPaused || !customer.canBet;
  return { step: 'place', isOff };
}
