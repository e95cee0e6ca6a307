/** Addresses of the domain, under the locale prefix (B§2). */
export const BONUS_PATHS = {
  rewards: 'my-account/rewards',
  active: 'my-account/rewards/active',
  code: 'my-account/bonus-code',
} as const;
