export { accountModule } from './module.ts';
export { ACCOUNT_PATHS } from './paths.ts';
export { useWaitingInAccount } from './api/waiting.ts';
