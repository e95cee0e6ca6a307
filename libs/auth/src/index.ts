export { authModule } from './module.tsx';
export { acceptTerms } from './api/accept-terms.ts';
export { AUTH_PATHS } from './paths.ts';
export { startAuth, authController, provideAuthController, type AuthController } from './state/session.ts';
