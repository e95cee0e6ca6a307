import type { RulePack } from '@baize/brand';
import type { AccountStatus, KycLevel, Permissions } from '@baize/contracts/player';
import type { OperationResult } from '@baize/contracts/wallet';

/** What decides whether a player may do something with money. */
export interface PlayerStanding {
  readonly status: AccountStatus;
  readonly statusUntil: Date | null;
  readonly kycStatus: KycLevel;
  readonly permissions: Permissions;
  readonly multibrandSuspended: boolean;
  readonly multibrandExcluded: boolean;
  readonly multibrandSuspendedUntil: Date | null;
}

export type Gate =
  { readonly allowed: true } | { readonly allowed: false; readonly result: Exclude<OperationResult, 'SUCCESS'> };
const ALLOWED: Gate = { allowed: true };
const no = (result: Exclude<OperationResult, 'SUCCESS'>): Gate => ({ allowed: false, result });

/** Verticals of games, by the permission that opens each (A§3). */
export const VERTICALS = ['casino', 'liveCasino', 'sports', 'virtualSports'] as const;
export type Vertical = (typeof VERTICALS)[number];

/**
 * The status as it holds now: a time-out or a self-exclusion for a term is over by the clock, without a visit.
 * A self-exclusion without an end stays.
 */
export function effectiveStatus(player: Pick<PlayerStanding, 'status' | 'statusUntil'>, now: Date): AccountStatus {
  const over = player.statusUntil !== null && player.statusUntil.getTime() <= now.getTime();
  return over && (player.status === 'TIMEOUT' || player.status === 'SELF_EXCLUDED') ? 'REGISTERED' : player.status;
}

type AcrossBrands = Pick<PlayerStanding, 'multibrandSuspended' | 'multibrandExcluded' | 'multibrandSuspendedUntil'>;

/** The break that the person took at another brand and that holds here too (ruling 19a), or null. `until` null: it has no end. */
function breakElsewhere(
  player: Omit<AcrossBrands, 'multibrandSuspended'>,
  now: Date,
): { readonly until: Date | null } | null {
  if (player.multibrandExcluded) return { until: null };
  const until = player.multibrandSuspendedUntil;
  return until !== null && until > now ? { until } : null;
}

/** Whether the account is suspended across the licensee's brands now (ruling 19a), whatever the reason: until it is lifted, or by a break at another brand until that one ends. */
export function isSuspended(player: AcrossBrands, now: Date): boolean {
  return player.multibrandSuspended || breakElsewhere(player, now) !== null;
}

/** What `statusNow` looks at. */
export type HeldBy = Pick<PlayerStanding, 'status' | 'statusUntil' | 'multibrandExcluded' | 'multibrandSuspendedUntil'>;

/**
 * The status as it holds for the player now, with what they have taken at other brands of the licensee: excluded there, an account
 * that is in use here is excluded too (ruling 19a), with the restricted session of ruling 19. Of two breaks the one that lasts longer counts.
 * @returns `until`: the end of a time-out or an exclusion; null for one without an end, and for every other status
 */
export function statusNow(player: HeldBy, now: Date): { readonly status: AccountStatus; readonly until: Date | null } {
  const own = effectiveStatus(player, now);
  const onBreak = own === 'TIMEOUT' || own === 'SELF_EXCLUDED';
  const until = onBreak ? player.statusUntil : null;
  const elsewhere = breakElsewhere(player, now);
  // A status that closes more than a break does, or that nobody knows, stays what it is.
  const inUse =
    onBreak || own === 'REGISTERED' || own === 'PAYOUT' || own === 'RESTRICTED' || own === 'ACCOUNT_UNVERIFIED';
  if (!elsewhere || !inUse) return { status: own, until };
  const longer = !onBreak || (until !== null && (elsewhere.until === null || elsewhere.until > until));
  return longer ? { status: 'SELF_EXCLUDED', until: elsewhere.until } : { status: own, until };
}

/** A KYC level that holds money back until somebody looks at the player; unknown levels fail closed (ruling 23). */
function kycStop(level: KycLevel): Gate | null {
  switch (level) {
    case 'NOT_VERIFIED':
    case 'DATA_VERIFIED':
    case 'PENDING':
    case 'FULLY VERIFIED':
    case 'ENHANCED KYC':
    case 'ENHANCED':
    case 'NOT_REQUIRED':
      return null;
    case 'EDD_PENDING':
      return no('DOCUMENTS_REQUIRED');
    case 'EDD_UNDER_REVIEW':
      return no('DOCUMENTS_UNDER_REVIEW');
    case 'PENDING_EXPIRED':
      return no('DOCUMENTS_REQUIRED_RESTRICTED');
    default:
      return no('RESTRICTED');
  }
}

/** A§4: only if deposit is allowed, payout is not blocked and multibrand is not suspended; excluded players never (ruling 19). */
export function canDeposit(player: PlayerStanding, now: Date): Gate {
  if (effectiveStatus(player, now) !== 'REGISTERED') return no('RESTRICTED');
  if (isSuspended(player, now) || player.permissions.payout) return no('RESTRICTED');
  if (!player.permissions.deposit) return no('FORBIDDEN');
  return kycStop(player.kycStatus) ?? ALLOWED;
}

const VERIFIED: ReadonlySet<KycLevel> = new Set([
  'DATA_VERIFIED',
  'FULLY VERIFIED',
  'ENHANCED KYC',
  'ENHANCED',
  'NOT_REQUIRED',
]);

/** A§6, ruling 19: the vertical's own permission; nobody under payout, suspension, exclusion or time-out; the market may ask for verification first. */
export function canPlay(
  player: PlayerStanding,
  vertical: Vertical,
  rules: Pick<RulePack, 'playBeforeVerification'>,
  now: Date,
): Gate {
  if (effectiveStatus(player, now) !== 'REGISTERED') return no('RESTRICTED');
  if (isSuspended(player, now) || player.permissions.payout) return no('RESTRICTED');
  if (!player.permissions[vertical]) return no('FORBIDDEN');
  if (!rules.playBeforeVerification.value && !VERIFIED.has(player.kycStatus)) return no('DOCUMENTS_REQUIRED');
  return kycStop(player.kycStatus) ?? ALLOWED;
}

/**
 * Who may take money out. A time-out or an exclusion never keeps anybody from it, taken here or at another brand (ruling 19: "they
 * can always withdraw"; ruling 19a); what would keep any other player from it keeps them too, because it is about the money and not
 * about their break:
 * - A§6: a suspended multibrand account is paid nothing, if an operator suspended it or another brand closed one; a break lifts no such hold;
 * - the flag `withdrawal` (A§3) is a hold that somebody put on the account;
 * - A§6: "deposit and withdrawal are gated by document state", so what due diligence asks for (EDD_PENDING), looks at
 *   (EDD_UNDER_REVIEW) or has waited for in vain (PENDING_EXPIRED) comes first, and a SUSPENDED verification pays nobody;
 * - a level that nobody knows fails closed (ruling 23). RESTRICTED closes deposit and play only: no document closes more.
 * Closed and blacklisted accounts are paid by support.
 */
export function canWithdraw(player: PlayerStanding, now: Date): Gate {
  switch (effectiveStatus(player, now)) {
    case 'TIMEOUT':
    case 'SELF_EXCLUDED':
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
      break;
    default:
      return no('FORBIDDEN');
  }
  if (player.multibrandSuspended) return no('RESTRICTED');
  if (!player.permissions.withdrawal) return no('FORBIDDEN');
  return player.kycStatus === 'RESTRICTED' ? ALLOWED : (kycStop(player.kycStatus) ?? ALLOWED);
}
