import { byPermission } from '@baize/shell/module';

/** B§2: the sportsbook needs the player's sports permission. */
export const sportsbook = byPermission((profile) => profile.permissions.sports !== false);
/** A§3: virtual sports need their own permission. */
export const virtualSports = byPermission((profile) => profile.permissions.virtualSports !== false);
