import { breakOf, type useProfile } from '@baize/shell';

/** Whether a deposit is offered to this player: not on a break (ruling 19), and not where the account only pays out. The cashier itself says why. */
export const mayDeposit = (profile: ReturnType<typeof useProfile>['data']): boolean => breakOf(profile) === null && profile?.permissions.deposit !== false && profile?.permissions.payout !== true && profile?.multibrand.suspended !== true;
