import type { LobbyScope } from './api/lobby-scope.ts';

/** B§2: one root for each lobby. */
const LOBBIES: Readonly<Record<LobbyScope['lobby'], string>> = {
  casinoGames: 'online-casino',
  liveCasinoGames: 'live-casino-online',
};

/** Addresses of the domain, under the locale prefix (B§2). */
export const GAME_PATHS = {
  casino: LOBBIES.casinoGames,
  liveCasino: LOBBIES.liveCasinoGames,
  lobby: (lobby: LobbyScope['lobby']) => LOBBIES[lobby],
  category: (id: string, lobby: LobbyScope['lobby'] = 'casinoGames') => `${LOBBIES[lobby]}/${encodeURIComponent(id)}`,
} as const;
