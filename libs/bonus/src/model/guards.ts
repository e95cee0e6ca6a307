import { byProfile } from '@baize/shell/module';

/**
 * B§2: the code page needs the permission to claim bonuses manually, which an operator can take away. A visitor passes,
 * because `login` stops them first.
 */
export const manualClaim = byProfile((profile) => profile.permissions.bonuses === true);
