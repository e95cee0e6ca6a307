import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@baize/site-build/messages';
import { findSiteRoute, isOpen, PUBLIC_ROUTES, SITE_ROUTES } from './route-table.ts';

const root = join(import.meta.dirname, '../../..');

describe('a route of an address', () => {
  it.each([
    ['', ''],
    ['/promotions/casino/tag/weekly', 'promotions/:category/tag/:tag'],
    ['promotions/casino/free-day?from=mail#terms', 'promotions/:category/:slug'],
    ['online-casino/play/relax', 'online-casino/play/relax/:id?'],
    ['online-casino/play/nobody/1', 'online-casino/play/*'],
    ['welcome-to-harbour', 'welcome-to-{brand}'],
  ])('finds "%s"', (address, path) => {
    expect(findSiteRoute(address, 'harbour')?.path).toBe(path);
  });
  it('returns null for an address without a module', () => {
    expect(findSiteRoute('nowhere', 'harbour')).toBeNull();
    expect(findSiteRoute('welcome-to-another', 'harbour')).toBeNull();
  });
});

it('depends on the capability, the market’s law and its entries', () => {
  const game = PUBLIC_ROUTES.find(({ path }) => path === 'play/:gameSlug');
  const open = (casino: boolean, demoNeedsVerifiedAge: boolean) =>
    game &&
    isOpen(
      game,
      { capabilities: { casino } } as Parameters<typeof isOpen>[1],
      { rules: { demoNeedsVerifiedAge: { value: demoNeedsVerifiedAge } } } as Parameters<typeof isOpen>[2],
    );
  expect([open(true, false), open(false, false), open(true, true)]).toEqual([true, false, false]);
});

// In plain Node, as a release runs it: a test runner rewrites imports.
it('knows the screen of every route, and rejects a route with an unreadable import', () => {
  const script = `
    const { SITE_ROUTES, preloadedOverlays, screenFile } = await import(${JSON.stringify(join(import.meta.dirname, 'route-table.ts'))});
    const files = [];
    for (const route of SITE_ROUTES) if (route.route) files.push([route.path, await screenFile(process.cwd(), route)]);
    const [first] = SITE_ROUTES;
    const refused = await screenFile(process.cwd(), { ...first, route: { ...first.route, lazy: () => null } }).catch((error) => error.message);
    console.log(JSON.stringify({ files, refused, overlays: await preloadedOverlays(process.cwd()) }));`;
  const { files, refused, overlays } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }),
  ) as { files: [string, string][]; refused: string; overlays: unknown };
  expect(files.map(([path]) => path)).toEqual(SITE_ROUTES.filter(({ route }) => route).map(({ path }) => path));
  expect(files.filter(([, file]) => !existsSync(join(root, file)))).toEqual([]);
  expect(Object.fromEntries(files)).toMatchObject({
    '': 'apps/site/src/pages/Home/Home.tsx',
    loyalty: 'libs/content/src/screens/Loyalty/Loyalty.tsx',
    'my-account/banking/deposit': 'libs/wallet/src/screens/Deposit/Deposit.tsx',
  });
  expect(refused).toMatch(/no import found/);
  // What visitors of public pages open first.
  expect(overlays).toEqual(
    expect.arrayContaining([{ file: 'libs/auth/src/overlays/LoginOverlay.tsx', namespace: 'auth' }]),
  );
});

it('has texts for the namespace of every route', () => {
  for (const { module, route } of SITE_ROUTES)
    for (const name of [route?.namespace ?? module.namespace]) expect(Object.keys(NAMESPACES)).toContain(name);
});
