import type { BetView } from '../../src/sportsbook/wire.ts';
import type { Words } from '../../src/sportsbook/naming.ts';

/** The operator's codes that have a text of their own. */
const OF_OPERATOR: Readonly<Record<string, string>> = {
  'error.not_enough_funds': 'refused.funds',
  'error.free_bet.odds_too_low': 'refused.freeBetOdds',
  'error.game_session.unknown': 'refused.session',
  'error.play.not_allowed': 'closed',
  'error.bet.event_excluded': 'refused.excluded',
  'error.payout.above_maximum': 'payoutHigh',
};

function keyOf(code: string): string {
  if (['odds-changed', 'suspended', 'unknown'].includes(code)) return `refused.${code}`;
  const own = Object.hasOwn(OF_OPERATOR, code) ? OF_OPERATOR[code] : undefined;
  if (own !== undefined) return own;
  if (code.startsWith('error.free_bet')) return 'refused.freeBet';
  return code.includes('limit') ? 'refused.limit' : 'refused.other';
}

/** Says why a bet was not taken. */
export const refusalText = (words: Words, { refusal: code = '' }: Pick<BetView, 'refusal'>): string =>
  words(keyOf(code));
