import { formatMoney, formatMoneyShort, type Hundredths } from '@baize/kernel';

/** Numbers, money and dates in the reader's format. */
export interface Format {
  readonly money: (amount: Hundredths, currency: string, sign?: 'auto' | 'always') => string;
  /** `€1.28M`: for places that may be too narrow for the full amount; truncated, never rounded up. */
  readonly moneyShort: (amount: Hundredths, currency: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly date: (value: Date | string, options?: Intl.DateTimeFormatOptions) => string;
  readonly dateTime: (value: Date | string) => string;
  readonly time: (value: Date | string) => string;
  /** `3 minutes ago`, `in 2 days`. */
  readonly relative: (value: Date | string, now?: Date) => string;
  /** Whole minutes in words: `2 hours`, `1 hour 5 minutes`. */
  readonly duration: (minutes: number) => string;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** @param tag BCP-47 */
export function createFormat(tag: string): Format {
  const at = (value: Date | string) => (typeof value === 'string' ? new Date(value) : value);
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return {
    money: (amount, currency, sign) => formatMoney(amount, currency, tag, sign),
    moneyShort: (amount, currency) => formatMoneyShort(amount, currency, tag),
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value),
    date: (value, options = { dateStyle: 'medium' }) => new Intl.DateTimeFormat(tag, options).format(at(value)),
    dateTime: (value) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at(value)),
    time: (value) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(at(value)),
    relative: (value, now = new Date()) => {
      const distance = at(value).getTime() - now.getTime();
      const [step, size] = STEPS.find(([, each]) => Math.abs(distance) >= each) ?? ['second', 1000];
      return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(Math.round(distance / size), step);
    },
    duration: (minutes) =>
      [
        ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour')] : []),
        ...(minutes % 60 > 0 || minutes < 60 ? [unit(minutes % 60, 'minute')] : []),
      ].join(' '),
  };
}
