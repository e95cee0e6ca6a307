import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { DepositRegister } from '../../../ports/deposit-register/port.ts';
import { BANK_METHOD, bankDepositRange } from '../model/payment-methods.ts';
import type { Payment } from '../model/payment.ts';
import * as payments from '../repository/payments.ts';
import { applyReport } from './apply-report.ts';
import { lets, limitOf } from './gates.ts';
import { askRegister } from './law-limit.ts';

/** A deposit of pay-and-play. Its reference is the bank session's id, so one session is one deposit. */
export interface BankDeposit {
  readonly referenceId: string;
  readonly playerId: string;
  readonly brand: string;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  readonly language: string;
}

export interface BankDeposits {
  /** The least and the largest amount, in hundredths. */
  range(currency: CurrencyCode): { readonly min: Hundredths; readonly max: Hundredths };
  /**
   * Records a deposit before the bank is asked to take the money, under the same gates and limits as any other.
   * @returns false if a rule refuses it: the caller releases the money at the bank. A repeated call has the same answer.
   */
  reserve(deposit: BankDeposit): Promise<boolean>;
  /**
   * Applies the bank's answer: credits the deposit, once, or closes it as failed. Does nothing for one that was never
   * recorded.
   * @param outcome.paymentId the bank's; null if it has not taken the money
   */
  settle(
    deposit: BankDeposit,
    outcome: { readonly isTaken: boolean; readonly paymentId: string | null },
  ): Promise<void>;
}

/** Deposits whose money the bank has reserved while it identified the player. */
export function bankDeposits(app: FastifyInstance, register: DepositRegister): BankDeposits {
  return {
    range: bankDepositRange,
    async reserve(deposit) {
      const { playerId, referenceId, amount, currency } = deposit;
      if (await payments.find(app.db, deposit)) return true;
      if (!lets((await app.playerAccess.mayDeposit(playerId)).result)) return false;
      const now = app.clock.now();
      // Before anything is locked, because the register is a third party's service.
      const elsewhere = await askRegister(app, register, playerId, now);
      const fresh: Payment = {
        referenceId,
        playerId,
        brand: deposit.brand,
        kind: 'DEPOSIT',
        method: BANK_METHOD,
        amount,
        currency,
        status: 'PENDING',
        step: null,
        idempotencyKey: `bank:${referenceId}`,
        language: deposit.language,
        gatewayId: null,
        redirectUrl: null,
        failureCode: null,
        createdAt: now,
        closedAt: null,
        // The bank holds the money already, so it depends on no form and does not expire.
        expiresAt: null,
        holds: [],
        bonuses: [],
      };
      return app.wallet.transaction(async ({ tx }) => {
        await app.wallet.lock(tx, playerId);
        if (await payments.find(tx, deposit)) return true;
        if (!lets((await app.playerAccess.mayDeposit(playerId, tx)).result)) return false;
        const limit = await limitOf(app, tx, playerId, currency, amount, elsewhere);
        if (limit && !lets(limit.result)) return false;
        // The gateway does not know this payment, so it is never asked about it: no `checkAt`.
        await payments.insert(tx, fresh, null);
        return true;
      });
    },
    async settle(deposit, { isTaken, paymentId }) {
      if (!(await payments.find(app.db, deposit))) return;
      await applyReport(app, deposit, {
        state: isTaken ? 'SUCCEEDED' : 'FAILED',
        gatewayId: paymentId === null ? null : `bank:${paymentId}`,
        failureCode: isTaken ? null : 'declined',
        amount: deposit.amount,
        currency: deposit.currency,
        kind: 'DEPOSIT',
      });
    },
  };
}
