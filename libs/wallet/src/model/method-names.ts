import type { PaymentMethodCode } from '@baize/contracts/wallet';

/** What people call a way to pay, the same in every language; for as long as the content service's own title is not there. */
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
