import { byPermission } from '@baize/shell/module';

/** B§2: pages of the casino need the player's casino permission. */
export const casino = byPermission((profile) => profile.permissions.casino !== false);
/** B§2: pages of the live casino need the player's live casino permission. */
export const liveCasino = byPermission((profile) => profile.permissions.liveCasino !== false);
