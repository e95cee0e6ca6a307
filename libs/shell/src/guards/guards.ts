import type { Authorisation } from '@baize/session';
import type { PlayerProfile } from '@baize/contracts/player';
import type { DomainRoute } from '../module/domain-module.ts';

/** The guards' input. `profile` is null for a visitor and until it has loaded. */
export interface Visitor {
  readonly authorisation: Authorisation;
  readonly profile: PlayerProfile | null;
  readonly profileStatus: 'none' | 'loading' | 'ready' | 'failed';
}

/** Guards that every domain may use. A domain's own guards are functions created with `byProfile` or `byPermission`. */
export type GuardName = 'notOnBreak' | 'login' | 'anonymous' | 'notRiskPayout' | 'notSuspended';

/** Decides from the visitor's state whether a route may be shown. */
export type DomainGuard = (visitor: Visitor) => AccessDecision;
export type Guard = GuardName | DomainGuard;

export type AccessDecision =
  | { readonly kind: 'allow' }
  /** Not known yet: show the page's skeleton. */
  | { readonly kind: 'wait' }
  /**
   * Access-error page with the path kept and the login popup over it, or what the brand's switch says instead (ruling
   * 4).
   */
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'redirect'; readonly to: 'root' | 'money' }
  /** The profile could not be loaded; offer to try again. */
  | { readonly kind: 'failed' };

const ALLOW: AccessDecision = { kind: 'allow' };
const WAIT: AccessDecision = { kind: 'wait' };
const TO_ROOT: AccessDecision = { kind: 'redirect', to: 'root' };

const signedIn = (visitor: Visitor) => visitor.authorisation.status === 'resolved' && visitor.authorisation.authorised;
const known = (visitor: Visitor) => visitor.authorisation.status === 'resolved';

/**
 * Creates a guard from a test of the profile: a visitor passes (A§6 permissions default to allowed), a player must pass
 * the test.
 * @param unknown what counts if the profile cannot be loaded
 */
export const byProfile =
  (test: (profile: PlayerProfile) => boolean, unknown: AccessDecision = { kind: 'failed' }): DomainGuard =>
  (visitor) => {
    if (!known(visitor)) return WAIT;
    if (!signedIn(visitor)) return ALLOW;
    if (visitor.profile) return test(visitor.profile) ? ALLOW : TO_ROOT;
    return visitor.profileStatus === 'failed' ? unknown : WAIT;
  };

/**
 * Creates a guard of one of the permissions that default to allowed without a profile (A§6, B§6): the API refuses what it
 * must, so a profile that cannot be loaded closes no lobby.
 */
export const byPermission = (test: (profile: PlayerProfile) => boolean): DomainGuard => byProfile(test, ALLOW);

/**
 * Returns a player's current time-out or exclusion (ruling 19), or null. Their session can reach withdrawals, history,
 * limits and support.
 */
export function breakOf(
  profile: Pick<PlayerProfile, 'accountStatus' | 'accountStatusUntil'> | null | undefined,
): { readonly kind: 'timeout' | 'exclusion'; readonly until: string | null } | null {
  if (profile?.accountStatus === 'TIMEOUT') return { kind: 'timeout', until: profile.accountStatusUntil };
  return profile?.accountStatus === 'SELF_EXCLUDED' ? { kind: 'exclusion', until: profile.accountStatusUntil } : null;
}

/**
 * Tells whether an account can only do some things: payouts only, restricted or suspended (A§6). The frame then says
 * which; the account domain owns the words.
 */
export const isConfined = (
  profile: Pick<PlayerProfile, 'accountStatus' | 'permissions' | 'multibrand'> | null | undefined,
): boolean =>
  profile != null &&
  (profile.accountStatus === 'PAYOUT' ||
    profile.accountStatus === 'RESTRICTED' ||
    profile.permissions.payout === true ||
    profile.multibrand.suspended);

/** The shared guards of A§2 and B§2, each a pure function of the visitor. */
export const GUARDS: Readonly<Record<GuardName, DomainGuard>> = {
  // Games and promotions stay hidden from a player until a break is ruled out. A visitor has no profile to wait for. A
  // profile that cannot be loaded closes nothing, because the API refuses what it must.
  notOnBreak(visitor) {
    if (!known(visitor)) return WAIT;
    if (!signedIn(visitor)) return ALLOW;
    if (visitor.profile) return breakOf(visitor.profile) ? { kind: 'redirect', to: 'money' } : ALLOW;
    return visitor.profileStatus === 'failed' ? ALLOW : WAIT;
  },
  login: (visitor) => (!known(visitor) ? WAIT : signedIn(visitor) ? ALLOW : { kind: 'unauthorised' }),
  anonymous: (visitor) => (!known(visitor) ? WAIT : signedIn(visitor) ? TO_ROOT : ALLOW),
  notRiskPayout: byProfile((profile) => profile.permissions.payout !== true),
  notSuspended: byProfile((profile) => !profile.multibrand.suspended),
};

/**
 * Returns a route's guards in order. A route that is not marked as open is closed during a time-out or an exclusion
 * (ruling 19).
 */
export const guardsOf = ({ guards = [], onBreak }: Pick<DomainRoute, 'guards' | 'onBreak'>): readonly Guard[] =>
  onBreak === 'open' ? guards : ['notOnBreak', ...guards];

/** Tells whether a link may be offered: unlike a page, it does not wait until the guards know their answer. */
export function isOffered(guards: readonly Guard[], visitor: Visitor): boolean {
  const { kind } = decideAccess(guards, visitor);
  return kind !== 'redirect' && kind !== 'unauthorised';
}

/** Runs guards in order; the first that does not allow decides. */
export function decideAccess(guards: readonly Guard[], visitor: Visitor): AccessDecision {
  for (const guard of guards) {
    const decision = (typeof guard === 'function' ? guard : GUARDS[guard])(visitor);
    if (decision.kind !== 'allow') return decision;
  }
  return ALLOW;
}
