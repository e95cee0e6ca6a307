import { hashKey, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { WalletBalance } from '@baize/contracts/wallet';
import { hundredthsOf, toWire } from '@baize/kernel';
import { useSession } from '@baize/session';
import { balanceQuery, useBalance, type BalanceState } from '../api/balance.ts';

/** The lowest main balance in hundredths since a round began; null between rounds. */
const lowestAtom = atom<number | null>(null);

const mainOf = (state: BalanceState): number | null =>
  'balance' in state && state.balance ? hundredthsOf(state.balance.mainBalance) : null;

/**
 * Keeps a win out of the displayed balance while a game still hides its result: the ledger books it before the reels
 * stop. A stake is displayed at once. It sees every balance that arrives, not only those that are drawn: stake and win
 * can come between two frames.
 */
export function useHoldBalance(isRoundRunning: boolean): void {
  const client = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  const setLowest = useSetAtom(lowestAtom);
  useEffect(() => {
    if (!isRoundRunning) return;
    const { queryKey } = balanceQuery(playerId);
    const see = (balance: WalletBalance | undefined): void => {
      if (!balance) return;
      const main = hundredthsOf(balance.mainBalance);
      setLowest((lowest) => Math.min(lowest ?? main, main));
    };
    see(client.getQueryData(queryKey));
    const hash = hashKey(queryKey);
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.query.queryHash === hash && event.type === 'updated' && event.action.type === 'success')
        see(event.action.data as WalletBalance);
    });
    return () => {
      stop();
      setLowest(null);
    };
  }, [client, playerId, isRoundRunning, setLowest]);
}

/** Returns the balance to display: the player's own, without what a running round may not reveal yet. */
export function useDisplayedBalance(): BalanceState {
  const state = useBalance();
  const lowest = useAtomValue(lowestAtom);
  const main = mainOf(state);
  if (lowest === null || main === null || main <= lowest || !('balance' in state) || !state.balance) return state;
  const total = hundredthsOf(state.balance.totalBalance) - (main - lowest);
  return { ...state, balance: { ...state.balance, mainBalance: toWire(lowest), totalBalance: toWire(total) } };
}
