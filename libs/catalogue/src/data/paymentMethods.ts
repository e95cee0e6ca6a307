import type { PaymentMethodDocument } from '@baize/contracts/content';
import { ROUND_UNITS_PER_EURO } from '@baize/kernel';
import { documentBase } from './documentBase.ts';
import { contentImage, paymentPicture } from './images.ts';
import { CONTENT_MARKETS } from './providers.ts';

/** Markets without payment methods of their own; they use those of the international market. */
const ELSEWHERE = CONTENT_MARKETS.filter((market) => market !== 'FI' && market !== 'CA');
const HOUR = 60;
const DAY = 24 * HOUR;

type Terms = readonly [minutes: number, min: number, max: number];

/**
 * Titles are names, the same in every language. These are the A§3 payment methods of the cashier; a test of the API
 * compares the two. Times are in minutes, amounts in whole euros.
 */
const PAYMENT_METHODS: readonly {
  readonly name: string;
  readonly title: string;
  readonly markets: readonly string[];
  readonly deposit: Terms;
  readonly withdraw: Terms | null;
}[] = [
  {
    name: 'CREDITCARD',
    title: 'Visa, Mastercard',
    markets: CONTENT_MARKETS,
    deposit: [0, 10, 5000],
    withdraw: [3 * DAY, 20, 10_000],
  },
  { name: 'EUTELLER', title: 'Euteller', markets: ['FI'], deposit: [0, 10, 5000], withdraw: null },
  {
    name: 'MUCHBETTER',
    title: 'MuchBetter',
    markets: [...ELSEWHERE, 'CA'],
    deposit: [0, 10, 2500],
    withdraw: [DAY, 20, 5000],
  },
  {
    name: 'NETELLER',
    title: 'Neteller',
    markets: CONTENT_MARKETS,
    deposit: [0, 10, 5000],
    withdraw: [DAY, 10, 10_000],
  },
  { name: 'PAYSAFECARD', title: 'paysafecard', markets: [...ELSEWHERE, 'CA'], deposit: [0, 10, 1000], withdraw: null },
  {
    name: 'RAPIDTRANSFER',
    title: 'Rapid Transfer',
    markets: ELSEWHERE,
    deposit: [0, 10, 5000],
    withdraw: [2 * DAY, 20, 10_000],
  },
  { name: 'SIRU', title: 'Siru Mobile', markets: ['FI'], deposit: [0, 5, 300], withdraw: null },
  { name: 'SKRILL', title: 'Skrill', markets: CONTENT_MARKETS, deposit: [0, 10, 5000], withdraw: [DAY, 10, 10_000] },
  { name: 'TRUSTLY', title: 'Trustly', markets: ['FI', 'PP'], deposit: [0, 10, 10_000], withdraw: [15, 10, 20_000] },
  { name: 'MSIPAY', title: 'MSIPAY', markets: ['CA'], deposit: [5, 20, 3000], withdraw: [2 * DAY, 20, 3000] },
];

/** Maximum amount of any transaction, in whole units. */
const LARGEST = 10_000_000;

const infoOf = (
  paymentMethodType: 'DEPOSIT' | 'WITHDRAW',
  [processTime, min, max]: Terms,
): PaymentMethodDocument['info'][number] => ({
  paymentMethodType,
  processTime,
  min,
  max,
  limits: Object.entries(ROUND_UNITS_PER_EURO).map(([currency, scale]) => ({
    _key: currency,
    currency,
    min: min * scale,
    max: Math.min(LARGEST, max * scale),
  })),
});

export function buildPaymentMethods(): PaymentMethodDocument[] {
  return PAYMENT_METHODS.map(({ name, title, markets, deposit, withdraw }) => ({
    ...documentBase(`paymentMethod-${name.toLowerCase()}`, 'paymentMethod'),
    name,
    title,
    image: contentImage(paymentPicture(name, title), `payment-${name.toLowerCase()}`, title),
    altTag: title,
    markets,
    info: [infoOf('DEPOSIT', deposit), ...(withdraw ? [infoOf('WITHDRAW', withdraw)] : [])],
  }));
}
