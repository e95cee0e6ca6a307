import type { DomainModule } from '@baize/shell';
import { GAME_PATHS } from './paths.ts';

/** Lobbies (B§2). The play page composes several domains and therefore belongs to the site. */
export const gamesModule: DomainModule = {
  id: 'games',
  namespace: 'default',
  capability: 'casino',
  routes: [
    { path: GAME_PATHS.casino, guards: ['notRiskPayout', 'notSuspended', 'casino'], titleKey: 'games.lobby.documentTitle', lazy: () => import('./screens/CasinoLobby/CasinoLobby.tsx').then((screen) => ({ Component: screen.CasinoLobby })) },
    { path: `${GAME_PATHS.casino}/:id`, guards: ['notRiskPayout', 'notSuspended', 'casino'], titleKey: 'games.lobby.documentTitle', lazy: () => import('./screens/CasinoLobby/CasinoLobby.tsx').then((screen) => ({ Component: screen.CasinoLobby })) },
  ],
  navigation: [{ id: 'casino', path: GAME_PATHS.casino, labelKey: 'shell.navigation.casino', icon: 'spade', placement: 'main', order: 10 }],
};
