import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balance, WALLET_POLL_MS } from '@baize/contracts/wallet';
import { handle, never, PLAYER_ID, playerSession, refuse, walletBalance } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { balanceQuery, useBalance } from './balance.ts';

function State() {
  const state = useBalance();
  const shown = 'balance' in state ? state.balance : null;
  return <output>{[state.status, shown?.totalBalance, shown?.currencyCode].join(' ')}</output>;
}

it.each([
  ['pending while there is no answer', never, 'pending  '],
  ['a success with the balance', walletBalance({ totalBalance: 12.34 }), 'success 12.34 EUR'],
  ['not-exists with zeros in the profile’s currency', refuse(404, 'error.not_found'), 'not-exists 0 EUR'],
  ['an error without an amount', refuse(500, 'error.system.error'), 'error  '],
] as const)('is %s (A§4)', async (_, answer, expected) => {
  renderWithShell(<State />, { who: playerSession(), handlers: [handle(balance, answer as never)] });
  await screen.findByText((_text, element) => element?.tagName === 'OUTPUT' && element.textContent === expected);
});

it('is fetched again every 20 seconds (A§4)', () => {
  expect(balanceQuery(PLAYER_ID).refetchInterval).toBe(WALLET_POLL_MS);
  expect(WALLET_POLL_MS).toBe(20_000);
});
