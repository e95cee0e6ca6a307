import { GAME_PATHS, type GameEntry } from '@baize/games';

/** Where a game's page leads back to. */
export interface Lobby {
  readonly path: string;
  readonly label: string;
}

/** Returns the lobby of a game: every way out of a table leads to the tables. */
export const lobbyOf = ({ type }: Pick<GameEntry, 'type'>, text: (key: string) => string): Lobby =>
  type === 'liveCasinoGames'
    ? { path: GAME_PATHS.lobby('liveCasinoGames'), label: text('games.frame.liveCasino') }
    : { path: GAME_PATHS.casino, label: text('site.play.toLobby') };
