import { queryOptions, useQuery } from '@tanstack/react-query';
import { paymentMarks, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';

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
