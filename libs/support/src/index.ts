export { supportModule } from './module.tsx';
export { SUPPORT_PATHS } from './paths.ts';
