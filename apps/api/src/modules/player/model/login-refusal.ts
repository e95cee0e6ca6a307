import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/login';
import { effectiveStatus, statusNow, type HeldBy } from './gates.ts';
import { zoneAt, type TimeZones } from './period.ts';

const DAY_MS = 86_400_000;

/**
 * What a session may do: everything; withdraw, see transactions, set limits and reach support (ruling 19); or nothing.
 * It follows from the current status, including an exclusion at another brand, so the same session opens by the clock
 * when a term ends.
 */
export type SessionReach = 'FULL' | 'RESTRICTED' | 'NONE';

/** What decides how far a player's session reaches; SQL reads it with `player_session_state`. */
export type LoginState = HeldBy & {
  readonly id: string;
  readonly statusInitiator: string | null;
  readonly statusIsCooling: boolean;
} & (Partial<Record<keyof TimeZones, undefined>> | TimeZones);

/** Unknown statuses get nothing (ruling 23). */
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
 * Returns why a player with the correct password may not log in, or only to a restricted session (A§4 login outcomes,
 * A§8, ruling 19); or null. Unknown statuses are refused too (ruling 23).
 */
export function loginRefusalOf(player: LoginState, now: Date): LoginRefusal | null {
  const { status, until } = statusNow(player, now);
  const term =
    until === null
      ? {}
      : {
          days: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / DAY_MS)),
          timeLeft: Math.ceil((until.getTime() - now.getTime()) / 1000),
          until: until.toISOString(),
          // Known wherever the refusal is shown to the player.
          ...(player.timeZone === undefined ? {} : { timeZone: zoneAt(player, now) }),
        };
  // The initiator of this account's status is not the initiator of a break at another brand.
  const initiator =
    player.statusInitiator === null || status !== effectiveStatus(player, now)
      ? {}
      : { initiator: player.statusInitiator };
  const register = player.registerExclusion === null ? {} : { register: player.registerExclusion };
  switch (status) {
    case 'REGISTERED':
    case 'PAYOUT':
    case 'RESTRICTED':
    case 'ACCOUNT_UNVERIFIED':
      return null;
    case 'TIMEOUT':
      return {
        code: DOCUMENT_ERROR.timeoutInProgress,
        playerId: player.id,
        isCooling: player.statusIsCooling,
        ...term,
        ...initiator,
      };
    case 'SELF_EXCLUDED':
      return until === null
        ? { code: DOCUMENT_ERROR.exclusionIndefinite, playerId: player.id, ...initiator, ...register }
        : { code: DOCUMENT_ERROR.exclusionInProgress, playerId: player.id, ...term, ...initiator };
    case 'CLOSED':
      return { code: DOCUMENT_ERROR.accountClosed, ...initiator };
    default:
      return { code: DOCUMENT_ERROR.accountDeactivated };
  }
}
