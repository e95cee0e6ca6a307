import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { balance, WALLET_POLL_MS, type WalletBalance } from '@baize/contracts/wallet';
import type { WalletBalanceMessage } from '@baize/contracts/socket';
import { hundredthsOf, toWire, type CurrencyCode } from '@baize/kernel';
import { ApiError } from '@baize/http';
import { playerKey, playerQueries, useProfile } from '@baize/shell';
import { useSession } from '@baize/session';
import { callWallet } from './call-wallet.ts';

/** A§4 Wallet balance: pending, success, not-exists (zeros are kept), error. */
export type BalanceState =
  | { readonly status: 'pending' }
  | { readonly status: 'success' | 'not-exists'; readonly balance: WalletBalance }
  | { readonly status: 'error'; readonly balance: WalletBalance | null };

/** An older balance never overwrites a newer one: a poll's answer can arrive after a newer socket message. */
const newer = (current: WalletBalance | undefined, next: WalletBalance): WalletBalance =>
  current && current.version > next.version ? current : next;

const balanceKey = (playerId: string) => playerKey(playerId, 'wallet', 'balance');

export const balanceQuery = (playerId: string, client?: QueryClient) =>
  queryOptions({
    queryKey: balanceKey(playerId),
    queryFn: async ({ signal }) =>
      newer(client?.getQueryData<WalletBalance>(balanceKey(playerId)), await callWallet(balance, { signal })),
    /** The poll of A§4. The socket is faster; the poll is the backup. */
    refetchInterval: WALLET_POLL_MS,
    staleTime: WALLET_POLL_MS,
    structuralSharing: (current, next) => newer(current as WalletBalance | undefined, next as WalletBalance),
  });

const ZERO: Omit<WalletBalance, 'currencyCode'> = {
  mainBalance: 0,
  lockedBalance: 0,
  sportsBonus: 0,
  casinoBonus: 0,
  liveCasinoBonus: 0,
  totalBalance: 0,
  version: 0,
};

/**
 * Returns the logged-in player's balance; `pending` for a visitor too. Without a wallet the balance is zero in the
 * currency of the player's profile.
 */
export function useBalance(): BalanceState {
  const session = useSession();
  const { data, error } = useQuery({ ...balanceQuery(session?.playerId ?? ''), enabled: session !== null });
  const currencyCode = useProfile().data?.currencyCode;
  if (session === null) return { status: 'pending' };
  if (error instanceof ApiError && error.status === 404) {
    if (data) return { status: 'not-exists', balance: data };
    return currencyCode ? { status: 'not-exists', balance: { ...ZERO, currencyCode } } : { status: 'pending' };
  }
  if (error) return { status: 'error', balance: data ?? null };
  return data ? { status: 'success', balance: data } : { status: 'pending' };
}

/**
 * Returns the currency of the logged-in player's money: the wallet's, which is the profile's (A§3). Null until one of the
 * two is known, so that no amount ever appears in a guessed currency.
 */
export function usePlayerCurrency(): CurrencyCode | null {
  const balance = useBalance();
  const profile = useProfile().data;
  return ('balance' in balance ? balance.balance?.currencyCode : undefined) ?? profile?.currencyCode ?? null;
}

const hundredths = (value: number | undefined): number => hundredthsOf(value ?? 0);

/** Returns the balance in a socket message (A§3 balance message). */
export function balanceOfMessage({ body }: WalletBalanceMessage): WalletBalance {
  const bonus = (vertical: string) =>
    body.balanceMap.bonus
      .filter((entry) => entry.vertical === vertical)
      .reduce((sum, entry) => sum + hundredths(entry.bonus), 0);
  const parts = {
    main: hundredths(body.balanceMap.main.cash),
    locked: hundredths(body.balanceMap.locked.cash),
    sports: bonus('SPORTS'),
    casino: bonus('CASINO'),
    live: bonus('LIVE_CASINO'),
  };
  return {
    mainBalance: toWire(parts.main),
    lockedBalance: toWire(parts.locked),
    sportsBonus: toWire(parts.sports),
    casinoBonus: toWire(parts.casino),
    liveCasinoBonus: toWire(parts.live),
    totalBalance: toWire(parts.main + parts.locked + parts.sports + parts.casino + parts.live),
    currencyCode: body.currencyCode,
    version: body.version,
  };
}

/** Handles WALLET_BALANCE: writes the balance into the current player's cache and refreshes the lists. */
export function takeBalanceMessage(client: QueryClient, message: WalletBalanceMessage): void {
  const next = balanceOfMessage(message);
  client.setQueriesData<WalletBalance>(playerQueries('wallet', 'balance'), (current) => newer(current, next));
  void client.invalidateQueries(playerQueries('wallet', 'transactions'));
  void client.invalidateQueries(playerQueries('wallet', 'pending-withdrawals'));
  void client.invalidateQueries(playerQueries('wallet', 'pending-deposits'));
}
