import { hundredthsOf, type Hundredths } from '@baize/kernel';
import type { WalletDay } from '@baize/contracts/wallet';

export type Span = 'day' | 'week' | 'month';

/** Payments in one span, and the net position at its end since the start of the period. */
export interface SpanSums {
  /** First day of the span, `2026-11-21`. */
  readonly start: string;
  readonly deposited: Hundredths;
  readonly withdrawn: Hundredths;
  readonly position: Hundredths;
}

const DAY_MS = 86_400_000;
/** The most columns that a chart on a phone can show clearly. */
const MOST = 31;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
/** ISO weeks start on Monday. 1 January 1970 was a Thursday. */
const monday = (number: number): number => number - ((number + 3) % 7);
const startOf = (number: number, span: Span): number =>
  span === 'day' ? number : span === 'week' ? monday(number) : dayNumber(`${dayText(number).slice(0, 7)}-01`);
const nextOf = (start: number, span: Span): number =>
  span === 'day' ? start + 1 : span === 'week' ? start + 7 : startOf(start + 31, 'month');

/** A calendar day in a time zone. */
export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(moment);

/**
 * Groups the API's daily sums by day, week or month, whichever fits a phone, and fills the gaps between them.
 * @param from first day of the period, or the day of the first payment if the period has no start
 */
export function paymentSeries(
  days: readonly WalletDay[],
  from: string | null,
  to: string,
): { readonly span: Span; readonly sums: readonly SpanSums[] } {
  const first = days[0]?.day;
  if (first === undefined) return { span: 'day', sums: [] };
  const begin = dayNumber(from !== null && from < first ? from : first);
  const end = Math.max(dayNumber(to), dayNumber(days.at(-1)?.day ?? to));
  const length = end - begin + 1;
  const span: Span = length <= MOST ? 'day' : length <= MOST * 7 ? 'week' : 'month';
  const bySpan = new Map<number, { deposited: number; withdrawn: number }>();
  for (let start = startOf(begin, span); start <= end; start = nextOf(start, span))
    bySpan.set(start, { deposited: 0, withdrawn: 0 });
  for (const entry of days) {
    const sums = bySpan.get(startOf(dayNumber(entry.day), span));
    if (!sums) continue;
    sums.deposited += hundredthsOf(entry.deposited);
    sums.withdrawn += hundredthsOf(entry.withdrawn);
  }
  let position = 0;
  return {
    span,
    sums: [...bySpan].map(([start, { deposited, withdrawn }]) => ({
      start: dayText(start),
      deposited,
      withdrawn,
      position: (position += withdrawn - deposited),
    })),
  };
}
