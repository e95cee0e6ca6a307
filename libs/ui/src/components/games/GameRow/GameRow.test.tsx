import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GameRow } from './GameRow.tsx';

it('is a region named by its title, and its link names what it shows all of', () => {
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

it('is busy while its games load', () => {
  render(<GameRow title="Jackpots" />);
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  // Nothing to scroll to.
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
});

it('hides its title while its games load, except from screen readers, which read it once', () => {
  render(
    <div>
      <GameRow title="Loading games" />
      <GameRow title="Loading games" />
    </div>,
  );
  const [first, second] = screen.getAllByText('Loading games');
  expect(first?.closest('[data-waiting]')).not.toBeNull();
  expect(second?.closest('[data-waiting]')?.previousElementSibling).toHaveAttribute('data-waiting');
});
