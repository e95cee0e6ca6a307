export { gamesModule } from './module.tsx';
export { GAME_PATHS } from './paths.ts';
export { gameEntryQuery, gamesByIdsQuery, jackpotGamesQuery, lobbyQuery, providersQuery, useChannel, useJackpots, useLobbyScope, type GameEntry } from './api/lobby.ts';
export { useFavourites } from './api/favourites.ts';
export { launchQuery, type Launch, type LaunchInput } from './api/launch.ts';
export { useGameHost, type GameHost, type GameState } from './components/GameHost/use-game-host.ts';
export { GamesRow, LobbyRow, WaitingRows } from './components/LobbyRow.tsx';
export { CategoryBar } from './components/CategoryBar/CategoryBar.tsx';
export type { GameSummary, LobbyCategory } from './model/game.ts';
