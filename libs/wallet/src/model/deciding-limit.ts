import { KYC_LIMIT_TYPE } from '@baize/contracts/cashier';
import { ApiError } from '@baize/http';
import { hundredthsOf, type Hundredths } from '@baize/kernel';

/** The limit that decides how much a player may deposit, as a check or a refusal reports it. */
export interface DecidingLimit {
  /** What it limits, that the law sets it and not the player, or that it ends once the identity is verified. */
  readonly kind: 'deposit' | 'spend' | 'law' | 'kyc';
  readonly period: LimitPeriod;
  readonly left: Hundredths;
  /** When it resets, as an ISO time; null for `kyc`. */
  readonly resetOn: string | null;
}

/** A§9: daily D, weekly W, monthly M. Any other value is a limit with an unknown period. */
const PERIODS = {
  D: 'daily',
  DAILY: 'daily',
  W: 'weekly',
  WEEKLY: 'weekly',
  M: 'monthly',
  MONTHLY: 'monthly',
} as const;
export type LimitPeriod = (typeof PERIODS)[keyof typeof PERIODS] | 'other';

/** Returns the period of a `limitType` (A§3) or of the withdrawal check's duration. */
export const limitPeriod = (type: string | null): LimitPeriod =>
  PERIODS[(type ?? '').toUpperCase() as keyof typeof PERIODS] ?? 'other';

/** Returns the text key of a limit's name. An unknown period is never blank (ruling 23). */
export function limitNameKey(kind: DecidingLimit['kind'] | 'withdraw', period: LimitPeriod): string {
  if (kind === 'kyc') return 'wallet.limit.kyc';
  if (kind === 'law') return period === 'monthly' ? 'wallet.limit.law.monthly' : 'wallet.limit.deposit.other';
  if (kind === 'spend' && period === 'other') return 'wallet.limit.deposit.other';
  return `wallet.limit.${kind}.${period}`;
}

/** The limit's fields of a deposit check, or of the details of a refusal. */
export interface LimitAnswer {
  readonly result?: unknown;
  readonly limitLeft?: unknown;
  readonly limitType?: unknown;
  readonly limitByLaw?: unknown;
  readonly resetOn?: unknown;
}

/** Returns the deciding limit of a deposit check; null if no limit applies. */
export function decidingLimit(answer: LimitAnswer | undefined): DecidingLimit | null {
  const { result, limitLeft, limitType, limitByLaw, resetOn } = answer ?? {};
  if (typeof limitLeft !== 'number') return null;
  if (limitType === KYC_LIMIT_TYPE)
    return { kind: 'kyc', period: 'other', left: hundredthsOf(limitLeft), resetOn: null };
  if (typeof resetOn !== 'string') return null;
  return {
    kind: result === 'SELF_SPEND_LIMIT_REACHED' ? 'spend' : limitByLaw === true ? 'law' : 'deposit',
    period: limitPeriod(typeof limitType === 'string' ? limitType : null),
    left: hundredthsOf(limitLeft),
    resetOn,
  };
}

/** Returns the limit that refused a deposit; null if another reason did. */
export const limitOfRefusal = (error: unknown): DecidingLimit | null =>
  error instanceof ApiError && error.code === 'error.deposit.not_allowed' ? decidingLimit(error.details) : null;

/** What a limit says about a deposit: a text key below `wallet.limit.says`. */
export type LimitSays = 'none' | 'less' | 'minimum';

/** Returns what to say about a limit. @param minimum the smallest deposit, in hundredths */
export const limitSays = (limit: DecidingLimit, minimum: Hundredths): LimitSays =>
  limit.left === 0 ? 'none' : limit.left < minimum ? 'minimum' : 'less';
