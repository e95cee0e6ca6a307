export { accountModule } from './module.ts';
export { ACCOUNT_PATHS } from './paths.ts';
