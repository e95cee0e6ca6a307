import { expect, it } from 'vitest';
import { MODULES } from './modules.ts';
import { pageIdOf } from './page-id.ts';

it.each([
  ['/en-UN/sportsbook', 'sport-base'],
  ['/en-UN/sportsbook/football/england', 'sport-base'],
  ['/en-UN/sportsbook/live-betting', 'live-betting'],
  ['/en-UN/sportsbook/bet-history', 'bet-history'],
  ['/en-UN/online-casino', 'casino-lobby'],
  ['/en-UN/online-casino/slots', 'casino-lobby'],
  ['/en-UN/online-casino/play/relax/1', null],
  ['/en-UN/live-casino-online', 'live-casino'],
  ['/en-UN/live-casino-online/play/evolution/7', 'live-casino-table'],
  ['/en-UN/promotions', 'promotions-home'],
  ['/en-UN/promotions/casino', null],
  ['/en-UN', null],
  ['/en-UN/terms', null],
])('names %s %s, as the documents do', (pathname, id) => {
  expect(pageIdOf(MODULES, pathname, 'northlight')).toBe(id);
});
