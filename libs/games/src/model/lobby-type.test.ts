import { expect, it } from 'vitest';
import { lobbyType } from './lobby-type.ts';

it.each([
  ['/en-UN/online-casino', 'casino'],
  ['/en-UN/online-casino/slots', 'casino'],
  ['/en-UN/online-casino/play/relax/aurora', 'casino'],
  ['/fi-FI/live-casino-online', 'live casino'],
  ['/fi-FI/live-casino-online/roulette', 'live casino'],
  ['/en-UN', 'sportsbook'],
  ['/en-UN/play/aurora', 'sportsbook'],
  ['/en-UN/sportsbook/football', 'sportsbook'],
  ['/en-UN/promotions/casino', 'sportsbook'],
  // Neither is the name of a segment.
  ['/en-UN/information/online-casino-rules', 'sportsbook'],
])('%s belongs to the lobby of the %s (B§2)', (pathname, expected) => expect(lobbyType(pathname)).toBe(expected));
