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
} from '@baize/contracts/cashier';
import { HEADERS } from '@baize/contracts/route';
import { toWire, type Hundredths } from '@baize/kernel';
import { playerKey } from '@baize/shell';
import { callWallet } from './call-wallet.ts';

/** Queries the withdrawal gate (A§4). */
export const withdrawalCheckQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'withdrawal-check'),
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => callWallet(withdrawalCheck, { body: { ipAddress: '', blackbox: '-' }, signal }),
  });

export const withdrawalMethodsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'withdrawal-methods'),
    queryFn: ({ signal }) => callWallet(withdrawalMethods, { signal }),
  });

/** Queries unpaid withdrawals. Socket messages refresh them. */
export const pendingWithdrawalsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'pending-withdrawals'),
    staleTime: 0,
    queryFn: ({ signal }) => callWallet(pendingWithdrawals, { signal }),
  });

/** Requests a withdrawal. Requests with the same idempotency key count once. */
export const startWithdrawal = (input: {
  readonly amount: Hundredths;
  readonly paymentMethod: PaymentMethodCode;
  readonly key: string;
  /** Sticky bonuses that the player has agreed to lose (ruling 16). */
  readonly forfeitedBonuses: readonly string[];
}): Promise<Payment> =>
  callWallet(withdrawalStart, {
    body: {
      amount: toWire(input.amount),
      paymentMethod: input.paymentMethod,
      ...(input.forfeitedBonuses.length > 0 ? { forfeitedBonuses: [...input.forfeitedBonuses] } : {}),
    },
    headers: { [HEADERS.idempotencyKey]: input.key },
  });

/** Cancels a pending withdrawal by reference and amount, flagged as cancelled by the player (A§4). */
export const cancelWithdrawal = (withdrawal: PendingWithdrawal): Promise<void> =>
  callWallet(withdrawalCancellation, {
    body: { pendingWithdrawalId: withdrawal.pendingWithdrawalId, amount: withdrawal.amount, cancelByPlayer: true },
  });
