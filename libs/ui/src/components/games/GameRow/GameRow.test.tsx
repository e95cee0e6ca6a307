import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GameRow } from './GameRow.tsx';

it('is a part of the page named by its title, whose link says of what it shows all', () => {
  render(
    <GameRow title="Jackpots" seeAll={{ href: '/jackpots', label: 'See all' }}>
      <a href="/comet">Comet</a>
    </GameRow>,
  );
  expect(screen.getByRole('region', { name: 'Jackpots' })).toContainElement(
    screen.getByRole('link', { name: 'Comet' }),
  );
  expect(screen.getByRole('link', { name: 'See all: Jackpots' })).toHaveAttribute('href', '/jackpots');
});

it('is busy until its games have come', () => {
  render(<GameRow title="Jackpots" />);
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
});
