import { queryOptions, useQuery } from '@tanstack/react-query';
import { paymentMarks, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSession } from '@baize/session';
import { useMayDeposit } from '../state/use-deposit-opens.ts';
import { depositMethodsQuery } from './deposits.ts';

/** A payment method as the content service shows it. */
export type PaymentMark = ContentResult<typeof paymentMarks>[number];

const paymentMarksQuery = queryOptions({
  queryKey: ['content', 'payment-marks'],
  queryFn: ({ signal }) => queryContent(paymentMarks, {}, signal),
});

/** Returns titles and marks of the payment methods by their code. Empty until they are known: `METHOD_NAMES` stands in. */
export function usePaymentMarks(): ReadonlyMap<string, PaymentMark> {
  const { data } = useQuery(paymentMarksQuery);
  return new Map((data ?? []).map((mark) => [mark.name, mark]));
}

/**
 * Returns the marks of the methods in the player's own cashier, which follows their home and not the page's market. Null
 * for a visitor, for a player who cannot deposit, and until they are known.
 */
export function useCashierMarks(): readonly PaymentMark[] | null {
  const session = useSession();
  const opens = useMayDeposit() && session !== null;
  const methods = useQuery({ ...depositMethodsQuery(session?.playerId ?? ''), enabled: opens }).data;
  const marks = useQuery({ ...paymentMarksQuery, enabled: opens }).data;
  if (!opens || !methods || !marks) return null;
  return methods.flatMap(({ name }) => marks.find((mark) => mark.name === name) ?? []);
}
