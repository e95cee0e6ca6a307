import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, deviceCheck, positiveAmount, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';
import { transactionStatus } from './wallet.ts';

/** A§3 Payment methods. */
export const PAYMENT_METHODS = [
  'CREDITCARD',
  'EUTELLER',
  'MUCHBETTER',
  'NETELLER',
  'PAYSAFECARD',
  'RAPIDTRANSFER',
  'SIRU',
  'SKRILL',
  'TRUSTLY',
  'MSIPAY',
] as const;
export const paymentMethodCode = z.enum(PAYMENT_METHODS);
export type PaymentMethodCode = z.infer<typeof paymentMethodCode>;
/**
 * Why a withdrawal is held until an operator releases it (the market's rules against money laundering):
 * - `NOT_VERIFIED`: the player's identity is not verified yet.
 * - `UNUSED_METHOD`: the player has never deposited with the method.
 * - `OTHER_METHODS`: the payout is largely money that the player deposited with other methods.
 * - `UNPLAYED_DEPOSIT`: the player has staked less than the rules ask for since the deposits.
 * - `ACCOUNT_REVIEW`: the player’s flag `isWithdrawalReview` (A§3) asks for it.
 */
export const PAYOUT_HOLDS = [
  'NOT_VERIFIED',
  'UNUSED_METHOD',
  'OTHER_METHODS',
  'UNPLAYED_DEPOSIT',
  'ACCOUNT_REVIEW',
] as const;
export const payoutHold = z.enum(PAYOUT_HOLDS);
export type PayoutHold = z.infer<typeof payoutHold>;

export const paymentMethod = z.object({
  name: paymentMethodCode,
  paymentMethodType: z.enum(['DEPOSIT', 'WITHDRAW']),
  min: wireAmount,
  max: wireAmount,
  /** Minutes; 0 means at once. */
  processTime: z.number(),
  recent: z.boolean(),
  /** Why a withdrawal with this method would be held if it were requested now; absent for deposits. */
  holds: z.optional(z.array(payoutHold)),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** A§4 operation result codes of a deposit or withdrawal check. */
export const OPERATION_RESULTS = [
  'FORBIDDEN',
  'SELF_LIMIT_REACHED',
  'SELF_SPEND_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SUCCESS',
  'FAILURE',
  'DOCUMENTS_PREFERRED',
  'DOCUMENTS_REQUIRED',
  'EXCEEDS_KYC_LIMIT',
  'NOT_ENOUGH_FUNDS',
  'RESTRICTED',
  'DOCUMENTS_REQUIRED_RESTRICTED',
  'DOCUMENTS_UNDER_REVIEW',
] as const;
export const operationResult = z.enum(OPERATION_RESULTS);
export type OperationResult = z.infer<typeof operationResult>;

export const depositMethods = defineRoute({
  id: 'depositMethods',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/deposit/methods',
  auth: 'player',
  anywhere: 'own-money',
  source: 'A§7; path ours',
  summary: 'Deposit methods of the player’s market, with the recently used first.',
  response: z.array(paymentMethod),
});
export const withdrawalMethods = defineRoute({
  id: 'withdrawalMethods',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/withdrawal/methods',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'ours',
  summary: 'Withdrawal methods of the player’s market.',
  response: z.array(paymentMethod),
});
export const recentDepositMethods = defineRoute({
  id: 'recentDepositMethods',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/recent_deposit_methods',
  auth: 'player',
  anywhere: 'own-money',
  source: 'A§7',
  summary: 'The player’s most recently used deposit methods, by name.',
  response: z.array(paymentMethodCode),
});
/**
 * ACCOUNT_REVIEW: the account may belong to someone who has another one, and waits for a decision (ruling 24).
 * KYC_LIMIT: more may be deposited once the player's identity is verified.
 */
export const depositRefusalReason = z.enum(['ACCOUNT_REVIEW', 'KYC_LIMIT']);
export type DepositRefusalReason = z.infer<typeof depositRefusalReason>;

/** The `limitType` of the limit before an identity is verified; the others name a period (A§9). It has no `resetOn`. */
export const KYC_LIMIT_TYPE = 'KYC';

/** The gate before the cashier (A§4). */
export const depositCheck = defineRoute({
  id: 'depositCheck',
  method: 'POST',
  base: 'v1',
  path: '/player/wallet/deposit/request',
  auth: 'player',
  source: 'A§4, A§7',
  summary: 'Whether the player may deposit now.',
  body: deviceCheck,
  /** `later`: the player verifies later (A§4), so documents that are only preferred are not named again. */
  query: z.object({ later: z.optional(z.enum(['true', 'false'])) }),
  response: z.object({
    result: operationResult,
    limitLeft: z.nullable(wireTotal),
    limitType: z.nullable(z.string()),
    /** True if the law sets the limit that decides; otherwise the player set it. */
    limitByLaw: z.optional(z.literal(true)),
    resetOn: z.nullable(timestamp),
    daysLeftToVerifyDocuments: z.nullable(z.number()),
    /** What lies behind a result that alone would not tell the player. */
    reason: z.nullable(depositRefusalReason),
  }),
});
/** The sticky bonuses that a withdrawal forfeits (ruling 16); also `details.bonuses` of error.bonus.consent_needed. */
export const bonusesToForfeit = z.array(
  z.object({
    assignmentId: uuid,
    vertical: z.enum(['CASINO', 'LIVE_CASINO', 'SPORTS']),
    /** Bonus money in the wallet. */
    amount: wireTotal,
    /** Bonus money in open rounds and bets, whose returns would be lost too; absent: none. */
    inPlay: z.optional(wireTotal),
  }),
);
export type BonusAtStake = z.infer<typeof bonusesToForfeit>[number];
export const withdrawalCheck = defineRoute({
  id: 'withdrawalCheck',
  method: 'POST',
  base: 'v1',
  path: '/player/wallet/withdrawal/request',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§4, A§7',
  summary: 'Whether the player may withdraw now, and how much.',
  body: deviceCheck,
  response: z.object({
    result: operationResult,
    limit: z.nullable(wireTotal),
    originalLimit: z.nullable(wireTotal),
    duration: z.string(),
    /** When the limit resets; missing where there is none. */
    resetOn: z.optional(timestamp),
    /** What sets the limit: KYC_LIMIT ends once the player's identity is verified. */
    reason: z.optional(z.literal('KYC_LIMIT')),
    /** What a withdrawal would forfeit; missing where there is nothing. */
    bonuses: z.optional(bonusesToForfeit),
  }),
});
export const payment = z.object({
  referenceId: uuid,
  amount: wireAmount,
  currencyCode: currency,
  paymentMethod: paymentMethodCode,
  status: transactionStatus,
  /** Address of the gateway's form, shown in a frame. */
  redirectUrl: z.nullable(z.string()),
  createdAt: timestamp,
  /** The reason of a failure: a code with a text in every locale. */
  failureCode: z.nullable(z.string()),
});
export type Payment = z.infer<typeof payment>;
const moneyErrors = [
  'error.amount.invalid',
  'error.amount.not_positive',
  'error.amount.below_minimum',
  'error.amount.above_maximum',
  'error.payment_method.unavailable',
  'error.payment_gateway.unreachable',
  'error.idempotency.conflict',
] as const;
/** Needs the idempotency-key header: a second click with the same key returns the first payment. */
export const depositStart = defineRoute({
  id: 'depositStart',
  method: 'POST',
  base: 'v1',
  path: '/player/wallet/deposit',
  auth: 'player',
  source: 'A§4; path ours',
  summary: 'Start a deposit at the payment gateway.',
  body: z.object({
    amount: positiveAmount,
    paymentMethod: paymentMethodCode,
    /** The claimed bonus that this deposit is for; without it, the one that the player claimed first. */
    selectedBonusId: z.optional(z.nullable(uuid)),
  }),
  response: payment,
  errors: [
    ...moneyErrors,
    'error.deposit.not_allowed',
    'error.exclusion_register.unreachable',
    'error.bonus.not_chosen',
  ],
});
export const depositStatus = defineRoute({
  id: 'depositStatus',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/deposit/:referenceId',
  auth: 'player',
  anywhere: 'own-money',
  source: 'ours',
  summary: 'The state of a deposit.',
  params: z.object({ referenceId: uuid }),
  response: payment,
  errors: ['error.not_found'],
});
/** The ledger has a deposit only once it has ended, so the history and the cashier read these besides. */
export const pendingDeposits = defineRoute({
  id: 'pendingDeposits',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/pendingDeposit',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'ours',
  summary: 'Deposits that the player has finished and the gateway is still processing, newest first.',
  response: z.array(
    z.object({
      referenceId: uuid,
      amount: wireAmount,
      currencyCode: currency,
      paymentMethod: paymentMethodCode,
      createdAt: timestamp,
    }),
  ),
});
export type PendingDeposit = z.infer<typeof pendingDeposits.response>[number];
/** Needs the idempotency-key header. Moves MAIN to LOCKED until paid or cancelled (ruling 16). */
export const withdrawalStart = defineRoute({
  id: 'withdrawalStart',
  method: 'POST',
  base: 'v1',
  path: '/player/wallet/withdrawal',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§4; path ours',
  summary: 'Request a withdrawal. An active sticky bonus is forfeited with it, which needs the player’s consent.',
  body: z.object({
    amount: positiveAmount,
    paymentMethod: paymentMethodCode,
    /** The sticky bonuses that the player agrees to lose (ruling 16), by assignment id. */
    forfeitedBonuses: z.optional(z.array(uuid).check(z.maxLength(10))),
  }),
  response: payment,
  errors: [
    ...moneyErrors,
    'error.not_enough_funds',
    'error.withdrawal.not_allowed',
    /** More than the limit of `withdrawalCheck` leaves; `details` has its fields. */
    'error.withdrawal.limit',
    /** `details.bonuses`: assignment id, vertical and money of each that would be lost. */
    'error.bonus.consent_needed',
    /**
     * The second factor must be given first; `details.from` is the amount from which on, within a day. `details.code` and
     * `details.passkey` tell with what: a code of the app, or a passkey.
     */
    'error.second_factor.needed',
  ],
});
export const pendingWithdrawals = defineRoute({
  id: 'pendingWithdrawals',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/pendingWithdrawal',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§7',
  summary: 'Withdrawals that are not paid yet.',
  response: z.array(
    z.object({
      pendingWithdrawalId: uuid,
      amount: wireAmount,
      currencyCode: currency,
      paymentMethod: paymentMethodCode,
      requestedAt: timestamp,
      status: transactionStatus,
      cancellable: z.boolean(),
      /**
       * Why the player may not cancel it: the market's law (ruling 21), or a time-out or an exclusion (ruling 19). Null if
       * the player may, or if it is being paid already.
       */
      cancelForbiddenBy: z.nullable(z.enum(['LAW', 'BREAK'])),
      /** Who acts next: the operator reviews, then the gateway pays. */
      nextStep: z.enum(['REVIEW', 'PAYOUT']),
      /** Reasons that still apply; each has a text with what the player can do. Empty if the withdrawal is not held. */
      holds: z.array(payoutHold),
    }),
  ),
});
export type PendingWithdrawal = z.infer<typeof pendingWithdrawals.response>[number];
export const withdrawalCancellation = defineRoute({
  id: 'withdrawalCancellation',
  method: 'POST',
  base: 'v1',
  path: '/player/wallet/withdrawal/cancellation',
  auth: 'player',
  anywhere: 'own-money',
  source: 'A§4, A§7, rulings 19 and 21',
  summary:
    'Cancel a pending withdrawal; the money returns to MAIN. Refused during a time-out or an exclusion, so that the money is not available for play when it ends.',
  body: z.object({ pendingWithdrawalId: uuid, amount: positiveAmount, cancelByPlayer: z.literal(true) }),
  errors: ['error.withdrawal.cancel.limit_reached', 'error.withdrawal.not_pending', 'error.not_found'],
});
