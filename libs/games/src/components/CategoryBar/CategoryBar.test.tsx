import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { handleContent, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { listedCategory, lobbyCategory } from '../../testing/games.ts';
import { CategoryBar } from './CategoryBar.tsx';

let hydrated = false;
vi.mock('@baize/shell', async (original) => ({
  ...(await original<typeof import('@baize/shell')>()),
  useHydratedForMore: () => hydrated,
}));

const CATEGORIES = Array.from({ length: 20 }, (_, index) => listedCategory(lobbyCategory(`category-${index}`)));

function show(sideNavigation: boolean, current?: string, categories = CATEGORIES) {
  const brand = testBrand();
  return renderWithShell(<CategoryBar current={current} />, {
    brand: { ...brand, layout: { ...brand.layout, sideNavigation } },
    handlers: [handleContent('categories', categories)],
  });
}
const chips = async () => {
  await screen.findByRole('link', { name: 'Category-0' });
  return screen.getAllByRole('link').length;
};

it.each([
  ['a prerendered page with a list beside it', true, undefined, false, 13],
  ['the page of a category, whose chip may be any', true, 'category-19', false, 21],
  ['a page without such a list', false, undefined, false, 21],
  ['a page that the app has taken over', true, undefined, true, 21],
] as const)('has as many chips as a narrow window shows on %s', async (_page, beside, current, isApp, count) => {
  hydrated = isApp;
  const { container } = show(beside, current);
  expect(await chips()).toBe(count);
  // What is missing brings the app once it is reached.
  expect(container.querySelectorAll('[data-waiting]')).toHaveLength(count === 13 ? 1 : 0);
});

it('waits for nothing where it has them all', async () => {
  hydrated = false;
  const { container } = show(true, undefined, CATEGORIES.slice(0, 12));
  expect(await chips()).toBe(13);
  expect(container.querySelectorAll('[data-waiting]')).toHaveLength(0);
});
