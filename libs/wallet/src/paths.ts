import { MONEY_PATH } from '@baize/shell/module';

/** Addresses of the domain, under the locale prefix (A§2). */
export const WALLET_PATHS = {
  banking: 'my-account/banking',
  deposit: 'my-account/banking/deposit',
  withdraw: MONEY_PATH,
  transactions: 'my-account/banking/transactions',
} as const;
