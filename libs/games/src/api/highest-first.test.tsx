import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jackpotAmounts } from '@baize/contracts/games';
import { handle } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { useHighestFirst } from './jackpots.ts';

const GAMES = ['one', 'two', 'three'].map((id) => ({ id }));
function Order() {
  return (
    <p>
      {useHighestFirst(GAMES)
        ?.games.map(({ id }) => id)
        .join(' ') ?? 'unknown'}
    </p>
  );
}

it('shows the highest jackpot first, and a game without an amount last', async () => {
  const { container } = renderWithShell(<Order />, {
    handlers: [
      handle(jackpotAmounts, {
        data: [
          { gameId: 'one', amount: 1200, currency: 'EUR' },
          { gameId: 'three', amount: 98_000, currency: 'EUR' },
        ],
      }),
    ],
  });
  expect(container).toHaveTextContent('unknown');
  await waitFor(() => expect(container).toHaveTextContent('three one two'));
});
