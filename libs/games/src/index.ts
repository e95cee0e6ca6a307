export { gamesModule, liveCasinoModule } from './module.ts';
export { casino, liveCasino } from './model/guards.ts';
export { GAME_PATHS } from './paths.ts';
export { CASINO_PLAY_PROVIDERS, LIVE_PLAY_PROVIDERS, LIVE_TABLE_PROVIDER } from './model/play-address.ts';
export { instead } from './model/play-guard.ts';
export { useFollowPlayRoute, useGamePath } from './state/play-route.ts';
export {
  gameAddressQuery,
  gameEntryQuery,
  jackpotGamesQuery,
  MOST_JACKPOTS,
  type GameEntry,
} from './api/game-lists.ts';
export { useHighestFirst } from './api/jackpots.ts';
export { gamesByIdsQuery, homeRowsQuery, providersQuery } from './api/lobby.ts';
export { useLobbyScope } from './api/lobby-scope.ts';
export { useFavourites } from './api/favourites.ts';
export { useGameFigures } from './api/game-session.ts';
export { launchQuery, type Launch, type LaunchInput } from './api/launch.ts';
export { useGameConnection } from './components/GameHost/use-game-connection.ts';
export {
  useGameHost,
  useGamePause,
  type GameCover,
  type GameHost,
  type GameState,
} from './components/GameHost/use-game-host.ts';
export { useGameRound } from './components/GameHost/use-game-round.ts';
export { GamesFailed } from './components/GamesFailed.tsx';
export { usePlayerRows, type PlayerRows } from './api/player-rows.ts';
export { GamesRow, LobbyRow, WaitingRows } from './components/LobbyRow.tsx';
export { CategoryBar } from './components/CategoryBar/CategoryBar.tsx';
export { CategoryNav } from './components/CategoryNav/CategoryNav.tsx';
export type { GameSummary, LobbyCategory } from './model/game.ts';
