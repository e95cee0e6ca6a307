export { bonusModule } from './module.tsx';
export { BONUS_PATHS } from './paths.ts';
