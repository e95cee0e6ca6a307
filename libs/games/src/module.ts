import { Clapperboard, Search, SlidersHorizontal, Spade } from 'lucide-react';
import { atom } from 'jotai';
import type { BottomBarItem, DomainModule, DomainRoute } from '@baize/shell';
import { fillSlot, GAMES_ROW } from '@baize/shell/module';
import { casino, liveCasino } from './model/guards.ts';
import { GAME_PATHS } from './paths.ts';
import { optionsOfAtom } from './state/options-of-atom.ts';

const lobby = {
  guards: ['notRiskPayout', 'notSuspended', casino],
  titleKey: 'games.lobby.documentTitle',
  // A law that forbids jackpots also forbids advertising them (ruling 22).
  public: {
    descriptionKey: 'games.lobby.description',
    descriptionKeyWithout: { jackpotsAllowed: 'games.lobby.descriptionWithoutJackpots' },
  },
  pageId: 'casino-lobby',
  lazy: () => import('./screens/CasinoLobby/CasinoLobby.tsx').then((screen) => ({ Component: screen.CasinoLobby })),
} as const satisfies Omit<DomainRoute, 'path'>;

/**
 * B§2: in a lobby, tab 0 opens the filter panel. Each lobby's module has its own item, which goes with the module where
 * the player's law closes that lobby.
 */
const filterIn = (lobby: string): BottomBarItem => ({
  id: `filter ${lobby}`,
  place: 1,
  order: 10,
  labelKey: 'games.frame.filter',
  icon: SlidersHorizontal,
  within: [lobby],
  overlay: 'games.filters',
  toggles: true,
});

/** In the header, and in the phone's bar. */
const games = {
  id: 'casino',
  path: GAME_PATHS.casino,
  labelKey: 'games.frame.casino',
  icon: Spade,
  order: 10,
} as const;

/** The casino's lobby (B§2). The play page composes several domains and therefore belongs to the site. */
export const gamesModule: DomainModule = {
  id: 'games',
  namespace: 'default',
  capability: 'casino',
  mainSection: GAME_PATHS.casino,
  routes: [
    { path: GAME_PATHS.casino, ...lobby },
    { path: `${GAME_PATHS.casino}/:id`, ...lobby, entries: 'categories' },
  ],
  // Addresses that visitors type.
  redirects: [
    { path: 'casino', to: GAME_PATHS.casino },
    { path: 'games', to: GAME_PATHS.casino },
    ...['slots', 'jackpots'].map((path) => ({ path, to: GAME_PATHS.category(path) })),
  ],
  navigation: [{ ...games, placement: 'main' }],
  bottomBar: [
    filterIn(GAME_PATHS.casino),
    { ...games, place: 2, guards: lobby.guards },
    {
      id: 'search',
      place: 4,
      order: 10,
      labelKey: 'games.frame.search',
      icon: Search,
      guards: lobby.guards,
      path: GAME_PATHS.casino,
      parameter: 'search',
    },
  ],
  welcome: () => import('./welcome.ts'),
  slots: [
    fillSlot(GAMES_ROW, {
      id: 'games.row',
      order: 10,
      lazy: () => import('./components/RowElsewhere.tsx').then((part) => ({ Component: part.RowElsewhere })),
    }),
  ],
  overlays: [
    {
      id: 'games.options',
      when: atom((get) => get(optionsOfAtom) !== null),
      lazy: () => import('./overlays/GameOptions.tsx').then((overlay) => ({ Component: overlay.GameOptionsOverlay })),
    },
  ],
};

const live = {
  guards: ['notRiskPayout', 'notSuspended', liveCasino],
  titleKey: 'games.live.documentTitle',
  public: { descriptionKey: 'games.live.description', isLive: true },
  pageId: 'live-casino',
  lazy: () => import('./screens/CasinoLobby/CasinoLobby.tsx').then((screen) => ({ Component: screen.LiveCasinoLobby })),
} as const satisfies Omit<DomainRoute, 'path'>;

/** In the header, and in the phone's bar. */
const liveTables = {
  id: 'live-casino',
  path: GAME_PATHS.liveCasino,
  labelKey: 'games.frame.liveCasino',
  icon: Clapperboard,
  order: 20,
} as const;

/** The live casino's lobby (B§2): for brands that have one, in markets that allow it. */
export const liveCasinoModule: DomainModule = {
  id: 'live-casino',
  namespace: 'default',
  capability: 'liveCasino',
  allowedBy: 'liveCasinoAllowed',
  mainSection: GAME_PATHS.liveCasino,
  routes: [
    { path: GAME_PATHS.liveCasino, ...live },
    { path: `${GAME_PATHS.liveCasino}/:id`, ...live, entries: 'categories' },
  ],
  // Addresses that visitors type.
  redirects: [
    { path: 'live-casino', to: GAME_PATHS.liveCasino },
    { path: 'live', to: GAME_PATHS.liveCasino },
  ],
  navigation: [{ ...liveTables, placement: 'main' }],
  bottomBar: [filterIn(GAME_PATHS.liveCasino), { ...liveTables, place: 2, guards: live.guards }],
};

// The site's own modules compose their play addresses from these.
export { CASINO_PLAY_PROVIDERS, LIVE_PLAY_PROVIDERS, LIVE_TABLE_PROVIDER } from './model/play-address.ts';
export { casino, GAME_PATHS, liveCasino };
