import type { DomainModule } from '@baize/shell';
import { AUTH_PATHS } from './paths.ts';

/** Sign-up as pages; the login popup is an overlay that the site shows (`@baize/auth` LoginDialog). */
export const authModule: DomainModule = {
  id: 'auth',
  namespace: 'auth',
  routes: [
    { path: AUTH_PATHS.signUp, guards: ['anonymous'], titleKey: 'auth.signUp.documentTitle', frame: 'focused', lazy: () => import('./screens/SignUp/SignUp.tsx').then((screen) => ({ Component: screen.SignUp })) },
  ],
  navigation: [],
};
