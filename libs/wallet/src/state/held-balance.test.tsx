import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { balance } from '@baize/contracts/wallet';
import { handle, PLAYER_ID, playerSession, walletBalance } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { balanceQuery } from '../api/balance.ts';
import { useDisplayedBalance, useHoldBalance } from './held-balance.ts';

interface HeaderProps {
  readonly isRoundRunning: boolean;
  readonly isOpening?: boolean;
}
function Header({ isRoundRunning, isOpening = false }: HeaderProps) {
  useHoldBalance(isRoundRunning, isOpening);
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

describe('a reload in the middle of a round', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
  /** Opens the page as the browser does after a reload. */
  async function reload() {
    sessionStorage.setItem('round-running', '1');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    const page: { show?: (props: HeaderProps) => void } = {};
    function Page() {
      const [props, show] = useState<HeaderProps>({ isRoundRunning: false, isOpening: true });
      useLayoutEffect(() => {
        page.show = show;
      }, []);
      return <Header {...props} />;
    }
    const shown = renderWithShell(<Page />, {
      who: playerSession(),
      handlers: [handle(balance, walletBalance({ mainBalance: 105, version: 1 }))],
    });
    await vi.waitFor(() => expect(shown.queryClient.getQueryData(balanceQuery(PLAYER_ID).queryKey)).toBeDefined());
    return (props: HeaderProps) => act(() => page.show?.(props));
  }

  it('shows no balance until the game has shown the result', async () => {
    const show = await reload();
    expect(screen.getByText('unknown')).toBeInTheDocument();
    show({ isRoundRunning: false });
    show({ isRoundRunning: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(screen.getByText('unknown')).toBeInTheDocument();
    show({ isRoundRunning: false });
    expect(await screen.findByText('105')).toBeInTheDocument();
    expect(sessionStorage.getItem('round-running')).toBeNull();
  });

  it('shows the balance soon after the game is ready, if no round goes on', async () => {
    const show = await reload();
    show({ isRoundRunning: false });
    expect(screen.getByText('unknown')).toBeInTheDocument();
    expect(await screen.findByText('105', {}, { timeout: 2000 })).toBeInTheDocument();
  });
});
