import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { addressInPair } from '../document/address-in-pair.ts';
import { LocaleSwitcher } from './LocaleSwitcher.tsx';

it.each([
  ['/en-UN', '', '', '/fi-FI'],
  ['/en-UN/', '', '', '/fi-FI/'],
  ['/en-UN/online-casino/slots', '?search=a%20b', '#top', '/fi-FI/online-casino/slots?search=a%20b#top'],
  ['/en-UN/play/en-UN', '', '', '/fi-FI/play/en-UN'],
])('leads from %s%s%s to the same page', (pathname, search, hash, expected) =>
  expect(addressInPair('fi-FI', 'en-UN', { pathname, search, hash })).toBe(expected),
);

it('offers every pair in its own language, with the current one selected', () => {
  renderWithShell(<LocaleSwitcher />, {
    pair: 'fi-FI',
    brand: testBrand({ pairs: ['en-UN', 'fi-FI', 'en-CA', 'fr-CA', 'ja-UN', 'tl-PH'] }),
  });
  const select = screen.getByRole('combobox');
  expect(select).toHaveValue('fi-FI');
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ – English$/),
    'Suomi – Suomi',
    'Canada – English',
    'Canada – Français',
    expect.stringMatching(/ – 日本語$/),
    'Pilipinas – Filipino',
  ]);
});

it('is not shown for a brand with a single pair', () => {
  renderWithShell(<LocaleSwitcher />, { brand: testBrand({ pairs: ['en-UN'] }) });
  expect(screen.queryByRole('combobox')).toBeNull();
});
