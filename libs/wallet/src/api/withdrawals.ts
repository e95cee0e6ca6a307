import { queryOptions } from '@tanstack/react-query';
import {
  pendingWithdrawals,
  withdrawalCancellation,
  withdrawalCheck,
  withdrawalMethods,
  withdrawalStart,
  type Payment,
  type PaymentMethodCode,
  type PendingWithdrawal,
} from '@baize/contracts/wallet';
import { HEADERS } from '@baize/contracts/route';
import { toWire, type Hundredths } from '@baize/kernel';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** The gate before a withdrawal (A§4). */
export const withdrawalCheckQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'withdrawal-check'),
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => call(withdrawalCheck, { body: { ipAddress: '', blackbox: '-' }, signal }),
  });

export const withdrawalMethodsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'withdrawal-methods'),
    queryFn: ({ signal }) => call(withdrawalMethods, { signal }),
  });

/** Withdrawals that are not paid yet; the socket's messages make them fresh again. */
export const pendingWithdrawalsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'pending-withdrawals'),
    staleTime: 0,
    queryFn: ({ signal }) => call(pendingWithdrawals, { signal }),
  });

/** Asks for a withdrawal; the same key asks once. */
export const startWithdrawal = (input: {
  readonly amount: Hundredths;
  readonly paymentMethod: PaymentMethodCode;
  readonly key: string;
}): Promise<Payment> =>
  call(withdrawalStart, {
    body: { amount: toWire(input.amount), paymentMethod: input.paymentMethod },
    headers: { [HEADERS.idempotencyKey]: input.key },
  });

/** Cancels a pending withdrawal by its reference and amount, flagged as the player's own wish (A§4). */
export const cancelWithdrawal = (withdrawal: PendingWithdrawal): Promise<void> =>
  call(withdrawalCancellation, {
    body: { pendingWithdrawalId: withdrawal.pendingWithdrawalId, amount: withdrawal.amount, cancelByPlayer: true },
  });
