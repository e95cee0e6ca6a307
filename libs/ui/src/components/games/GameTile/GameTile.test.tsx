import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../../provider/UiProvider.tsx';
import { GameTile, GameTileSkeleton } from './GameTile.tsx';

const picture = { src: '/a.webp', width: 400, height: 400, colour: '#224466' };

it('is one link that describes the picture, with a separate favourite button', async () => {
  const toggle = vi.fn();
  render(
    <GameTile
      title="Polar Bloom"
      href="/casino/game/polar-bloom"
      provider="Relax"
      picture={picture}
      tag={{ kind: 'hot', label: 'Hot' }}
      jackpot="12.000 €"
      favourite={{ on: false, onToggle: toggle }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Polar Bloom, Relax, Hot, Jackpot 12.000 €' })).toHaveAttribute(
    'href',
    '/casino/game/polar-bloom',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add Polar Bloom to favourites' }));
  expect(toggle).toHaveBeenCalledExactlyOnceWith(true);
});

it('reserves the place of its picture without inline styles', () => {
  const { container } = render(
    <GameTile title="Polar Bloom" href="/g" picture={picture} restricted="Not available in your country" />,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('loading', 'lazy');
  // The link is the picture's box: a page has dozens of tiles.
  expect(image?.parentElement).toBe(screen.getByRole('link'));
  expect(screen.getByRole('link').style.getPropertyValue('--picture-colour')).toBe('#224466');
  expect(screen.getByRole('link', { name: /Not available in your country/ })).toBeInTheDocument();
});

it('shows name and studio on a plate for brands with labelled tiles, announced once', () => {
  const { rerender } = render(
    <UiProvider layout={{ tile: 'labelled' }}>
      <GameTile title="Polar Bloom" href="/g" provider="Relax" picture={picture} jackpot="12.000 €" />
    </UiProvider>,
  );
  expect(screen.getByText('Polar Bloom').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText('12.000 €').closest('a')).toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName('Polar Bloom, Relax, Jackpot 12.000 €');
  rerender(
    <UiProvider layout={{ tile: 'picture' }}>
      <GameTile title="Polar Bloom" href="/g" provider="Relax" picture={picture} jackpot="12.000 €" />
    </UiProvider>,
  );
  expect(screen.queryByText('Polar Bloom')).toBeNull();
});

it.each(['4x', '2xv', '2xh', '1x'] as const)('takes the cells of %s, and so does its skeleton (B§3)', (size) => {
  const { container } = render(
    <>
      <GameTile title="Polar Bloom" href="/g" picture={picture} size={size} />
      <GameTileSkeleton size={size} />
    </>,
  );
  expect(container.querySelectorAll(`[data-size="${size}"]`)).toHaveLength(2);
});

it.each(['primary', 'secondary', 'hot', 'top', 'special'] as const)('says its tag %s in its name', (kind) => {
  render(<GameTile title="Polar Bloom" href="/g" picture={picture} tag={{ kind, label: `Label of ${kind}` }} />);
  expect(screen.getByRole('link', { name: `Polar Bloom, Label of ${kind}` })).toBeInTheDocument();
});

it('says over the picture and in its name why it is restricted, and stays reachable', () => {
  render(<GameTile title="Polar Bloom" href="/g" picture={picture} restricted="Not offered where you are" />);
  expect(screen.getByRole('link', { name: 'Polar Bloom, Not offered where you are' })).toHaveAttribute('href', '/g');
  expect(screen.getByText('Not offered where you are')).toBeVisible();
  // The lettering in the picture is blurred under these words.
  expect(screen.getByText('Polar Bloom')).toBeVisible();
});

it('shows seats and stakes of a live table below its picture', () => {
  render(<GameTile title="Blackjack 4" href="/g" picture={picture} caption="€5 – €500 · 4 seats" />);
  expect(screen.getByText('€5 – €500 · 4 seats')).toBeVisible();
});

it('shows its jackpot in two lengths and announces the full one once', () => {
  render(
    <UiProvider layout={{ tile: 'labelled' }}>
      <GameTile title="Polar Bloom" href="/g" picture={picture} jackpot="€1,284,510.20" jackpotShort="€1.28M" />
    </UiProvider>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Polar Bloom, Jackpot €1,284,510.20');
  expect(screen.getByText('€1.28M').nextElementSibling).toHaveTextContent('€1,284,510.20');
});
