import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testBrand } from '@baize/testing';
import { gameSummary } from '../../testing/games.ts';
import { renderWithShell } from '@baize/testing/render';
import { GameCard } from './GameCard.tsx';

it('is one link with the names of game and studio and the jackpot', () => {
  const game = gameSummary(0);
  renderWithShell(<GameCard game={game} href="/en-UN/play/game-0" jackpot={{ amount: 1234.5, currency: 'EUR' }} />);
  const link = screen.getByRole('link', { name: new RegExp(`^${game.name}, ${game.providerTitle}, .*1,234\\.50`) });
  expect(link).toHaveAttribute('href', '/en-UN/play/game-0');
});

it('loads the cut for its size, or the square if there is none', () => {
  const { container, rerender } = renderWithShell(<GameCard href="/play" game={gameSummary(1)} size="2xh" />);
  const sources = () =>
    [...container.querySelectorAll('img, source')]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('srcset'))
      .join();
  expect(sources()).toMatch(/1312x640\.webp\?w=656&h=320/);
  rerender(<></>);
  renderWithShell(
    <GameCard href="/play" game={gameSummary(1, { images: { '1x': 'image-00000001-640x640-webp' } })} size="4x" />,
  );
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/640x640\.webp\?w=320&h=320/);
});

it.each([
  [undefined, 'w=320&h=320&q=75&fm=webp&fit=crop'],
  ['none', 'w=320&h=320&q=75&fm=webp&fit=crop&lettering=none'],
] as const)('asks for pictures as the brand letters its tiles: %s', (tileLettering, query) => {
  const brand = testBrand();
  renderWithShell(<GameCard href="/play" game={gameSummary(1)} />, {
    brand: { ...brand, config: { ...brand.config, ...(tileLettering && { tileLettering }) } },
  });
  expect(new URL(document.querySelector('img')?.getAttribute('src') ?? '', 'http://content').search).toBe(`?${query}`);
});

it('fetches the first screen’s pictures at once, and the largest one before the others', () => {
  const { container } = renderWithShell(
    <>
      <GameCard href="/play" game={gameSummary(1)} eager leading />
      <GameCard href="/play" game={gameSummary(2)} eager />
      <GameCard href="/play" game={gameSummary(3)} />
    </>,
  );
  expect(
    [...container.querySelectorAll('img')].map((picture) => [
      picture.getAttribute('loading'),
      picture.getAttribute('fetchpriority'),
    ]),
  ).toEqual([
    ['eager', 'high'],
    ['eager', 'low'],
    ['lazy', null],
  ]);
});

it('says that it is not offered in the visitor’s country, and leads to its page', () => {
  renderWithShell(
    <>
      <GameCard href="/play" game={gameSummary(1, { overlaid: true })} />
      <GameCard href="/play" game={gameSummary(2, { overlaid: false })} />
    </>,
  );
  const overlaid = screen.getByRole('link', { name: /Tomb of the Falcon.*Not available in your country/ });
  expect(overlaid).toBeVisible();
  expect(overlaid).toHaveAttribute('href', '/play');
  expect(within(overlaid).getByText('Not available in your country')).toBeVisible();
  expect(screen.getByRole('link', { name: /Lucky Lagoon/ })).not.toHaveAccessibleName(
    expect.stringContaining('Not available') as never,
  );
});

it('has a favourite button for players only, which requests the other state', async () => {
  const onToggle = vi.fn();
  const { user } = renderWithShell(
    <>
      <GameCard href="/play" game={gameSummary(1)} favourite onFavourite={onToggle} />
      <GameCard href="/play" game={gameSummary(2)} />
    </>,
  );
  const hearts = screen.getAllByRole('button');
  expect(hearts).toHaveLength(1);
  expect(hearts[0]).toHaveAttribute('aria-pressed', 'true');
  await user.click(hearts[0] as HTMLElement);
  expect(onToggle).toHaveBeenCalledWith('game-1', false);
});
