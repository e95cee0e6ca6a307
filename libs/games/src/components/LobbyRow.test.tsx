import { expect, it, vi } from 'vitest';
import type { Device } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { useFavourites } from '../api/favourites.ts';
import { gameSummaries, lobbyCategory } from '../testing/games.ts';
import { LobbyRow } from './LobbyRow.tsx';

const device: { now: Device } = { now: { desktop: true, tablet: false, mobile: false } };
vi.mock('@baize/shell', async (original) => ({
  ...(await original<typeof import('@baize/shell')>()),
  useDevice: () => device.now,
}));

const pattern = (sizes: readonly ('1x' | '2xv' | '4x')[]) => ({ columns: 8, rows: 2, sizes });
const CATEGORY = lobbyCategory('popular', {
  games: gameSummaries(3),
  grid: { desktop: pattern(['4x', '1x']), tablet: pattern(['4x', '2xv']), mobile: pattern(['1x']) },
});
const Row = () => <LobbyRow category={CATEGORY} favourites={useFavourites()} />;
const sizes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-size][data-narrow]')].map((tile) => tile.dataset['size']);

it.each([
  ['desktop', { desktop: true, tablet: false, mobile: false }, ['4x', '1x', '4x']],
  ['tablet', { desktop: false, tablet: true, mobile: false }, ['4x', '2xv', '4x']],
] as const)('lays a row out in the pattern of a %s (B§3)', (_, given, expected) => {
  device.now = given;
  renderWithShell(<Row />);
  expect(sizes()).toEqual(expected);
});
