import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handleContent, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { MODULES } from '../modules.ts';
import { siteHandlers } from '../testing/site-handlers.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** Returns the side list beside a page, for a brand that has one. */
async function sideOf(kind: 'standard' | 'wide'): Promise<HTMLElement | null> {
  const brand = testBrand();
  renderWithShell(
    <SiteFrame kind={kind}>
      <p>The page</p>
    </SiteFrame>,
    {
      brand: { ...brand, layout: { ...brand.layout, sideNavigation: true } },
      modules: MODULES,
      handlers: [handleContent('categories', []), ...siteHandlers()],
    },
  );
  await screen.findByText('The page');
  return screen.queryByRole('navigation', { name: 'Categories' });
}

it('lists the casino’s categories beside a page', async () => {
  expect(await sideOf('standard')).toBeVisible();
});

it('leaves the whole width to the sportsbook, which lists its leagues itself', async () => {
  const routes = MODULES.flatMap(({ namespace, routes: own }) => (namespace === 'sportsbook' ? (own ?? []) : []));
  expect(routes.map(({ frame }) => frame)).toEqual(['wide', 'wide']);
  expect(await sideOf('wide')).toBeNull();
});
