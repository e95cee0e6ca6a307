import type { BannerDocument } from '@baize/contracts/content';

/** What the audience rules look at (B§5). */
export interface Audience {
  readonly signedIn: boolean;
  readonly playerId: string | null;
  /** Null while it is not known: group-targeted content waits. */
  readonly deposits: number | null;
  readonly now: Date;
}
type Rules = Pick<BannerDocument, 'authorized' | 'targetAudience' | 'startDate' | 'endDate'>;

/** Whether somebody sees an item: sign-in, target audience (no limit, deposit group 0 / 1 / more, listed players) and dates (B§3, B§5). */
export function isVisibleTo({ authorized, targetAudience, startDate, endDate }: Rules, { signedIn, playerId, deposits, now }: Audience): boolean {
  if (authorized === 'authorized' && !signedIn) return false;
  if (authorized === 'notAuthorized' && signedIn) return false;
  if (startDate !== null && now < new Date(startDate)) return false;
  if (endDate !== null && now > new Date(endDate)) return false;
  switch (targetAudience.option) {
    case 'noLimit': return true;
    case 'group': return deposits !== null && targetAudience.targetGroups.includes(Math.min(deposits, 2));
    case 'playersCsv': return playerId !== null && targetAudience.targetPlayerIds.includes(playerId);
    // Ruling 23: an unknown mode fails closed.
    default: return false;
  }
}
