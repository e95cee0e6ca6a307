import type { Authorisation } from '@baize/session';
import type { PlayerProfile } from '@baize/contracts/player';
import type { DomainRoute } from '../module/domain-module.ts';

/** What the guards look at. `profile` is null for a visitor and until it has loaded. */
export interface Visitor {
  readonly authorisation: Authorisation;
  readonly profile: PlayerProfile | null;
  readonly profileStatus: 'none' | 'loading' | 'ready' | 'failed';
}

/** Guards that every domain may use. A domain's own guards are functions, made with `byProfile`. */
export type GuardName = 'notOnBreak' | 'login' | 'anonymous' | 'notRiskPayout' | 'notSuspended';

/** Decides about a route from what is known of the visitor. */
export type DomainGuard = (visitor: Visitor) => AccessDecision;
export type Guard = GuardName | DomainGuard;

export type AccessDecision =
  | { readonly kind: 'allow' }
  /** Not known yet: show the page's skeleton. */
  | { readonly kind: 'wait' }
  /** Access-error page with the path kept and the login popup over it, or the brand's other reading (ruling 4). */
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'redirect'; readonly to: 'root' | 'money' }
  /** The profile could not be loaded; offer to try again. */
  | { readonly kind: 'failed' };

const ALLOW: AccessDecision = { kind: 'allow' };
const WAIT: AccessDecision = { kind: 'wait' };
const TO_ROOT: AccessDecision = { kind: 'redirect', to: 'root' };

const signedIn = (visitor: Visitor) => visitor.authorisation.status === 'resolved' && visitor.authorisation.authorised;
const known = (visitor: Visitor) => visitor.authorisation.status === 'resolved';

/** Makes a guard from a test of the profile: a visitor passes (A§6 permissions default to allowed), a player must pass the test. */
export const byProfile =
  (test: (profile: PlayerProfile) => boolean): DomainGuard =>
  (visitor) => {
    if (!known(visitor)) return WAIT;
    if (!signedIn(visitor)) return ALLOW;
    if (visitor.profile) return test(visitor.profile) ? ALLOW : TO_ROOT;
    return visitor.profileStatus === 'failed' ? { kind: 'failed' } : WAIT;
  };

/**
 * The time-out or the exclusion that holds a player (ruling 19), or null. Its session reaches withdrawals, history, limits and support.
 */
export function breakOf(
  profile: Pick<PlayerProfile, 'accountStatus' | 'accountStatusUntil'> | null | undefined,
): { readonly kind: 'timeout' | 'exclusion'; readonly until: string | null } | null {
  if (profile?.accountStatus === 'TIMEOUT') return { kind: 'timeout', until: profile.accountStatusUntil };
  return profile?.accountStatus === 'SELF_EXCLUDED' ? { kind: 'exclusion', until: profile.accountStatusUntil } : null;
}

/** The shared guards of A§2 and B§2, each a pure question about the visitor. */
export const GUARDS: Readonly<Record<GuardName, DomainGuard>> = {
  // Games and promotions show up for nobody of whom a break is not yet ruled out. A visitor has no profile to wait for; one that
  // cannot be had closes nothing, since the API refuses what it must.
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

/** The guards of a route in their order. One that does not say that it stays open is closed during a time-out or an exclusion (ruling 19). */
export const guardsOf = ({ guards = [], onBreak }: Pick<DomainRoute, 'guards' | 'onBreak'>): readonly Guard[] =>
  onBreak === 'open' ? guards : ['notOnBreak', ...guards];

/** Runs guards in order; the first that does not allow decides. */
export function decideAccess(guards: readonly Guard[], visitor: Visitor): AccessDecision {
  for (const guard of guards) {
    const decision = (typeof guard === 'function' ? guard : GUARDS[guard])(visitor);
    if (decision.kind !== 'allow') return decision;
  }
  return ALLOW;
}
