import { atom } from 'jotai';
import { sessionAtom } from '@baize/session/state';
import type { DomainModule } from '@baize/shell';
import { overlayAtom, sessionEndAtom } from '@baize/shell/module';
import { AUTH_PATHS } from './paths.ts';

/** Sign-up and the forgotten password as pages and popups; the login is a popup. */
export const authModule: DomainModule = {
  id: 'auth',
  namespace: 'auth',
  routes: [
    // No guard for visitors only: the last code logs the player in, and the welcome that follows is theirs to read. The
    // screen sends others home.
    {
      path: AUTH_PATHS.signUp,
      titleKey: 'auth.signUp.documentTitle',
      public: { descriptionKey: 'auth.signUp.description', isForm: true },
      frame: 'scene',
      lazy: () => import('./screens/SignUp/SignUp.tsx').then((screen) => ({ Component: screen.SignUp })),
    },
    {
      // No guard either: the flow logs its player in and leads them on.
      path: AUTH_PATHS.payAndPlay,
      titleKey: 'auth.payAndPlay.documentTitle',
      frame: 'focused',
      lazy: () => import('./screens/PayAndPlay/PayAndPlay.tsx').then((screen) => ({ Component: screen.PayAndPlay })),
    },
    {
      path: AUTH_PATHS.signUpCallback,
      flag: 'signupCallback',
      titleKey: 'auth.callback.documentTitle',
      frame: 'focused',
      lazy: () =>
        import('./screens/PayAndPlay/SignUpCallback.tsx').then((screen) => ({ Component: screen.SignUpCallback })),
    },
    // For every visitor with a link, because the player may still be logged in on this device.
    {
      path: AUTH_PATHS.resetPassword,
      titleKey: 'auth.reset.documentTitle',
      frame: 'scene',
      lazy: () =>
        import('./screens/ResetPassword/ResetPassword.tsx').then((screen) => ({ Component: screen.ResetPassword })),
    },
  ],
  // Addresses that visitors type.
  redirects: [
    { path: 'register', to: AUTH_PATHS.signUp },
    { path: 'join', to: AUTH_PATHS.signUp },
    { path: 'sign-up', to: AUTH_PATHS.signUp },
    { path: 'forgot-password', to: AUTH_PATHS.resetPassword },
  ],
  inbox: () => import('./inbox.ts'),
  overlays: [
    {
      id: 'auth.login',
      // A player reads why a session ended before the next login: of two dialogs the upper one could not be used.
      when: atom(
        (get) => get(overlayAtom) === 'auth.login' && (get(sessionEndAtom) === null || get(sessionAtom) !== null),
      ),
      lazy: () => import('./overlays/LoginOverlay.tsx').then((overlay) => ({ Component: overlay.LoginOverlay })),
      preloaded: true,
      early: true,
    },
    {
      id: 'auth.signUp',
      when: atom((get) => get(overlayAtom) === 'auth.signUp'),
      lazy: () => import('./overlays/SignUpOverlay.tsx').then((overlay) => ({ Component: overlay.SignUpOverlay })),
    },
    {
      id: 'auth.break',
      when: atom((get) => {
        const end = get(sessionEndAtom);
        return end !== null && end.kind !== 'idle';
      }),
      lazy: () => import('./overlays/BreakNotice.tsx').then((overlay) => ({ Component: overlay.BreakNotice })),
    },
    {
      id: 'auth.resetPassword',
      when: atom((get) => get(overlayAtom) === 'auth.resetPassword'),
      lazy: () =>
        import('./overlays/ResetPasswordOverlay.tsx').then((overlay) => ({ Component: overlay.ResetPasswordOverlay })),
    },
  ],
};

// For the site's own links to the sign-up.
export { AUTH_PATHS };
