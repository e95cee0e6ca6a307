import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/player';
import { effectiveStatus, type PlayerStanding } from './gates.ts';

const DAY_MS = 86_400_000;

/**
 * Why a player with the right password may still not come in (A§4 log-in outcomes, A§8), or null.
 * Statuses that this does not know refuse too (ruling 23).
 */
export function loginRefusalOf(
  player: Pick<PlayerStanding, 'status' | 'statusUntil'> & { readonly id: string; readonly statusInitiator: string | null }, now: Date,
): LoginRefusal | null {
  const until = player.statusUntil;
  const term = until === null ? {} : { days: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / DAY_MS)), until: until.toISOString() };
  const initiator = player.statusInitiator === null ? {} : { initiator: player.statusInitiator };
  switch (effectiveStatus(player, now)) {
    case 'REGISTERED': case 'PAYOUT': case 'RESTRICTED': case 'ACCOUNT_UNVERIFIED': return null;
    case 'TIMEOUT': return { code: DOCUMENT_ERROR.timeoutInProgress, playerId: player.id, isCooling: true, ...term, ...initiator };
    case 'SELF_EXCLUDED': return until === null
      ? { code: DOCUMENT_ERROR.exclusionIndefinite, playerId: player.id, ...initiator }
      : { code: DOCUMENT_ERROR.exclusionInProgress, playerId: player.id, ...term, ...initiator };
    case 'CLOSED': return { code: DOCUMENT_ERROR.accountClosed, ...initiator };
    default: return { code: DOCUMENT_ERROR.accountDeactivated };
  }
}
