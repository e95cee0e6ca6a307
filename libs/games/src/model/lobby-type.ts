import { GAME_PATHS } from '../paths.ts';

/** The kinds of lobby that a page can belong to (B§2). */
export type LobbyType = 'casino' | 'live casino' | 'sportsbook';

/**
 * Reads the lobby that a page belongs to from its address: a path with `online-casino` is the casino's, one with
 * `live-casino-online` the live casino's, any other the sportsbook's (B§2).
 * @param pathname with the locale prefix: `/en-UN/online-casino/slots`
 */
export function lobbyType(pathname: string): LobbyType {
  const segments = pathname.split('/');
  if (segments.includes(GAME_PATHS.liveCasino)) return 'live casino';
  return segments.includes(GAME_PATHS.casino) ? 'casino' : 'sportsbook';
}
