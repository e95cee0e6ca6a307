import type { GATEWAY_EVENTS, GATEWAY_FAILURE_CODES, GATEWAY_STATUSES } from '@baize/contracts/payments';
import { err, ok, unreachable, type Result } from '@baize/kernel';
import { CODE_ATTEMPTS, CONFIRMATION_CODE, type Scenario } from './scenarios.ts';

export type GatewayStatus = (typeof GATEWAY_STATUSES)[number];
export type GatewayEventType = (typeof GATEWAY_EVENTS)[number];
export type FailureCode = (typeof GATEWAY_FAILURE_CODES)[number];

/**
 * An event for the operator's server. Several `copies` of one event id are duplicates; a delay lets later events
 * overtake it.
 */
export interface PaymentEvent {
  readonly eventId: string;
  readonly type: GatewayEventType;
  readonly createdAt: string;
  readonly delayMs: number;
  readonly copies: number;
}

/** A payment (player → operator) or a payout (operator → player). Only the last digits of a card number are stored. */
export interface GatewayPayment {
  readonly id: string;
  readonly kind: 'PAYMENT' | 'PAYOUT';
  readonly merchantReference: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly playerReference: string;
  readonly language: string;
  readonly webhookUrl: string;
  readonly status: GatewayStatus;
  readonly failureCode?: FailureCode;
  readonly scenario?: Scenario;
  readonly cardLast4?: string;
  /** Names what pays, the same for every payment with it. */
  readonly instrument?: string;
  readonly codeAttempts: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the gateway acts automatically: an open form expires, a pending payment settles, a payout is paid. */
  readonly dueAt?: string;
  readonly events: readonly PaymentEvent[];
}

export type PaymentCommand =
  | {
      readonly type: 'submit';
      readonly scenario: Scenario;
      readonly cardLast4?: string;
      readonly instrument?: string;
      readonly settleMs: number;
    }
  | { readonly type: 'code'; readonly code: string }
  /** By the player on the form, or by the operator, who cancels what the player has not finished. */
  | { readonly type: 'cancel'; readonly by: 'player' | 'operator' }
  | { readonly type: 'due' }
  /** By the gateway's staff on its own page. */
  | { readonly type: 'settle'; readonly succeed: boolean };

export type PaymentFault = 'already_finished' | 'not_expected' | 'code_wrong';

export const FINAL: ReadonlySet<GatewayStatus> = new Set<GatewayStatus>(['SUCCEEDED', 'PAID', 'FAILED', 'CANCELLED']);
export const isFinal = (payment: GatewayPayment): boolean => FINAL.has(payment.status);

/** Delay of a reordered event, so that the later one overtakes it. */
export const OVERTAKING_MS = 1500;

interface Step {
  readonly status: GatewayStatus;
  readonly events?: readonly (Pick<PaymentEvent, 'type'> & Partial<Pick<PaymentEvent, 'delayMs' | 'copies'>>)[];
  readonly failureCode?: FailureCode;
  readonly dueInMs?: number;
  readonly codeAttempts?: number;
}

const FAILED = (failureCode: FailureCode): Step => ({
  status: 'FAILED',
  failureCode,
  events: [{ type: 'payment.failed' }],
});

function submitted(scenario: Scenario, settleMs: number): Step {
  switch (scenario) {
    case 'SUCCESS':
    case 'SHARED':
      return { status: 'SUCCEEDED', events: [{ type: 'payment.succeeded' }] };
    case 'INSUFFICIENT_FUNDS':
      return FAILED('insufficient_funds');
    case 'STOLEN_CARD':
      return FAILED('stolen_card');
    case 'PENDING':
      return { status: 'PENDING', events: [{ type: 'payment.pending' }], dueInMs: settleMs };
    case 'CODE':
      return { status: 'WAITING_INPUT', events: [{ type: 'payment.waiting_input' }], dueInMs: 15 * 60_000 };
    case 'SILENT':
      return { status: 'SUCCEEDED', events: [] };
    case 'DUPLICATED':
      return { status: 'SUCCEEDED', events: [{ type: 'payment.succeeded', copies: 3 }] };
    case 'REORDERED':
      return {
        status: 'SUCCEEDED',
        events: [{ type: 'payment.pending', delayMs: OVERTAKING_MS }, { type: 'payment.succeeded' }],
      };
    default:
      return unreachable(scenario);
  }
}

function step(payment: GatewayPayment, command: PaymentCommand): Result<Step, PaymentFault> {
  if (isFinal(payment)) return err('already_finished');
  const payout = payment.kind === 'PAYOUT';
  switch (command.type) {
    case 'submit':
      return payment.status === 'CREATED' ? ok(submitted(command.scenario, command.settleMs)) : err('not_expected');
    case 'code':
      if (payment.status !== 'WAITING_INPUT') return err('not_expected');
      if (command.code === CONFIRMATION_CODE)
        return ok({ status: 'SUCCEEDED', events: [{ type: 'payment.succeeded' }] });
      return payment.codeAttempts + 1 >= CODE_ATTEMPTS ? ok(FAILED('authentication_failed')) : err('code_wrong');
    case 'cancel':
      if (payout) return ok({ status: 'CANCELLED' });
      // The money may already be in transit, so nobody can cancel a pending payment.
      return payment.status === 'PENDING'
        ? err('not_expected')
        : command.by === 'operator'
          ? // The answer tells the operator, so no event does.
            ok({ status: 'CANCELLED', failureCode: 'expired' })
          : ok({ status: 'CANCELLED', failureCode: 'cancelled_by_player', events: [{ type: 'payment.failed' }] });
    case 'due':
      if (payment.status === 'HELD') return err('not_expected');
      if (payout) return ok({ status: 'PAID', events: [{ type: 'payout.paid' }] });
      return payment.status === 'PENDING'
        ? ok({ status: 'SUCCEEDED', events: [{ type: 'payment.succeeded' }] })
        : ok(FAILED('expired'));
    case 'settle':
      if (payout)
        return ok(
          command.succeed
            ? { status: 'PAID', events: [{ type: 'payout.paid' }] }
            : { status: 'FAILED', failureCode: 'account_closed', events: [{ type: 'payout.failed' }] },
        );
      return ok(
        command.succeed ? { status: 'SUCCEEDED', events: [{ type: 'payment.succeeded' }] } : FAILED('declined'),
      );
    default:
      return unreachable(command);
  }
}

/**
 * Applies a command to a payment: one state machine for payments and payouts. A finished payment never changes.
 * @param newEventId creates the ids of new events
 */
export function advance(
  payment: GatewayPayment,
  command: PaymentCommand,
  now: Date,
  newEventId: () => string,
): Result<GatewayPayment, PaymentFault> {
  const next = step(payment, command);
  if (!next.ok) return next;
  const { dueAt: _passed, ...rest } = payment;
  const { status, failureCode, dueInMs, events = [], codeAttempts = payment.codeAttempts } = next.value;
  return ok({
    ...rest,
    status,
    codeAttempts,
    updatedAt: now.toISOString(),
    ...(failureCode !== undefined && { failureCode }),
    ...(command.type === 'submit' && {
      scenario: command.scenario,
      ...(command.cardLast4 !== undefined && { cardLast4: command.cardLast4 }),
      ...(command.instrument !== undefined && { instrument: command.instrument }),
    }),
    ...(dueInMs !== undefined && { dueAt: new Date(now.getTime() + dueInMs).toISOString() }),
    events: [
      ...payment.events,
      ...events.map((event) => ({
        eventId: newEventId(),
        type: event.type,
        createdAt: now.toISOString(),
        delayMs: event.delayMs ?? 0,
        copies: event.copies ?? 1,
      })),
    ],
  });
}
