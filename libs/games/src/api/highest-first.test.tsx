import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jackpotAmounts } from '@baize/contracts/games';
import { accessDetails } from '@baize/contracts/player';
import { handle, playerProfile, playerSession, refuse } from '@baize/testing';
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
          { gameId: 'one', amount: 1200, currency: 'EUR', lastWin: null },
          { gameId: 'three', amount: 98_000, currency: 'EUR', lastWin: null },
        ],
      }),
    ],
  });
  expect(container).toHaveTextContent('unknown');
  await waitFor(() => expect(container).toHaveTextContent('three one two'));
});

it.each([
  ['a visitor, the market’s currency', null, undefined, 'EUR'],
  ['a player, their own currency', playerSession(), playerProfile({ currencyCode: 'CAD' }), 'CAD'],
  ['a player whose profile cannot be loaded, the market’s', playerSession(), refuse(403, 'error'), 'EUR'],
])('asks for %s', async (_, who, profile, currency) => {
  const { served, container } = renderWithShell(<Order />, {
    who,
    handlers: [
      handle(jackpotAmounts, {
        data: [{ gameId: 'two', amount: 1, currency: 'EUR', lastWin: null }],
      }),
      ...(profile ? [handle(accessDetails, profile)] : []),
    ],
  });
  await waitFor(() => expect(container).toHaveTextContent('two one three'));
  expect(served.to(jackpotAmounts).map(({ query }) => query['currency'])).toEqual([currency]);
});
