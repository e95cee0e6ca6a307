import { formatMoney, formatMoneyShort, type Hundredths } from '@baize/kernel';

/** Numbers, money and dates in the reader's format. */
export interface Format {
  /** The currency's code stands for its symbol where the market has another currency. */
  readonly money: (amount: Hundredths, currency: string, sign?: 'auto' | 'always') => string;
  /** `€1.28M`: for places that may be too narrow for the full amount; truncated, never rounded up. */
  readonly moneyShort: (amount: Hundredths, currency: string) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Dates and times are in the reader's time zone, unless the options name one. */
  readonly date: (value: Date | string, options?: Intl.DateTimeFormatOptions) => string;
  /** The date and time for a title, which breaks before or after it but never inside its date or its time. */
  readonly dateTimeInTitle: (value: Date | string) => string;
  /** Names the time zone if the device's clock shows another time. */
  readonly dateTime: (value: Date | string) => string;
  readonly time: (value: Date | string) => string;
  /** `3 minutes ago`, `in 2 days`. */
  readonly relative: (value: Date | string, now?: Date) => string;
  /** Whole minutes in words: `2 hours`, `1 hour 5 minutes`. */
  readonly duration: (minutes: number) => string;
  /** The IANA zone of every date and time, or undefined for the device's. */
  readonly timeZone: string | undefined;
}

/** What formats depend on besides the language. */
export interface FormatSettings {
  /** The player's own zone, fixed at registration (ruling 17); undefined for a visitor, whose device has one. */
  readonly timeZone?: string | undefined;
  /** The market's currency: amounts in another one carry its code, because $ is the sign of several. */
  readonly marketCurrency?: string | undefined;
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

/** The parts of a moment that are its date. */
const DATE: ReadonlySet<string | undefined> = new Set(['weekday', 'day', 'month', 'year']);

/**
 * Keeps a time such as "09 h 30" or "9:30 p. m." on one line. Browsers put plain spaces into it; Node's cannot break.
 */
export const together = (written: string): string =>
  written.replace(/(?<=\d) (?:h \d|[ap](?:m\b|\. ?m\.))/i, (rest) => rest.replaceAll(' ', '\u00a0'));

/** @param tag BCP-47 */
export function createFormat(tag: string, { timeZone, marketCurrency }: FormatSettings = {}): Format {
  const at = (value: Date | string) => (typeof value === 'string' ? new Date(value) : value);
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const zone = timeZone === undefined ? {} : { timeZone };
  const as = (currency: string) =>
    marketCurrency !== undefined && currency !== marketCurrency ? ('code' as const) : ('symbol' as const);
  /** ` (GMT+2)`, or nothing if the device's clock shows the same time. */
  const zoneName = (moment: Date): string => {
    const clock = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', ...options }).format(moment);
    if (timeZone === undefined || clock({}) === clock(zone)) return '';
    const name = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZoneName: 'short', ...zone })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName');
    return ` (${name?.value ?? timeZone})`;
  };
  const dateAndTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const dateTime = (value: Date | string) => together(dateAndTime.format(at(value))) + zoneName(at(value));
  const dateTimeInTitle = (value: Date | string) => {
    const parts = dateAndTime.formatToParts(at(value));
    return (
      parts
        .map(({ type, value: words }, index) => {
          const isBetween = type === 'literal' && DATE.has(parts[index - 1]?.type) && !DATE.has(parts[index + 1]?.type);
          return isBetween ? words : words.replaceAll(' ', '\u00a0');
        })
        .join('') + zoneName(at(value))
    );
  };
  return {
    timeZone,
    money: (amount, currency, sign) => formatMoney(amount, currency, tag, sign, as(currency)),
    moneyShort: (amount, currency) => formatMoneyShort(amount, currency, tag, as(currency)),
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value),
    date: (value, options = { dateStyle: 'medium' }) =>
      together(new Intl.DateTimeFormat(tag, { ...zone, ...options }).format(at(value))),
    dateTime,
    dateTimeInTitle,
    time: (value) => together(new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...zone }).format(at(value))),
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
