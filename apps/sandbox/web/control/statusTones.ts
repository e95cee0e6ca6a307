import type { AccountStatus, KycLevel } from '@baize/contracts/player';

type Tone = 'ok' | 'warn' | 'bad';
export const STATUS_TONES: Readonly<Record<AccountStatus, Tone>> = {
  REGISTERED: 'ok',
  PRE_REGISTERED: 'warn',
  ACCOUNT_UNVERIFIED: 'warn',
  PAYOUT: 'warn',
  TIMEOUT: 'warn',
  RESTRICTED: 'bad',
  SELF_EXCLUDED: 'bad',
  BLACKLISTED: 'bad',
  CLOSED: 'bad',
};
export const KYC_TONES: Readonly<Record<KycLevel, Tone>> = {
  DATA_VERIFIED: 'ok',
  'FULLY VERIFIED': 'ok',
  'ENHANCED KYC': 'ok',
  ENHANCED: 'ok',
  NOT_REQUIRED: 'ok',
  NOT_VERIFIED: 'warn',
  PENDING: 'warn',
  EDD_PENDING: 'warn',
  EDD_UNDER_REVIEW: 'warn',
  PENDING_EXPIRED: 'warn',
  RESTRICTED: 'bad',
  SUSPENDED: 'bad',
};
/** Statuses that lock the player out; setting one needs confirmation. */
export const HARSH: ReadonlySet<AccountStatus> = new Set<AccountStatus>([
  'CLOSED',
  'BLACKLISTED',
  'RESTRICTED',
  'SELF_EXCLUDED',
  'TIMEOUT',
  'PAYOUT',
]);
/** Statuses that may have an end. */
export const TIMED: ReadonlySet<AccountStatus> = new Set<AccountStatus>(['TIMEOUT', 'SELF_EXCLUDED']);
