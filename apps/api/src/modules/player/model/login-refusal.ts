import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/player';
import { effectiveStatus, statusNow, type HeldBy } from './gates.ts';

const DAY_MS = 86_400_000;

/**
 * What a session may do: everything; withdraw, see transactions, set limits and reach support (ruling 19); or nothing.
 * It follows the status as it holds now, an exclusion at another brand included, so the end of a term opens the same session by the clock.
 */
export type SessionReach = 'FULL' | 'RESTRICTED' | 'NONE';

/** Statuses that this does not know get nothing (ruling 23). */
export function sessionReachOf(player: HeldBy, now: Date): SessionReach {
  switch (statusNow(player, now).status) {
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
    case 'ACCOUNT_UNVERIFIED':
      return 'FULL';
    case 'TIMEOUT':
    case 'SELF_EXCLUDED':
      return 'RESTRICTED';
    default:
      return 'NONE';
  }
}

/**
 * Why a player with the right password may not come in, or only to a restricted session (A§4 log-in outcomes, A§8, ruling 19); or null.
 * Statuses that this does not know refuse too (ruling 23).
 */
export function loginRefusalOf(
  player: HeldBy & { readonly id: string; readonly statusInitiator: string | null },
  now: Date,
): LoginRefusal | null {
  const { status, until } = statusNow(player, now);
  const term =
    until === null
      ? {}
      : { days: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / DAY_MS)), until: until.toISOString() };
  // Whoever asked for what holds this account did not ask for what holds at another brand.
  const initiator =
    player.statusInitiator === null || status !== effectiveStatus(player, now)
      ? {}
      : { initiator: player.statusInitiator };
  switch (status) {
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
    case 'ACCOUNT_UNVERIFIED':
      return null;
    case 'TIMEOUT':
      return { code: DOCUMENT_ERROR.timeoutInProgress, playerId: player.id, isCooling: true, ...term, ...initiator };
    case 'SELF_EXCLUDED':
      return until === null
        ? { code: DOCUMENT_ERROR.exclusionIndefinite, playerId: player.id, ...initiator }
        : { code: DOCUMENT_ERROR.exclusionInProgress, playerId: player.id, ...term, ...initiator };
    case 'CLOSED':
      return { code: DOCUMENT_ERROR.accountClosed, ...initiator };
    default:
      return { code: DOCUMENT_ERROR.accountDeactivated };
  }
}
