export { limitsModule } from './module.tsx';
export { LIMITS_PATHS } from './paths.ts';
