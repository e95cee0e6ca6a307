export { accountModule } from './module.tsx';
export { ACCOUNT_PATHS } from './paths.ts';
