import type { DomainModule } from '@baize/shell';
import { GAME_PATHS } from './paths.ts';

const lobby = {
  guards: ['notRiskPayout', 'notSuspended', 'casino'],
  titleKey: 'games.lobby.documentTitle',
  // The law that forbids jackpots forbids to advertise them too (ruling 22).
  descriptionKey: 'games.lobby.description',
  descriptionKeyWithout: { jackpotsAllowed: 'games.lobby.descriptionWithoutJackpots' },
  lazy: () => import('./screens/CasinoLobby/CasinoLobby.tsx').then((screen) => ({ Component: screen.CasinoLobby })),
} as const;

/** The casino's lobby (B§2). The play page composes several domains and therefore belongs to the site. */
export const gamesModule: DomainModule = {
  id: 'games',
  namespace: 'default',
  capability: 'casino',
  routes: [
    { path: GAME_PATHS.casino, ...lobby },
    { path: `${GAME_PATHS.casino}/:id`, ...lobby },
  ],
  navigation: [
    {
      id: 'casino',
      path: GAME_PATHS.casino,
      labelKey: 'shell.navigation.casino',
      icon: 'spade',
      placement: 'main',
      order: 10,
    },
  ],
};

const live = {
  guards: ['notRiskPayout', 'notSuspended', 'liveCasino'],
  titleKey: 'games.live.documentTitle',
  descriptionKey: 'games.live.description',
  lazy: () => import('./screens/CasinoLobby/CasinoLobby.tsx').then((screen) => ({ Component: screen.LiveCasinoLobby })),
} as const;

/** The live casino's lobby (B§2): for brands that have one, in markets that allow it. */
export const liveCasinoModule: DomainModule = {
  id: 'live-casino',
  namespace: 'default',
  capability: 'liveCasino',
  allowedBy: 'liveCasinoAllowed',
  routes: [
    { path: GAME_PATHS.liveCasino, ...live },
    { path: `${GAME_PATHS.liveCasino}/:id`, ...live },
  ],
  navigation: [
    {
      id: 'live-casino',
      path: GAME_PATHS.liveCasino,
      labelKey: 'shell.navigation.liveCasino',
      icon: 'live',
      placement: 'main',
      order: 20,
    },
  ],
};
