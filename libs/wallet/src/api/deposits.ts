import { queryOptions } from '@tanstack/react-query';
import {
  depositCheck,
  depositMethods,
  depositStart,
  depositStatus,
  pendingDeposits,
  type Payment,
  type PaymentMethodCode,
} from '@baize/contracts/cashier';
import { TRANSACTION_POLL_MS } from '@baize/contracts/wallet';
import { HEADERS } from '@baize/contracts/route';
import { toWire, type Hundredths } from '@baize/kernel';
import { playerKey } from '@baize/shell';
import { callWallet } from './call-wallet.ts';

/** Poll interval of an unfinished payment, in milliseconds. The socket is usually faster. */
const STATUS_POLL_MS = 2000;
const OPEN = new Set(['PENDING', 'WAITING_INPUT']);
export const isPaymentOpen = (payment: Payment): boolean => OPEN.has(payment.status);

/**
 * Queries the deposit gate (A§4) on every visit. The API never trusts a client's `ipAddress`, so it is empty; `blackbox`
 * is a dash while there is no fraud vendor (ruling 9).
 * @param isLater the player verifies later (A§4): documents that are only preferred are not named again
 */
export const depositCheckQuery = (playerId: string, isLater = false) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'deposit-check', isLater),
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callWallet(depositCheck, {
        body: { ipAddress: '', blackbox: '-' },
        ...(isLater ? { query: { later: 'true' } } : {}),
        signal,
      }),
  });

export const depositMethodsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'deposit-methods'),
    queryFn: ({ signal }) => callWallet(depositMethods, { signal }),
  });

/** Starts a deposit. Requests with the same idempotency key start it once. */
export const startDeposit = (input: {
  readonly amount: Hundredths;
  readonly paymentMethod: PaymentMethodCode;
  readonly key: string;
  /** The claimed bonus that the deposit is for; null without one. */
  readonly selectedBonusId: string | null;
}): Promise<Payment> =>
  callWallet(depositStart, {
    body: {
      amount: toWire(input.amount),
      paymentMethod: input.paymentMethod,
      ...(input.selectedBonusId === null ? {} : { selectedBonusId: input.selectedBonusId }),
    },
    headers: { [HEADERS.idempotencyKey]: input.key },
  });

/** Polls the status of a deposit until it is final. */
export const depositStatusQuery = (playerId: string, referenceId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'deposit', referenceId),
    staleTime: 0,
    queryFn: ({ signal }) => callWallet(depositStatus, { params: { referenceId }, signal }),
    refetchInterval: ({ state }) => (state.data && !isPaymentOpen(state.data) ? false : STATUS_POLL_MS),
  });

/**
 * Queries the deposits that the bank has not confirmed yet. The ledger has none of them, so the history and the cashier
 * read them besides. Polls as the history does: a deposit that fails changes no balance, so no socket message tells.
 */
export const pendingDepositsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'pending-deposits'),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: ({ signal }) => callWallet(pendingDeposits, { signal }),
    refetchInterval: TRANSACTION_POLL_MS,
  });
