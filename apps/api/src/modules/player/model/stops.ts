import type { AccountStatus } from '@baize/contracts/player';
import { effectiveStatus, type PlayerStanding, type Suspension } from './gates.ts';

/**
 * A stop as it applies to another account: BREAK keeps no money back (ruling 19), CLOSURE suspends until an operator lifts
 * it (A§6).
 */
export interface Stop {
  readonly kind: 'BREAK' | 'CLOSURE';
  /** End of a break; null: no end date. */
  readonly until: Date | null;
}

/**
 * Statuses that apply at all brands of the licensee; the other brands see them as `multibrand.suspended` (ruling 19a).
 * A time-out is one of them, because who is on one may not join another brand either (ruling 24).
 */
export const LICENCE_WIDE: ReadonlySet<string> = new Set<AccountStatus>([
  'TIMEOUT',
  'SELF_EXCLUDED',
  'CLOSED',
  'BLACKLISTED',
]);

type OwnStatus = Pick<PlayerStanding, 'status' | 'statusUntil'> & { readonly statusInitiator?: string | null };

/** Tells whether the player closed the account themselves: a break that was planned before still starts on its day. */
export const isClosedByPlayer = ({ status, statusInitiator }: Omit<OwnStatus, 'statusUntil'>): boolean =>
  status === 'CLOSED' && statusInitiator === 'PLAYER';

/** Tells whether an account's own status now stops the person at every brand. */
export const isStopped = (player: OwnStatus, now: Date): boolean => LICENCE_WIDE.has(effectiveStatus(player, now));

/**
 * Returns the stop that a status is for the person's other accounts: a break keeps no money back, a closure does.
 * @returns `status`: the break that the other accounts take as well; null: they are only suspended
 */
export function stopOf(
  status: AccountStatus,
  until: Date | null,
): Stop & { readonly status: 'TIMEOUT' | 'SELF_EXCLUDED' | null } {
  // A time-out is taken there too, so that its message says what it is.
  if (status === 'TIMEOUT') return { kind: 'BREAK', until, status };
  return status === 'SELF_EXCLUDED'
    ? { kind: 'BREAK', until, status: null }
    : { kind: 'CLOSURE', until: null, status: null };
}

/**
 * Returns how a person's other accounts keep them out (rulings 19a, 22 and 24): what an account takes over that turns out
 * to be theirs.
 */
export function suspensionBy(others: readonly (Suspension & OwnStatus)[], now: Date): Suspension {
  const stopped = others.filter((other) => isStopped(other, now));
  const ends = [
    ...stopped.map(({ statusUntil }) => statusUntil),
    ...others.map(({ multibrandSuspendedUntil }) => multibrandSuspendedUntil),
  ].flatMap((end) => (end !== null && end > now ? [end.getTime()] : []));
  return {
    multibrandSuspended:
      others.some((other) => other.multibrandSuspended) ||
      stopped.some(({ status }) => stopOf(status, null).kind === 'CLOSURE'),
    multibrandExcluded:
      others.some((other) => other.multibrandExcluded) ||
      stopped.some(({ status, statusUntil }) => status === 'SELF_EXCLUDED' && statusUntil === null),
    multibrandSuspendedUntil: ends.length === 0 ? null : new Date(Math.max(...ends)),
  };
}

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** Returns an account's suspension with another one added. Never lifts or shortens what applies already. */
export const addSuspension = (own: Suspension, added: Suspension): Suspension => ({
  multibrandSuspended: own.multibrandSuspended || added.multibrandSuspended,
  multibrandExcluded: own.multibrandExcluded || added.multibrandExcluded,
  multibrandSuspendedUntil: laterOf(added.multibrandSuspendedUntil, own.multibrandSuspendedUntil),
});
