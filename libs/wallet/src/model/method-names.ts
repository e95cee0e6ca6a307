import type { PaymentMethodCode } from '@baize/contracts/cashier';

/** Names of the payment methods, the same in every language. Used until the content service's titles arrive. */
export const METHOD_NAMES: Readonly<Record<PaymentMethodCode, string>> = {
  CREDITCARD: 'Visa, Mastercard',
  EUTELLER: 'Euteller',
  MUCHBETTER: 'MuchBetter',
  NETELLER: 'Neteller',
  PAYSAFECARD: 'paysafecard',
  RAPIDTRANSFER: 'Rapid Transfer',
  SIRU: 'Siru Mobile',
  SKRILL: 'Skrill',
  TRUSTLY: 'Trustly',
  MSIPAY: 'MSIPAY',
};
