import { byProfile } from '@baize/shell/module';

/** B§2: the code page needs the permission to claim bonuses by hand, which is off unless granted. A visitor passes; `login` stops them first. */
export const manualClaim = byProfile((profile) => profile.permissions.bonuses === true);
