import { describe, expect, it } from 'vitest';
import { lobbyTypeOf, readPage } from './read-page.ts';

describe('what an address says of its page (B§2)', () => {
  it.each([
    ['/en-UN', { home: true, rootPageId: null, parentPageId: null, pageId: null, section: null }],
    ['/en-UN/', { home: true, rootPageId: null }],
    [
      '/en-UN/online-casino',
      {
        home: false,
        rootPageId: 'online-casino',
        parentPageId: null,
        pageId: 'online-casino',
        section: 'online-casino',
      },
    ],
    [
      '/en-UN/live-casino-online/roulette',
      {
        rootPageId: 'live-casino-online',
        parentPageId: 'live-casino-online',
        pageId: 'roulette',
        section: 'live-casino-online',
      },
    ],
    [
      '/fi-FI/sportsbook/football/europe',
      { rootPageId: 'sportsbook', parentPageId: 'football', pageId: 'europe', section: 'sportsbook' },
    ],
    ['/en-UN/virtuals', { section: 'virtuals' }],
    ['/en-UN/promotions/casino', { section: 'promotions' }],
    ['/en-UN/my-account/banking', { section: 'my-account' }],
    ['/en-UN/accept-terms-condition', { section: 'accept-terms-condition' }],
    ['/en-UN/terms', { rootPageId: 'terms', section: null }],
  ])('%s', (path, expected) => expect(readPage(path)).toMatchObject(expected));

  it.each([
    ['/en-UN/online-casino', 'casino'],
    ['/en-UN/live-casino-online/play/evolution/1', 'live-casino'],
    ['/en-UN/sportsbook', 'sportsbook'],
    ['/en-UN', 'sportsbook'],
  ])('the lobby of %s is %s', (path, lobby) => {
    expect(lobbyTypeOf(path)).toBe(lobby);
  });
});

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
])('names %s %s, as the documents do', (pathname, identifier) =>
  expect(readPage(pathname).identifier).toBe(identifier),
);
