import { VERIFICATION_PATH } from '@baize/shell/module';

/** Addresses of the domain, under the locale prefix (A§2). */
export const ACCOUNT_PATHS = {
  account: 'my-account/account',
  verification: VERIFICATION_PATH,
  privacy: 'my-account/account/privacy',
  inbox: 'my-account/inbox',
  notifications: 'my-account/inbox/notifications',
} as const;
