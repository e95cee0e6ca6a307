import { useFormat, useText } from '@baize/i18n';
import type { Hundredths } from '@baize/kernel';
import { limitNameKey, limitSays, type DecidingLimit } from './deciding-limit.ts';

/**
 * Returns a function that says in a sentence which limit decides, what it leaves and until when.
 * @param minimum the smallest deposit, in hundredths: less than that is of no use
 */
export function useExplainLimit(currency: string): (limit: DecidingLimit, minimum: Hundredths) => string {
  const text = useText('wallet');
  const format = useFormat();
  return (limit, minimum) =>
    text(`wallet.limit.says.${limitSays(limit, minimum)}`, {
      limit: text(limitNameKey(limit.kind, limit.period)),
      amount: format.money(limit.left, currency),
      minimum: format.money(minimum, currency),
      date: format.dateTime(limit.resetOn),
    });
}
