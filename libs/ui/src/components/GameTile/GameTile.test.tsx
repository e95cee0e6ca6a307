import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { GameTile } from './GameTile.tsx';

const picture = { src: '/a.webp', width: 400, height: 400, colour: '#224466' };

it('is one link that says what the picture shows, with a heart of its own', async () => {
  const toggle = vi.fn();
  render(<GameTile title="Polar Bloom" href="/casino/game/polar-bloom" provider="Relax" picture={picture} tag={{ kind: 'hot', label: 'Hot' }} jackpot="12.000 €" favourite={{ on: false, onToggle: toggle }} />);
  expect(screen.getByRole('link', { name: 'Polar Bloom, Relax, Hot, Jackpot 12.000 €' })).toHaveAttribute('href', '/casino/game/polar-bloom');
  await userEvent.click(screen.getByRole('button', { name: 'Add Polar Bloom to favourites' }));
  expect(toggle).toHaveBeenCalledExactlyOnceWith(true);
});

it('keeps the place of its picture and prints no inline style', () => {
  const { container } = render(<GameTile title="Polar Bloom" href="/g" picture={picture} restricted="Not available in your country" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: /Not available in your country/ })).toBeInTheDocument();
});

it('shows name and studio on a plate where the brand labels its tiles, and says them once', () => {
  const { rerender } = render(<UiProvider layout={{ tile: 'labelled' }}><GameTile title="Polar Bloom" href="/g" provider="Relax" picture={picture} jackpot="12.000 €" /></UiProvider>);
  expect(screen.getByText('Polar Bloom').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName('Polar Bloom, Relax, Jackpot 12.000 €');
  rerender(<UiProvider layout={{ tile: 'picture' }}><GameTile title="Polar Bloom" href="/g" provider="Relax" picture={picture} jackpot="12.000 €" /></UiProvider>);
  expect(screen.queryByText('Polar Bloom')).toBeNull();
});
