import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { gatewayPaymentRequest, gatewayPaymentStatus } from '@baize/contracts/payments';
import { newId, ok, type Result } from '@baize/kernel';
import type * as z from 'zod/mini';
import { KeyedJournal } from '../KeyedJournal.ts';
import { Refusal } from '../refusals.ts';
import {
  advance,
  isFinal,
  type GatewayPayment,
  type PaymentCommand,
  type PaymentEvent,
  type PaymentFault,
} from './model/payment.ts';
import type { WebhookDispatcher } from '../WebhookDispatcher.ts';

export type PaymentRequest = z.output<typeof gatewayPaymentRequest>;
export type PaymentStatusReply = z.output<typeof gatewayPaymentStatus>;

export interface GatewaySettings {
  readonly id: 'settings';
  /** HOLD: staff decide each payout by hand. */
  readonly payouts: 'PAY' | 'FAIL' | 'HOLD';
  readonly payoutSeconds: number;
  readonly pendingSeconds: number;
  /** The gateway is down: operator calls get 503. */
  readonly offline: boolean;
}
export const DEFAULT_SETTINGS: GatewaySettings = {
  id: 'settings',
  payouts: 'PAY',
  payoutSeconds: 5,
  pendingSeconds: 8,
  offline: false,
};

const FORM_OPEN_MS = 30 * 60_000;
const TICK_MS = 200;
const open = (payment: GatewayPayment): boolean => !isFinal(payment);

/** Payments and payouts with their state machine, journal and timers. Every change is on disk before it is reported. */
export class Gateway {
  readonly #payments: KeyedJournal<GatewayPayment>;
  readonly #settings: KeyedJournal<GatewaySettings>;
  readonly #byReference = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #webhooks: WebhookDispatcher;
  readonly #now: () => Date;
  readonly #onChange: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: {
    readonly dataDir: string;
    readonly webhooks: WebhookDispatcher;
    readonly now: () => Date;
    readonly onChange?: () => void;
  }) {
    this.#webhooks = options.webhooks;
    this.#now = options.now;
    this.#onChange = options.onChange ?? (() => undefined);
    this.#payments = new KeyedJournal(join(options.dataDir, 'payments.jsonl'), { limit: 5000, keep: open });
    this.#settings = new KeyedJournal(join(options.dataDir, 'gateway-settings.jsonl'), { limit: 1 });
    for (const payment of this.#payments.all()) {
      this.#index(payment);
      // A kill between the payment's line and its webhook's line must not lose the webhook.
      this.#announce(payment);
    }
  }

  get settings(): GatewaySettings {
    return { ...DEFAULT_SETTINGS, ...this.#settings.get('settings') };
  }

  changeSettings(change: Partial<Omit<GatewaySettings, 'id'>>): GatewaySettings {
    const changed = this.#settings.put({ ...this.settings, ...change });
    this.#onChange();
    return changed;
  }

  counts(): { payments: number; payouts: number; open: number } {
    const all = this.#payments.all();
    const payouts = all.filter((payment) => payment.kind === 'PAYOUT').length;
    return { payments: all.length - payouts, payouts, open: this.#open.size };
  }

  get(id: string): GatewayPayment {
    const payment = this.#payments.get(id);
    if (!payment)
      throw new Refusal(
        404,
        'error.not_found',
        'There is no payment with this id. Check the address, or start the payment again.',
      );
    return payment;
  }

  find(merchantReference: string): GatewayPayment[] {
    return (['PAYMENT', 'PAYOUT'] as const).flatMap(
      (kind) => this.#payments.get(this.#byReference.get(`${kind}|${merchantReference}`) ?? '') ?? [],
    );
  }

  /** Newest first. */
  recent(kind: GatewayPayment['kind'], limit: number): GatewayPayment[] {
    return this.#payments
      .all()
      .reverse()
      .filter((payment) => payment.kind === kind)
      .slice(0, limit);
  }

  /** Starts a payment or payout. The same merchantReference returns the same one, or a conflict if anything differs. */
  create(kind: GatewayPayment['kind'], request: PaymentRequest): GatewayPayment {
    const [known] = this.find(request.merchantReference).filter((payment) => payment.kind === kind);
    if (known) {
      if (known.amount !== request.amount || known.currency !== request.currency || known.method !== request.method) {
        throw new Refusal(
          409,
          'error.idempotency.conflict',
          'This merchantReference is already used for another amount, currency or method. Use a new reference for a new payment.',
        );
      }
      return known;
    }
    const now = this.#now();
    const { payouts, payoutSeconds } = this.settings;
    const { expiresInSeconds, ...order } = request;
    const formOpenMs = expiresInSeconds === undefined ? FORM_OPEN_MS : expiresInSeconds * 1000;
    const dueInMs = kind === 'PAYMENT' ? formOpenMs : payoutSeconds * 1000;
    const held = kind === 'PAYOUT' && payouts === 'HOLD';
    return this.#save({
      id: `${kind === 'PAYMENT' ? 'pay' : 'out'}_${randomBytes(16).toString('hex')}`,
      kind,
      ...order,
      status: kind === 'PAYMENT' ? 'CREATED' : held ? 'HELD' : 'PENDING',
      codeAttempts: 0,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      events: [],
      ...(!held && { dueAt: new Date(now.getTime() + dueInMs).toISOString() }),
    });
  }

  /** Applies a command. A wrong confirmation code is counted even though it changes nothing else. */
  apply(id: string, command: PaymentCommand): Result<GatewayPayment, PaymentFault> {
    const payment = this.get(id);
    const next = advance(payment, command, this.#now(), () => `evt_${newId()}`);
    if (next.ok) return ok(this.#save(next.value));
    if (next.error === 'code_wrong')
      this.#save({ ...payment, codeAttempts: payment.codeAttempts + 1, updatedAt: this.#now().toISOString() });
    return next;
  }

  /**
   * Sends a forged copy of a payment's latest webhook: with a wrong signature, or correctly signed with a hundred times
   * the amount.
   */
  sendFalse(id: string, kind: 'FORGED' | 'WRONG_AMOUNT'): void {
    const payment = this.get(id);
    const last = payment.events.at(-1);
    const event: PaymentEvent = {
      eventId: `evt_${newId()}`,
      type: last?.type ?? (payment.kind === 'PAYMENT' ? 'payment.succeeded' : 'payout.paid'),
      createdAt: this.#now().toISOString(),
      delayMs: 0,
      copies: 1,
    };
    const amount = kind === 'WRONG_AMOUNT' ? Math.round(payment.amount * 10_000) / 100 : payment.amount;
    this.#webhooks.enqueue({
      id: `${event.eventId}.1`,
      subject: id,
      type: event.type,
      url: payment.webhookUrl,
      body: webhookBody({ ...payment, amount }, event),
      forged: kind === 'FORGED',
    });
  }

  start(): void {
    this.#timer ??= setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Runs what is due: settles pending payments, pays or fails payouts, closes abandoned forms. */
  tick(): void {
    const now = this.#now().toISOString();
    for (const id of [...this.#open]) {
      const payment = this.get(id);
      if (payment.dueAt === undefined || payment.dueAt > now) continue;
      this.apply(
        id,
        payment.kind === 'PAYOUT' && this.settings.payouts === 'FAIL'
          ? { type: 'settle', succeed: false }
          : { type: 'due' },
      );
    }
  }

  #save(payment: GatewayPayment): GatewayPayment {
    this.#payments.put(payment);
    this.#index(payment);
    this.#announce(payment);
    this.#onChange();
    return payment;
  }

  #index(payment: GatewayPayment): void {
    this.#byReference.set(`${payment.kind}|${payment.merchantReference}`, payment.id);
    if (isFinal(payment)) this.#open.delete(payment.id);
    else this.#open.add(payment.id);
  }

  #announce(payment: GatewayPayment): void {
    for (const event of payment.events) {
      for (let copy = 1; copy <= event.copies; copy += 1) {
        this.#webhooks.enqueue({
          id: `${event.eventId}.${copy}`,
          subject: payment.id,
          type: event.type,
          url: payment.webhookUrl,
          body: webhookBody(payment, event),
          delayMs: event.delayMs,
        });
      }
    }
  }
}

/** The event as sent (`gatewayWebhook.body` of the contracts). */
function webhookBody(payment: GatewayPayment, event: PaymentEvent): string {
  const failed = event.type.endsWith('.failed');
  return JSON.stringify({
    eventId: event.eventId,
    type: event.type,
    paymentId: payment.id,
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    currency: payment.currency,
    ...(failed && payment.failureCode !== undefined && { failureCode: payment.failureCode }),
    ...(payment.instrument !== undefined && { instrument: payment.instrument }),
    createdAt: event.createdAt,
  });
}

export function statusReply(payment: GatewayPayment): PaymentStatusReply {
  return {
    paymentId: payment.id,
    kind: payment.kind,
    merchantReference: payment.merchantReference,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency as PaymentStatusReply['currency'],
    updatedAt: payment.updatedAt,
    ...(payment.failureCode !== undefined && { failureCode: payment.failureCode }),
    ...(payment.instrument !== undefined && { instrument: payment.instrument }),
  };
}
