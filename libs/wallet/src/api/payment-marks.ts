import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ContentImage } from '@baize/contracts/content';
import { queryContent } from '@baize/http';

/** A payment method as the content service shows it. */
export interface PaymentMark {
  readonly name: string;
  readonly title: string;
  readonly image: ContentImage;
}

const paymentMarksQuery = queryOptions({
  queryKey: ['content', 'payment-marks'],
  queryFn: ({ signal }) => queryContent<PaymentMark[]>('*[_type == "paymentMethod"]{name, title, image}', {}, signal),
});

/** Titles and marks of the payment methods by their code; empty until known: `METHOD_NAMES` stands in. */
export function usePaymentMarks(): ReadonlyMap<string, PaymentMark> {
  const { data } = useQuery(paymentMarksQuery);
  return new Map((data ?? []).map((mark) => [mark.name, mark]));
}
