export { bonusModule } from './module.ts';
export { BONUS_PATHS } from './paths.ts';
export { manualClaim } from './model/guards.ts';
