/*
 * The player's calls about bonuses (B§7), by what they are about. To add one: define it in one of these files and register
 * it in `apps/api/src/modules/bonus/routes.ts`.
 */
export * from './bonus/bet-and-get.ts';
export * from './bonus/campaigns.ts';
export * from './bonus/cashback.ts';
export { type BonusStop } from './bonus/claim.ts';
export * from './bonus/codes.ts';
export * from './bonus/free-spins.ts';
export * from './bonus/queue.ts';
export * from './bonus/rewards.ts';
