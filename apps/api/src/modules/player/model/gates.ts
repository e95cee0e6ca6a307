import type { RulePack } from '@baize/brand';
import type { AccountStatus, KycLevel, Permissions } from '@baize/contracts/player';
import type { OperationResult } from '@baize/contracts/cashier';

/** The facts that decide whether a player may move money. */
export interface PlayerStanding {
  readonly status: AccountStatus;
  readonly statusUntil: Date | null;
  readonly kycStatus: KycLevel;
  readonly permissions: Permissions;
  readonly multibrandSuspended: boolean;
  readonly multibrandExcluded: boolean;
  readonly multibrandSuspendedUntil: Date | null;
  /** The national self-exclusion register that has the person (ruling 13); null: none. */
  readonly registerExclusion: string | null;
}

/** What decides whether a player may play. */
export interface PlayStanding extends PlayerStanding {
  /** The account may belong to someone who has another one, and waits for an operator's decision (ruling 24). */
  readonly isHeld: boolean;
}

/** Returns everything that restricts an account: what an approval about its money or its status was decided about. */
export const restrictionsOf = (player: PlayerStanding): PlayerStanding => ({
  status: player.status,
  statusUntil: player.statusUntil,
  kycStatus: player.kycStatus,
  permissions: player.permissions,
  multibrandSuspended: player.multibrandSuspended,
  multibrandExcluded: player.multibrandExcluded,
  multibrandSuspendedUntil: player.multibrandSuspendedUntil,
  registerExclusion: player.registerExclusion,
});

export type Gate =
  { readonly allowed: true } | { readonly allowed: false; readonly result: Exclude<OperationResult, 'SUCCESS'> };
const ALLOWED: Gate = { allowed: true };
const no = (result: Exclude<OperationResult, 'SUCCESS'>): Gate => ({ allowed: false, result });

/** Game verticals with the permission that opens each (A§3). */
export const VERTICALS = ['casino', 'liveCasino', 'sports', 'virtualSports'] as const;
export type Vertical = (typeof VERTICALS)[number];

/**
 * Returns the current status: a time-out or a self-exclusion with an end is over by the clock, without a visit.
 * An indefinite self-exclusion stays.
 */
export function effectiveStatus(player: Pick<PlayerStanding, 'status' | 'statusUntil'>, now: Date): AccountStatus {
  const over = player.statusUntil !== null && player.statusUntil.getTime() <= now.getTime();
  return over && (player.status === 'TIMEOUT' || player.status === 'SELF_EXCLUDED') ? 'REGISTERED' : player.status;
}

/**
 * How an account is suspended: until an operator lifts it, by an exclusion without an end date, by a break until a moment,
 * or not at all (`false`, `false`, null).
 */
export type Suspension = Pick<
  PlayerStanding,
  'multibrandSuspended' | 'multibrandExcluded' | 'multibrandSuspendedUntil'
>;

/** A break that was not taken on this account. */
type TakenElsewhere = Omit<Suspension, 'multibrandSuspended'> & Pick<PlayerStanding, 'registerExclusion'>;

/**
 * Returns the break that the person took elsewhere and that applies here too, or null: at another brand (ruling 19a), or in
 * a national register (ruling 13), which tells no end. `until` null: indefinite.
 */
function breakElsewhere(player: TakenElsewhere, now: Date): { readonly until: Date | null } | null {
  if (player.multibrandExcluded || player.registerExclusion !== null) return { until: null };
  const until = player.multibrandSuspendedUntil;
  return until !== null && until > now ? { until } : null;
}

/**
 * Tells whether the account is now suspended across the licensee's brands (ruling 19a): until lifted, or until a break
 * that was taken elsewhere ends.
 */
export function isSuspended(player: Suspension & TakenElsewhere, now: Date): boolean {
  return player.multibrandSuspended || breakElsewhere(player, now) !== null;
}

/** The facts that `statusNow` uses. */
export type HeldBy = Pick<
  PlayerStanding,
  'status' | 'statusUntil' | 'multibrandExcluded' | 'multibrandSuspendedUntil' | 'registerExclusion'
>;

/**
 * Returns the player's current status, including breaks at the licensee's other brands: if excluded there, an active
 * account here is excluded too (ruling 19a), with the restricted session of ruling 19. Of two breaks, the longer one
 * counts.
 * @returns `until`: the end of a time-out or an exclusion; null for an indefinite one and for every other status
 */
export function statusNow(player: HeldBy, now: Date): { readonly status: AccountStatus; readonly until: Date | null } {
  const own = effectiveStatus(player, now);
  const onBreak = own === 'TIMEOUT' || own === 'SELF_EXCLUDED';
  const until = onBreak ? player.statusUntil : null;
  const elsewhere = breakElsewhere(player, now);
  // A status that closes more than a break does, or that is unknown, stays.
  const inUse =
    onBreak || own === 'REGISTERED' || own === 'PAYOUT' || own === 'RESTRICTED' || own === 'ACCOUNT_UNVERIFIED';
  if (!elsewhere || !inUse) return { status: own, until };
  const longer = !onBreak || (until !== null && (elsewhere.until === null || elsewhere.until > until));
  return longer ? { status: 'SELF_EXCLUDED', until: elsewhere.until } : { status: own, until };
}

/**
 * Tells whether a KYC level blocks withdrawals until an operator reviews the player; unknown levels fail closed (ruling
 * 23).
 */
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

/**
 * A§4: only if deposit is allowed, payout is not blocked and multibrand is not suspended; excluded players never
 * (ruling 19).
 */
export function canDeposit(player: PlayerStanding, now: Date): Gate {
  if (effectiveStatus(player, now) !== 'REGISTERED') return no('RESTRICTED');
  if (isSuspended(player, now) || player.permissions.payout) return no('RESTRICTED');
  if (!player.permissions.deposit) return no('FORBIDDEN');
  return kycStop(player.kycStatus) ?? ALLOWED;
}

/** Levels of verification at which a player's identity is known. */
export const VERIFIED_LEVELS: ReadonlySet<KycLevel> = new Set([
  'DATA_VERIFIED',
  'FULLY VERIFIED',
  'ENHANCED KYC',
  'ENHANCED',
  'NOT_REQUIRED',
]);

/** Tells whether a player's identity is verified, or need not be. Unknown levels are not (ruling 23). */
export const isIdentityVerified = (level: KycLevel): boolean => VERIFIED_LEVELS.has(level);

/**
 * A§6, ruling 19: the vertical's own permission; never with a payout risk, suspension, exclusion or time-out; the
 * market may require verification first. Nor while the account is held: free spins and bonuses would be play without a
 * deposit, by someone who may be excluded (ruling 24).
 */
export function canPlay(
  player: PlayStanding,
  vertical: Vertical,
  rules: Pick<RulePack, 'playBeforeVerification'>,
  now: Date,
): Gate {
  if (effectiveStatus(player, now) !== 'REGISTERED') return no('RESTRICTED');
  if (isSuspended(player, now) || player.permissions.payout) return no('RESTRICTED');
  if (player.isHeld) return no('RESTRICTED');
  if (!player.permissions[vertical]) return no('FORBIDDEN');
  // Before the market's rule: a player whose answers are being reviewed has nothing to send.
  const stop = kycStop(player.kycStatus);
  if (stop !== null) return stop;
  const isKnown = rules.playBeforeVerification.value || isIdentityVerified(player.kycStatus);
  return isKnown ? ALLOWED : no('DOCUMENTS_REQUIRED');
}

/**
 * Tells who may withdraw. A time-out or an exclusion never prevents it, whether taken here or at another brand (ruling
 * 19; ruling 19a). What would block any other player blocks them too, because it concerns the money and not their
 * break:
 * - A§6: a suspended multibrand account is not paid if an operator suspended it or another brand closed one; a break
 *   does not lift that;
 * - the flag `withdrawal` (A§3) is an operator's hold on the account;
 * - A§6: document state gates deposit and withdrawal, so what due diligence requests (EDD_PENDING), reviews
 *   (EDD_UNDER_REVIEW) or did not receive in time (PENDING_EXPIRED) comes first, and a SUSPENDED verification blocks
 * payouts;
 * - an unknown level fails closed (ruling 23). RESTRICTED only closes deposit and play: the documents close no more.
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
