import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { overlayAtom } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { SiteBottomBar } from './SiteBottomBar.tsx';

it.each(['online-casino', 'online-casino/slots', 'live-casino-online'])('tab 0 opens and closes the filter panel in a lobby: %s (B§2)', async (path) => {
  const { user, store } = renderWithShell(<SiteBottomBar />, { path: `/en-UN/${path}` });
  const first = screen.getByRole('navigation').querySelector('a, button') as HTMLElement;
  expect(first).toHaveAccessibleName('Filter');
  await user.click(first);
  expect(store.get(overlayAtom)).toBe('filters');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  await user.click(first);
  expect(store.get(overlayAtom)).toBeNull();
});

it.each(['', 'promotions', 'online-casinos'])('tab 0 leads home elsewhere: %s', (path) => {
  renderWithShell(<SiteBottomBar />, { path: `/en-UN/${path}` });
  expect(screen.getByRole('navigation').querySelector('a, button')).toHaveAttribute('href', '/en-UN');
});
