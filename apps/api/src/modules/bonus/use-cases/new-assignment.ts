import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@baize/kernel';
import type { Assignment, Campaign } from '../repository.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns an assignment as it begins, before its money is given. It is not stored.
 * @param wallet the locked wallet of the player
 */
export const newAssignment = (
  playerId: string,
  { campaignId, version, terms }: Pick<Campaign, 'campaignId' | 'version' | 'terms'>,
  wallet: { readonly currency: CurrencyCode; readonly version: number },
  now: Date,
): Assignment => ({
  playerId,
  assignmentId: randomUUID(),
  campaignId,
  version,
  vertical: terms.vertical,
  state: terms.category === 'OPT_IN' ? 'OPTED_IN' : 'CLAIMED',
  currency: wallet.currency,
  claimedAt: now,
  claimedSeq: wallet.version,
  expiresAt: new Date(now.getTime() + terms.validHours * HOUR_MS),
  grantedSeq: null,
  grantedAmount: null,
  requirement: 0,
  wagered: 0,
  converted: 0,
  stepsDone: 0,
  owed: 0,
  forfeited: 0,
  closedSeq: null,
  depositReference: null,
  terms,
});
