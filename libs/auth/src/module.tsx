import type { DomainModule } from '@baize/shell';
import { AUTH_PATHS } from './paths.ts';

/** Sign-up as pages; the login popup is an overlay that the site shows (`@baize/auth` LoginDialog). */
export const authModule: DomainModule = {
  id: 'auth',
  namespace: 'auth',
  routes: [
    // No guard for visitors only: the last code logs the player in, and the welcome that follows is theirs to read. The screen sends others home.
    { path: AUTH_PATHS.signUp, titleKey: 'auth.signUp.documentTitle', frame: 'focused', lazy: () => import('./screens/SignUp/SignUp.tsx').then((screen) => ({ Component: screen.SignUp })) },
  ],
  navigation: [],
};
