import { describe, expect, it } from 'vitest';
import { findRoute, fitsRoute } from './find-route.ts';

const ROUTES = [
  '',
  'casino/:category',
  'casino/play/*',
  'casino/play/relax/:id?',
  'casino/top',
  'welcome-to-{brand}',
  'sports/:league?/:event?',
].map((path) => ({ path }));
const brand = 'harbour';
const found = (address: string, caseSensitive = false) =>
  findRoute(ROUTES, address, { brand, caseSensitive })?.path ?? null;

describe('the route of an address', () => {
  it.each([
    ['', ''],
    ['/', ''],
    ['casino/top', 'casino/top'],
    ['/casino/slots', 'casino/:category'],
    ['/casino/slots/', 'casino/:category'],
    ['casino/slots?from=mail#rules', 'casino/:category'],
    ['/casino/play', 'casino/play/*'],
    ['/casino/play/relax', 'casino/play/relax/:id?'],
    // Fits `casino/play/*` too, which comes first in the list.
    ['/casino/play/relax/7', 'casino/play/relax/:id?'],
    ['/casino/play/other/7', 'casino/play/*'],
    ['/sports', 'sports/:league?/:event?'],
    ['/sports/cup/final', 'sports/:league?/:event?'],
    ['/welcome-to-harbour', 'welcome-to-{brand}'],
  ])('finds "%s"', (address, path) => {
    expect(found(address)).toBe(path);
  });
  it.each(['/nowhere', '/casino/slots/extra', '/sports/a/b/c', '/welcome-to-another', '/welcome-to-{brand}'])(
    'finds none for "%s"',
    (address) => {
      expect(found(address)).toBeNull();
    },
  );
  it('ignores letter case, unless it must be exact', () => {
    expect([found('/Casino/Top'), found('/Casino/Top', true)]).toEqual(['casino/top', null]);
  });
});

it('fits a pattern, even where another route answers the address', () => {
  expect(fitsRoute('casino/:category', 'casino/top', { brand })).toBe(true);
  expect(fitsRoute('welcome-to-{brand}', '/welcome-to-harbour', { brand })).toBe(true);
  expect(fitsRoute('casino/:category', 'casino', { brand })).toBe(false);
  expect(fitsRoute('casino/:category', 'Casino/top', { brand, caseSensitive: true })).toBe(false);
});
