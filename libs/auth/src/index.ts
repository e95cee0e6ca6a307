export { authModule } from './module.ts';
export { acceptTerms } from './api/accept-terms.ts';
export { AUTH_PATHS } from './paths.ts';
export { startAuth, authController, provideAuthController, type AuthController } from './state/session.ts';
