export { authModule } from './module.tsx';
export { AUTH_PATHS } from './paths.ts';
export { startAuth, authController, provideAuthController, type AuthController } from './state/session.ts';
