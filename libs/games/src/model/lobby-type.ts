import { GAME_PATHS } from '../paths.ts';

type LobbyType = 'casino' | 'live-casino' | 'sportsbook';

/**
 * B§2: a path containing `live-casino-online` belongs to the live casino, one containing `online-casino` to the casino,
 * any other to the sportsbook.
 */
export function lobbyTypeOf(pathname: string): LobbyType {
  // The longer name first. It does not contain the other, but this order saves the reader checking.
  if (pathname.includes(GAME_PATHS.liveCasino)) return 'live-casino';
  return pathname.includes(GAME_PATHS.casino) ? 'casino' : 'sportsbook';
}
