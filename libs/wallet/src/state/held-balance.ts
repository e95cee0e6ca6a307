import { hashKey, useQueryClient } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { WalletBalance } from '@baize/contracts/wallet';
import { hundredthsOf, toWire } from '@baize/kernel';
import { useSession } from '@baize/session';
import { balanceQuery, useBalance, type BalanceState } from '../api/balance.ts';
import { keepRoundMark, wasReloadedInRound } from './round-mark.ts';

/** The lowest main balance in hundredths since a round began; null between rounds. */
const lowestAtom = atom<number | null>(null);
const settledAtom = atom<boolean | null>(null);
/**
 * True from a reload in the middle of a round until the game has shown its result: the balance that the page loads may
 * have the win already, and what it was before is not known.
 */
const isUnknownAtom = atom(
  (get) => get(settledAtom) ?? wasReloadedInRound(),
  (_get, set, isUnknown: boolean) => set(settledAtom, isUnknown),
);
/** How long a game that is ready may take to say that its round goes on, in milliseconds. */
const RESUME_MS = 500;
/** The longest time for which a balance stays unknown, in milliseconds: its game may never open again. */
const LONGEST_UNKNOWN_MS = 60_000;

const mainOf = (state: BalanceState): number | null =>
  'balance' in state && state.balance ? hundredthsOf(state.balance.mainBalance) : null;

/**
 * Keeps a win out of the displayed balance while a game still hides its result: the ledger books it before the reels
 * stop. A stake is displayed at once. It sees every balance that arrives, not only those that are drawn: stake and win
 * can come between two frames. After a reload in the middle of a round, no balance is displayed until the game has shown
 * that round's result.
 * @param isOpening whether the game is not ready yet, so that a round may still go on
 */
export function useHoldBalance(isRoundRunning: boolean, isOpening: boolean): void {
  const client = useQueryClient();
  const playerId = useSession()?.playerId ?? '';
  const setLowest = useSetAtom(lowestAtom);
  const [isUnknown, setUnknown] = useAtom(isUnknownAtom);
  useEffect(() => {
    if (!isRoundRunning) return undefined;
    keepRoundMark(true);
    return () => {
      keepRoundMark(false);
      setUnknown(false);
    };
  }, [isRoundRunning, setUnknown]);
  // A game that is left shows no result any more.
  useEffect(
    () => () => {
      keepRoundMark(false);
      setUnknown(false);
    },
    [setUnknown],
  );
  useEffect(() => {
    if (!isUnknown || isRoundRunning || isOpening) return undefined;
    const settled = setTimeout(() => {
      keepRoundMark(false);
      setUnknown(false);
    }, RESUME_MS);
    return () => clearTimeout(settled);
  }, [isUnknown, isRoundRunning, isOpening, setUnknown]);
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
  const [isUnknown, setUnknown] = useAtom(isUnknownAtom);
  useEffect(() => {
    if (!isUnknown) return undefined;
    const late = setTimeout(() => {
      keepRoundMark(false);
      setUnknown(false);
    }, LONGEST_UNKNOWN_MS);
    return () => clearTimeout(late);
  }, [isUnknown, setUnknown]);
  if (isUnknown && 'balance' in state && state.balance) return { status: 'pending' };
  const main = mainOf(state);
  if (lowest === null || main === null || main <= lowest || !('balance' in state) || !state.balance) return state;
  const total = hundredthsOf(state.balance.totalBalance) - (main - lowest);
  return { ...state, balance: { ...state.balance, mainBalance: toWire(lowest), totalBalance: toWire(total) } };
}
