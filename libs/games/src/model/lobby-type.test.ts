import { expect, it } from 'vitest';
import { lobbyTypeOf } from './lobby-type.ts';

it.each([
  ['/en-UN/online-casino', 'casino'],
  ['/en-UN/live-casino-online/play/evolution/1', 'live-casino'],
  ['/en-UN/sportsbook', 'sportsbook'],
  ['/en-UN', 'sportsbook'],
])('the lobby of %s is %s (B§2)', (path, lobby) => {
  expect(lobbyTypeOf(path)).toBe(lobby);
});
