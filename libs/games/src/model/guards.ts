import { byProfile } from '@baize/shell/module';

/** B§2: pages of the casino need the player's casino permission. */
export const casino = byProfile((profile) => profile.permissions.casino !== false);
/** B§2: pages of the live casino need the player's live casino permission. */
export const liveCasino = byProfile((profile) => profile.permissions.liveCasino !== false);
