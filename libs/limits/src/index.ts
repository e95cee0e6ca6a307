export { usePanicButton, useSessionLaw } from './api/session-law.ts';
export { limitsModule } from './module.ts';
export { LIMITS_PATHS } from './paths.ts';
