import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import type { PayAndPlayNotice } from '../../state/pay-and-play.ts';

/** Text of each code; any other gets the general one, so that a code is never on screen (ruling 23). */
const NOTICES: Readonly<Record<string, string>> = {
  closed: 'auth.payAndPlay.notice.closed',
  insufficient_funds: 'auth.payAndPlay.notice.insufficient_funds',
  declined: 'auth.payAndPlay.notice.declined',
  identity_unavailable: 'auth.payAndPlay.notice.identity',
  bank_unavailable: 'auth.payAndPlay.notice.bank',
  // The bank told us after the player had confirmed the payment there, so these texts say that no money was taken.
  'error.registration.underage': 'auth.payAndPlay.notice.underage',
  'error.country.blocked': 'auth.payAndPlay.notice.country',
  'error.bank.unreachable': 'auth.payAndPlay.notice.bank',
  'error.pay_and_play.unavailable': 'auth.payAndPlay.notOffered',
  'error.pay_and_play.session': 'auth.payAndPlay.notice.session',
  'error.pay_and_play.code': 'auth.payAndPlay.notice.session',
};
/** Codes that have a text already. */
const SHARED = new Set([
  'error.same.customer.info.detected',
  'error.signup.unhandled',
  'error.system.error',
  'error.service_unavailable',
]);

/** Returns the words for why a step of pay-and-play failed. */
export function useNoticeText(): (notice: PayAndPlayNotice) => string {
  const text = useText('auth');
  const format = useFormat();
  const { market } = useSite();
  return ({ code, details }) => {
    const bound = code.endsWith('below_minimum') ? details['minimum'] : details['maximum'];
    if (code.startsWith('error.amount.') && typeof bound === 'number')
      return text(
        code.endsWith('below_minimum')
          ? 'auth.payAndPlay.notice.below_minimum'
          : 'auth.payAndPlay.notice.above_maximum',
        {
          amount: format.money(hundredthsOf(bound), market.market.currency),
        },
      );
    // A refusal that names a country is about the connection's, not about the bank's data.
    const isOfConnection = code === 'error.country.blocked' && details['countryCode'] !== undefined;
    if (SHARED.has(code) || isOfConnection) return text(code);
    return text(NOTICES[code] ?? 'auth.payAndPlay.notice.other', {
      age: String(details['minimumAge'] ?? market.rules.minimumAge.value),
    });
  };
}
