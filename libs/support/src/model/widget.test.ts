import { describe, expect, it } from 'vitest';
import { isMainPage, staysOpen, widgetView } from './widget.ts';

const SECTIONS = new Set(['sportsbook', 'virtuals', 'online-casino', 'live-casino-online', 'promotions']);

describe('B§2: main pages', () => {
  it.each([
    '/en-UN',
    '/en-UN/',
    '/en-UN/sportsbook',
    '/en-UN/sportsbook/football/1',
    '/en-UN/virtuals',
    '/en-UN/online-casino',
    '/en-UN/online-casino/slots',
    '/en-UN/live-casino-online',
    '/en-UN/promotions',
    '/en-UN/promotions/casino/tag/new',
  ])('%s is one', (path) => expect(isMainPage(path, SECTIONS)).toBe(true));
  it.each([
    '/en-UN/my-account/banking/deposit',
    '/en-UN/contact-live-chat',
    '/en-UN/signup',
    '/en-UN/play/polar-bloom',
    '/en-UN/online-casino/play/relax/7',
    '/en-UN/live-casino-online/play/evolution/3',
    '/en-UN/my-account/promotions',
    '/en-UN/promotionsx',
    '/en-UN/constructor',
  ])('%s is none', (path) => expect(isMainPage(path, SECTIONS)).toBe(false));
});

describe('widgetView', () => {
  const HOME = '/en-UN';
  const OTHER = '/en-UN/terms';
  it.each([
    // path, open, unread, available → seen
    [HOME, false, 0, true, 'hidden'],
    [HOME, false, 2, true, 'launcher'],
    [HOME, true, 0, true, 'panel'],
    [HOME, true, 2, true, 'panel'],
    [OTHER, false, 0, true, 'hidden'],
    [OTHER, false, 2, true, 'hidden'],
    [OTHER, true, 0, true, 'panel'],
    [HOME, false, 2, false, 'hidden'],
    [HOME, true, 2, false, 'hidden'],
    [OTHER, true, 2, false, 'hidden'],
    ['/en-UN/online-casino/play/relax/7', false, 9, true, 'hidden'],
  ] as const)('%s, open %s, unread %s, available %s → %s', (pathname, open, unread, available, seen) =>
    expect(widgetView({ pathname, sections: SECTIONS, open, unread, available })).toBe(seen),
  );
});

describe('an open conversation', () => {
  it.each([
    [true, '/en-UN', '/en-UN/online-casino'],
    [true, '/en-UN/contact-live-chat', '/en-UN'],
    [true, '/en-UN/contact-live-chat', '/en-UN/contact-live-chat'],
    [false, '/en-UN', '/en-UN/my-account/banking/deposit'],
    [false, '/en-UN/contact-live-chat', '/en-UN/terms'],
    [false, '/en-UN/online-casino', '/en-UN/play/polar-bloom'],
    [false, '/en-UN/online-casino', '/en-UN/online-casino/play/relax/7'],
  ] as const)('stays: %s, from %s to %s', (stays, from, to) => expect(staysOpen(from, to, SECTIONS)).toBe(stays));
});
