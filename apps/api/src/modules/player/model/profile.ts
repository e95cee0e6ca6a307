import type { PlayerProfile } from '@baize/contracts/player';
import type { CurrencyCode } from '@baize/kernel';
import type { PlayerRecord } from '../repository/players.ts';
import { DEFAULT_PERMISSIONS } from './default-permissions.ts';
import { isSuspended, statusNow } from './gates.ts';
import { zoneAt } from './period.ts';

/** When the player's own break ended; null without one, while it lasts, and for one that an operator set. */
const ownBreakEnd = (player: PlayerRecord, now: Date): Date | null =>
  player.statusInitiator === 'PLAYER' &&
  statusNow(player, now).status === 'REGISTERED' &&
  player.status !== 'REGISTERED'
    ? player.statusUntil
    : null;

/**
 * Returns the profile as the documents name it (A§3), with the current status: an exclusion at another brand counts here
 * too (ruling 19a).
 */
export function profileOf(player: PlayerRecord, now: Date): PlayerProfile {
  const { status, until } = statusNow(player, now);
  return {
    playerId: player.id,
    firstName: player.firstName,
    lastName: player.lastName,
    email: player.email,
    mobilePhone: { prefix: player.phonePrefix, body: player.phoneBody },
    kycStatus: player.kycStatus,
    accountStatus: status,
    accountStatusUntil: until?.toISOString() ?? null,
    breakEndedAt: ownBreakEnd(player, now)?.toISOString() ?? null,
    requestDocumentTypeStatus: player.requestDocumentTypeStatus,
    currencyCode: player.currency as CurrencyCode,
    countryCode: player.countryCode,
    languageCode: player.languageCode,
    timeZone: zoneAt(player, now),
    personid: player.personId,
    firstLogin: player.loginCount <= 1,
    firstDepositDate: player.firstDepositAt?.toISOString() ?? null,
    registrationDate: (player.registeredAt ?? player.createdAt).toISOString(),
    termsAndConditionsAcceptedVersion: player.termsVersion,
    loyaltyLevel: player.loyaltyLevel,
    limitLevel: player.limitLevel,
    eddQuestionnaire: player.eddQuestionnaire,
    permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions },
    multibrand: { suspended: isSuspended(player, now) },
  };
}
