import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hundredthsOf, toWire } from '@baize/kernel';
import { useBalance, type BalanceState } from '../api/balance.ts';

/** The lowest main balance in hundredths since a round began; null between rounds. */
const lowestAtom = atom<number | null>(null);

const mainOf = (state: BalanceState): number | null =>
  'balance' in state && state.balance ? hundredthsOf(state.balance.mainBalance) : null;

/**
 * Keeps a win out of the displayed balance while a game still hides its result: the ledger books it before the reels
 * stop. A stake is displayed at once.
 */
export function useHoldBalance(isRoundRunning: boolean): void {
  const main = mainOf(useBalance());
  const setLowest = useSetAtom(lowestAtom);
  useEffect(() => {
    setLowest((lowest) => (!isRoundRunning || main === null ? null : Math.min(lowest ?? main, main)));
  }, [isRoundRunning, main, setLowest]);
  useEffect(() => () => setLowest(null), [setLowest]);
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
