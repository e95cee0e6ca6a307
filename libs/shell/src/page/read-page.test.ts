import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

describe('readPage (B§2)', () => {
  it.each([
    ['/en-UN', { home: true, rootPageId: null, parentPageId: null, pageId: null }],
    ['/en-UN/', { home: true, rootPageId: null }],
    [
      '/en-UN/online-casino',
      {
        home: false,
        rootPageId: 'online-casino',
        parentPageId: null,
        pageId: 'online-casino',
      },
    ],
    [
      '/en-UN/live-casino-online/roulette',
      {
        rootPageId: 'live-casino-online',
        parentPageId: 'live-casino-online',
        pageId: 'roulette',
      },
    ],
    ['/fi-FI/sportsbook/football/europe', { rootPageId: 'sportsbook', parentPageId: 'football', pageId: 'europe' }],
    ['/en-UN/terms', { rootPageId: 'terms' }],
  ])('%s', (path, expected) => expect(readPage(path)).toMatchObject(expected));
});
