import { House, LogIn, UserPlus, UserRound } from 'lucide-react';
import { atom } from 'jotai';
import { AUTH_PATHS } from '@baize/auth/module';
import {
  CASINO_PLAY_PROVIDERS,
  casino,
  GAME_PATHS,
  LIVE_PLAY_PROVIDERS,
  LIVE_TABLE_PROVIDER,
  liveCasino,
} from '@baize/games/module';
import { sessionAtom } from '@baize/session/state';
import type { DomainModule, DomainRoute, Guard } from '@baize/shell';
import { ACCEPT_TERMS_PATH, ACCOUNT_HUB, HOME_SECTIONS } from '@baize/shell/module';
import { languageOfferAtom } from './overlays/language-offer.ts';
import { liveUpdatesAtom } from './overlays/live-updates.ts';
import { updateAtom } from './overlays/update.ts';
import { SITE_PATHS } from './paths.ts';

/** Heroes that touch the header if the home page starts with them. */
const EDGE_TO_EDGE: ReadonlySet<string> = new Set(['full', 'editorial']);

const playSkeleton: DomainRoute['skeleton'] = () =>
  import('./pages/Play/PlaySkeleton.tsx').then((part) => ({ Component: part.PlaySkeleton }));

/** The site's own pages: those that combine several domains, and those that belong to none. */
export const siteModule: DomainModule = {
  id: 'site',
  namespace: 'default',
  routes: [
    {
      path: '',
      titleKey: 'site.home.documentTitle',
      touchesHeader: ({ hero, home }) => EDGE_TO_EDGE.has(hero) && home[0] === 'hero',
      public: { descriptionKey: 'site.home.description' },
      slots: [HOME_SECTIONS],
      lazy: () => import('./pages/Home/Home.tsx').then((screen) => ({ Component: screen.Home })),
    },
    {
      path: 'welcome-to-{brand}',
      titleKey: 'site.home.documentTitle',
      lazy: () => import('./pages/Welcome/Welcome.tsx').then((screen) => ({ Component: screen.Welcome })),
    },
    {
      path: 'play/:gameSlug',
      // Casino and live games share the address; the page checks the game's own permission once the game is known.
      guards: ['notRiskPayout', 'notSuspended'],
      titleKey: 'site.play.documentTitle',
      frame: 'immersive',
      // A visitor can play the demo where the law allows it without a verified age.
      public: {
        descriptionKey: 'site.play.description',
        hiddenBy: 'demoNeedsVerifiedAge',
        needs: 'casino',
        drawnBy: 'browser',
      },
      entries: 'games',
      lazy: () => import('./pages/Play/Play.tsx').then((screen) => ({ Component: screen.Play })),
      skeleton: playSkeleton,
    },
    {
      path: SITE_PATHS.cookieSettings,
      onBreak: 'open',
      titleKey: 'site.cookies.settings',
      lazy: () =>
        import('./pages/CookieSettings/CookieSettings.tsx').then((screen) => ({ Component: screen.CookieSettings })),
    },
    {
      path: SITE_PATHS.account,
      guards: ['login'],
      slots: [ACCOUNT_HUB],
      titleKey: 'site.header.account',
      lazy: () => import('./pages/AccountHub/AccountHub.tsx').then((screen) => ({ Component: screen.AccountHub })),
    },
    {
      path: ACCEPT_TERMS_PATH,
      guards: ['login'],
      onBreak: 'open',
      titleKey: 'site.terms.title',
      lazy: () => import('./pages/AcceptTerms/AcceptTerms.tsx').then((screen) => ({ Component: screen.AcceptTerms })),
    },
    {
      path: SITE_PATHS.closedAccount,
      onBreak: 'open',
      titleKey: 'site.closed.title',
      lazy: () =>
        import('./closed/ClosedAccount/ClosedAccount.tsx').then((screen) => ({ Component: screen.ClosedAccount })),
    },
    {
      onBreak: 'open',
      path: '401',
      titleKey: 'site.problem.unauthorised.title',
      lazy: () => import('./problem/pages.tsx').then((screen) => ({ Component: screen.Unauthorised })),
    },
    {
      onBreak: 'open',
      path: '403',
      titleKey: 'site.problem.forbidden.title',
      lazy: () => import('./problem/pages.tsx').then((screen) => ({ Component: screen.Forbidden })),
    },
    {
      onBreak: 'open',
      path: '500',
      titleKey: 'site.problem.server.title',
      lazy: () => import('./problem/pages.tsx').then((screen) => ({ Component: screen.ServerError })),
    },
    {
      onBreak: 'open',
      path: 'oops',
      titleKey: 'site.problem.reload.title',
      lazy: () => import('./problem/pages.tsx').then((screen) => ({ Component: screen.UnknownError })),
    },
    {
      onBreak: 'open',
      path: 'restricted',
      titleKey: 'site.problem.restricted.title',
      lazy: () => import('./closed/pages.tsx').then((screen) => ({ Component: screen.Restricted })),
    },
    {
      onBreak: 'open',
      path: 'region-blocked',
      titleKey: 'site.problem.regionBlocked.title',
      lazy: () => import('./closed/pages.tsx').then((screen) => ({ Component: screen.RegionBlocked })),
    },
  ],
  // A§2: links in old messages that reset the activity timer lead to the responsible-gambling page.
  redirects: [
    { path: 'activity-reset', to: 'responsible-gambling' },
    { path: 'home', to: '' },
    // A§2: the hash opens the login popup.
    ...['login', 'log-in', 'sign-in', 'signin'].map((path) => ({ path, to: '#login' })),
  ],
  bottomBar: [
    { id: 'home', place: 1, order: 90, labelKey: 'site.bottom.home', icon: House, path: '' },
    {
      id: 'join',
      place: 3,
      order: 10,
      labelKey: 'site.header.join',
      icon: UserPlus,
      isPrimary: true,
      guards: ['anonymous'],
      path: AUTH_PATHS.signUp,
    },
    {
      id: 'login',
      place: 5,
      order: 10,
      labelKey: 'site.header.logIn',
      icon: LogIn,
      guards: ['anonymous'],
      overlay: 'auth.login',
    },
    {
      id: 'account',
      place: 5,
      order: 20,
      labelKey: 'site.bottom.account',
      icon: UserRound,
      guards: ['login'],
      path: SITE_PATHS.account,
    },
  ],
  overlays: [
    {
      id: 'site.player',
      when: atom((get) => get(sessionAtom) !== null),
      lazy: () => import('./overlays/PlayerOverlays.tsx').then((overlay) => ({ Component: overlay.PlayerOverlays })),
    },
    {
      id: 'site.update',
      when: atom((get) => get(updateAtom) !== null),
      lazy: () => import('./overlays/UpdateNotice.tsx').then((overlay) => ({ Component: overlay.UpdateNotice })),
    },
    {
      id: 'site.language',
      when: atom((get) => get(languageOfferAtom) !== null),
      lazy: () => import('./overlays/LanguageOffer.tsx').then((overlay) => ({ Component: overlay.LanguageOffer })),
    },
    {
      id: 'site.liveUpdates',
      when: atom((get) => get(liveUpdatesAtom) !== null),
      lazy: () =>
        import('./overlays/LiveUpdatesNotice.tsx').then((overlay) => ({ Component: overlay.LiveUpdatesNotice })),
    },
  ],
};

/** A play address by provider and id (B§2). Its pages combine games and wallet, so they belong to the site. */
const play = (lobby: 'casino' | 'live', provider: string, guards: readonly Guard[]): DomainRoute => ({
  path: `${lobby === 'live' ? GAME_PATHS.liveCasino : GAME_PATHS.casino}/play/${provider}/:id?`,
  guards,
  titleKey: 'site.play.documentTitle',
  public: { descriptionKey: 'site.play.description', listed: false },
  frame: 'immersive',
  lazy: () =>
    import('./pages/Play/PlayByProvider.tsx').then((screen) => ({
      Component: screen.playByProvider(lobby, provider),
    })),
  skeleton: playSkeleton,
});

/** B§2: the casino's play addresses. One without a known game leads to the path before `play/`. */
export const casinoPlayModule: DomainModule = {
  id: 'casino-play',
  namespace: 'default',
  capability: 'casino',
  routes: CASINO_PLAY_PROVIDERS.map((provider) => play('casino', provider, ['notRiskPayout', 'notSuspended', casino])),
  redirects: [{ path: `${GAME_PATHS.casino}/play/*`, to: GAME_PATHS.casino }],
};

/** B§2: the live casino's play addresses. Their pages ask for the login, after they know that it opens the table. */
export const livePlayModule: DomainModule = {
  id: 'live-play',
  namespace: 'default',
  capability: 'liveCasino',
  allowedBy: 'liveCasinoAllowed',
  routes: [...LIVE_PLAY_PROVIDERS, LIVE_TABLE_PROVIDER].map((provider) => ({
    ...play('live', provider, ['notRiskPayout', 'notSuspended', liveCasino]),
    ...(provider === LIVE_TABLE_PROVIDER ? { flag: 'liveTableRoute' as const } : {}),
    pageId: 'live-casino-table' as const,
  })),
  redirects: [{ path: `${GAME_PATHS.liveCasino}/play/*`, to: GAME_PATHS.liveCasino }],
};
