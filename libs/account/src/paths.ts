/** Addresses of the domain, under the locale prefix (A§2). */
export const ACCOUNT_PATHS = {
  account: 'my-account/account',
  verification: 'my-account/account/verification',
  privacy: 'my-account/account/privacy',
  inbox: 'my-account/inbox',
  notifications: 'my-account/inbox/notifications',
} as const;
