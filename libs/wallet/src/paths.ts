/** Addresses of the domain, under the locale prefix (A§2). */
export const WALLET_PATHS = {
  banking: 'my-account/banking',
  deposit: 'my-account/banking/deposit',
  withdraw: 'my-account/banking/withdraw',
  transactions: 'my-account/banking/transactions',
} as const;
