import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balance } from '@baize/contracts/wallet';
import { handle, PLAYER_ID, playerSession, walletBalance } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { balanceQuery } from '../api/balance.ts';
import { useDisplayedBalance, useHoldBalance } from './held-balance.ts';

function Header({ isRoundRunning }: { readonly isRoundRunning: boolean }) {
  useHoldBalance(isRoundRunning);
  const state = useDisplayedBalance();
  return <p>{'balance' in state ? state.balance?.mainBalance : 'unknown'}</p>;
}
async function open(isRoundRunning: boolean) {
  const shown = renderWithShell(<Header isRoundRunning={isRoundRunning} />, {
    who: playerSession(),
    handlers: [handle(balance, walletBalance({ mainBalance: 100, version: 1 }))],
  });
  await screen.findByText('100');
  /** The balances arrive in one go, as socket messages between two frames do. */
  return (...balances: readonly number[]) =>
    act(async () => {
      for (const [index, mainBalance] of balances.entries())
        shown.queryClient.setQueryData(
          balanceQuery(PLAYER_ID).queryKey,
          walletBalance({ mainBalance, version: index + 2 }),
        );
      await Promise.resolve();
    });
}

it('shows the stake, not the win, although both arrive before the page is drawn', async () => {
  const tell = await open(true);
  await tell(99, 99.8);
  expect(await screen.findByText('99')).toBeInTheDocument();
});

it('shows every balance at once where no round hides a result', async () => {
  const tell = await open(false);
  await tell(99, 99.8);
  expect(await screen.findByText('99.8')).toBeInTheDocument();
});
