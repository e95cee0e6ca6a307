import type { PaymentMethod, PaymentMethodCode } from '@baize/contracts/cashier';
import { useFormat, useText } from '@baize/i18n';
import { hundredthsOf, type Hundredths } from '@baize/kernel';
import { usePaymentMarks } from '../api/payment-marks.ts';
import { limitNameKey, limitSays, type DecidingLimit } from '../model/deciding-limit.ts';
import { METHOD_NAMES } from '../model/method-names.ts';

/** The methods that a form offers, and the chosen one. */
interface OfferedMethods {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethodCode | null;
}

/**
 * Returns a function that says in a sentence which limit decides, what it leaves and until when. Where another method
 * takes what is left, the sentence says so: the smallest deposit is the chosen method's, not the cashier's.
 * @param minimum the smallest deposit, in hundredths: less than that is of no use
 */
export function useExplainLimit(
  currency: string,
  offered: OfferedMethods = { methods: [], method: null },
): (limit: DecidingLimit, minimum: Hundredths) => string {
  const text = useText('wallet');
  const format = useFormat();
  const marks = usePaymentMarks();
  const { method, methods } = offered;
  return (limit, minimum) => {
    if (limit.resetOn === null) return text('wallet.limit.kyc.left', { amount: format.money(limit.left, currency) });
    const says = limitSays(limit, minimum);
    const fits = says === 'minimum' && methods.some(({ min }) => hundredthsOf(min) <= limit.left);
    return text(`wallet.limit.says.${fits ? 'otherMethod' : says}`, {
      limit: text(limitNameKey(limit.kind, limit.period)),
      amount: format.money(limit.left, currency),
      minimum: format.money(minimum, currency),
      date: format.dateTime(limit.resetOn),
      method: method === null ? '' : (marks.get(method)?.title ?? METHOD_NAMES[method]),
    });
  };
}
