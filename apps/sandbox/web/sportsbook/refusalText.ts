import type { BetView } from '../../src/sportsbook/wire.ts';
import type { Words } from '../../src/sportsbook/naming.ts';

/** Says why a bet was not taken. */
export function refusalText(words: Words, { refusal: code = '' }: Pick<BetView, 'refusal'>): string {
  const known = ['odds-changed', 'suspended', 'unknown'].includes(code)
    ? code
    : code === 'error.not_enough_funds'
      ? 'funds'
      : code === 'error.free_bet.odds_too_low'
        ? 'freeBetOdds'
        : code.startsWith('error.free_bet')
          ? 'freeBet'
          : code.includes('limit')
            ? 'limit'
            : 'other';
  return words(`refused.${known}`);
}
