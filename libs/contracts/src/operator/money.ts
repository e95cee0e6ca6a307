import * as z from 'zod/mini';
import { defineOperatorRoute } from '../operator-route.ts';
import { kycLevel } from '../player.ts';
import { paymentMethodCode, payoutHold } from '../cashier.ts';
import { currency, timestamp, uuid, wireAmount, wireTotal } from '../shapes.ts';

/* Withdrawals and wins that wait for a decision. */

export const operatorWithdrawals = defineOperatorRoute({
  id: 'operatorWithdrawals',
  method: 'GET',
  path: '/withdrawals',
  roles: ['payments'],
  touches: 'money',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Withdrawals waiting for review.',
  response: z.array(
    z.object({
      referenceId: uuid,
      playerId: uuid,
      email: z.string(),
      amount: wireAmount,
      currencyCode: currency,
      paymentMethod: paymentMethodCode,
      requestedAt: timestamp,
      kycStatus: kycLevel,
      /** Reasons that hold the payout now; the decision’s reason says why an approval releases them. */
      holds: z.array(payoutHold),
      /** Deposits and stakes since the last paid withdrawal, or ever, and what is still to be staked of all deposits. */
      turnover: z.object({
        deposited: wireTotal,
        staked: wireTotal,
        unplayed: wireTotal,
        since: z.nullable(timestamp),
      }),
      /** Methods with which the player has deposited, the largest sum first. */
      fundingMethods: z.array(z.object({ paymentMethod: z.string(), deposits: z.number(), amount: wireTotal })),
    }),
  ),
});
export const operatorWithdrawalDecision = defineOperatorRoute({
  id: 'operatorWithdrawalDecision',
  method: 'POST',
  path: '/withdrawals/:referenceId/decision',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Approve a withdrawal (it goes to the gateway) or reject it (the money returns). Approving a large one needs a second person.',
  params: z.object({ referenceId: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVE', 'REJECT']) }),
  errors: ['error.withdrawal.not_pending'],
});
/** Money that is taken from or given to a player outside games and payments. */
export const operatorBalanceCorrection = defineOperatorRoute({
  id: 'operatorBalanceCorrection',
  method: 'POST',
  path: '/players/:playerId/balance-corrections',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Correct a player’s balance: what an error gave or took, or a deposit that the player’s bank took back. It always needs a second person, and the same two book a limited sum a day.',
  params: z.object({ playerId: uuid }),
  body: z
    .strictObject({
      /** Names the correction: the same one moves money once. */
      correctionId: uuid,
      /** Above zero adds money, below zero takes it. */
      amount: wireAmount,
      currencyCode: currency,
      /**
       * The deposit that was taken back, whole or in part, once; then the amount is below zero. 0 if nothing of it is left
       * in the balance: the bonus that came with it ends all the same.
       */
      depositId: z.optional(uuid),
    })
    .check(
      z.refine(({ amount, depositId }) => amount !== 0 || depositId !== undefined, {
        error: 'error.amount.not_positive',
        path: ['amount'],
      }),
    ),
  errors: ['error.balance_correction.refused', 'error.idempotency.conflict', 'error.not_found'],
});
export const operatorHeldWins = defineOperatorRoute({
  id: 'operatorHeldWins',
  method: 'GET',
  path: '/held-wins',
  roles: ['payments'],
  touches: 'money',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Wins above their game’s published maximum that wait for review, the longest waiting first (ruling 30).',
  response: z.array(
    z.object({
      referenceId: uuid,
      playerId: uuid,
      /** The studio that asks for the win, by provider id. */
      studio: z.string(),
      gameTitle: z.string(),
      roundId: z.string(),
      /** All stakes of the round's bet. */
      stake: wireTotal,
      amount: wireAmount,
      currencyCode: currency,
      /** The published maximum, in stakes. */
      maxWinStakes: z.number(),
      heldAt: timestamp,
    }),
  ),
});
export const operatorHeldWinDecision = defineOperatorRoute({
  id: 'operatorHeldWinDecision',
  method: 'POST',
  path: '/held-wins/:referenceId/decision',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary: 'Pay a held win, which needs a second person, or refuse it; the player gets a message either way.',
  params: z.object({ referenceId: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVE', 'REJECT']) }),
  errors: ['error.not_found', 'error.held_win.decided'],
});
