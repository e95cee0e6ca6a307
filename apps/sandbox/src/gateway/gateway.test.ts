import { mkdtempSync, rmSync, appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayWebhook } from '@baize/contracts/payments';
import { HEADERS } from '@baize/contracts/route';
import { verify } from '@baize/contracts/signature';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Gateway, statusReply, type PaymentRequest } from './Gateway.ts';
import { expiryFault, luhnHolds } from './model/card.ts';
import { advance, isFinal, OVERTAKING_MS, type GatewayPayment, type PaymentCommand } from './model/payment.ts';
import { CONFIRMATION_CODE, scenarioOfCard, SCENARIOS, TEST_CARDS } from './model/scenarios.ts';
import { retryDelay, WebhookDispatcher, type Post } from '../WebhookDispatcher.ts';

const SECRET = 'whsec-test';
let dataDir: string;
let clock: Date;
let sent: { url: string; body: string; signature: string }[];
let answers: (number | Error)[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-gateway-'));
  clock = new Date('2026-11-21T12:00:00Z');
  sent = [];
  answers = [];
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const post: Post = async (url, body, headers) => {
  sent.push({ url, body, signature: headers[HEADERS.signature] ?? '' });
  const answer = answers.shift() ?? 200;
  if (answer instanceof Error) throw answer;
  return answer;
};
function open(): { gateway: Gateway; webhooks: WebhookDispatcher } {
  const now = (): Date => clock;
  const webhooks = new WebhookDispatcher({ dataDir, file: 'webhooks.jsonl', secret: SECRET, now, post });
  return { webhooks, gateway: new Gateway({ dataDir, webhooks, now }) };
}
const later = (milliseconds: number): void => {
  clock = new Date(clock.getTime() + milliseconds);
};
const request = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  merchantReference: 'ref-1',
  amount: 50,
  currency: 'EUR',
  method: 'CREDITCARD',
  playerReference: 'player-1',
  language: 'en',
  webhookUrl: 'http://api.test/webhook',
  ...change,
});
const types = (): string[] => sent.map((call) => (JSON.parse(call.body) as { type: string }).type);

describe('test cards', () => {
  it('have valid numbers, differ from each other and choose their scenario', () => {
    for (const scenario of SCENARIOS) {
      expect(luhnHolds(TEST_CARDS[scenario])).toBe(true);
      expect(scenarioOfCard(TEST_CARDS[scenario])).toBe(scenario);
    }
    expect(scenarioOfCard('4242424242424242')).toBeUndefined();
  });
  it('fail the check digit if any digit is mistyped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SCENARIOS), fc.nat(15), fc.integer({ min: 1, max: 9 }), (scenario, at, shift) => {
        const digits = [...TEST_CARDS[scenario]];
        digits[at] = String((Number(digits[at]) + shift) % 10);
        expect(luhnHolds(digits.join(''))).toBe(false);
      }),
    );
  });
  it.each([
    ['11/26', null],
    ['10/26', 'past'],
    ['1/27', 'format'],
    ['13/27', 'format'],
    ['0527', null],
  ])('expiry %s → %s', (text, fault) => {
    expect(expiryFault(text, clock)).toBe(fault);
  });
});

describe('the state machine', () => {
  const fresh = (kind: GatewayPayment['kind']): GatewayPayment => ({
    id: 'x',
    kind,
    ...request(),
    status: kind === 'PAYMENT' ? 'CREATED' : 'PENDING',
    codeAttempts: 0,
    createdAt: '',
    updatedAt: '',
    events: [],
  });
  const command: fc.Arbitrary<PaymentCommand> = fc.oneof(
    fc.constantFrom(...SCENARIOS).map((scenario) => ({ type: 'submit' as const, scenario, settleMs: 1000 })),
    fc.constantFrom('000000', CONFIRMATION_CODE).map((code) => ({ type: 'code' as const, code })),
    fc.constant({ type: 'cancel' as const, by: 'player' as const }),
    fc.constant({ type: 'cancel' as const, by: 'operator' as const }),
    fc.constant({ type: 'due' as const }),
    fc.boolean().map((succeed) => ({ type: 'settle' as const, succeed })),
  );

  it('reports at most one final status, never changes after it, and never contradicts it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PAYMENT' as const, 'PAYOUT' as const),
        fc.array(command, { maxLength: 8 }),
        (kind, commands) => {
          let payment = fresh(kind);
          for (const each of commands) {
            const next = advance(payment, each, clock, () => `evt-${Math.random()}`);
            if (isFinal(payment)) expect(next).toEqual({ ok: false, error: 'already_finished' });
            if (next.ok) payment = next.value;
          }
          const told = payment.events.map((event) => event.type).filter((type) => /succeeded|failed|paid/.test(type));
          expect(told.length).toBeLessThanOrEqual(1);
          const expected = {
            SUCCEEDED: 'payment.succeeded',
            PAID: 'payout.paid',
            FAILED: kind === 'PAYMENT' ? 'payment.failed' : 'payout.failed',
            CANCELLED: kind === 'PAYMENT' ? 'payment.failed' : undefined,
          } as const;
          const end = payment.status in expected ? expected[payment.status as keyof typeof expected] : undefined;
          if (told[0] !== undefined) expect(told[0]).toBe(end);
          else
            expect(['CREATED', 'WAITING_INPUT', 'PENDING', 'HELD', 'SUCCEEDED', 'CANCELLED']).toContain(payment.status);
        },
      ),
    );
  });
});

describe('a payment', () => {
  it('succeeds once and notifies the operator in the contract’s shape, signed', async () => {
    const { gateway, webhooks } = open();
    const payment = gateway.create('PAYMENT', request());
    gateway.apply(payment.id, { type: 'submit', scenario: 'SUCCESS', cardLast4: '1111', settleMs: 0 });
    expect(gateway.apply(payment.id, { type: 'submit', scenario: 'SUCCESS', settleMs: 0 })).toEqual({
      ok: false,
      error: 'already_finished',
    });
    await webhooks.tick();
    await webhooks.tick();
    expect(sent).toHaveLength(1);
    const call = sent[0];
    expect(gatewayWebhook.body.parse(JSON.parse(call?.body ?? ''))).toMatchObject({
      type: 'payment.succeeded',
      merchantReference: 'ref-1',
      amount: 50,
      currency: 'EUR',
      paymentId: payment.id,
    });
    expect(verify(SECRET, 'POST /webhook', call?.body ?? '', call?.signature, clock)).toBeNull();
    expect(verify(SECRET, 'POST /webhook', `${call?.body} `, call?.signature, clock)).toBe('wrong');
  });

  it('is the same payment for the same merchantReference, and a conflict for another amount', () => {
    const { gateway } = open();
    expect(gateway.create('PAYMENT', request()).id).toBe(gateway.create('PAYMENT', request()).id);
    expect(() => gateway.create('PAYMENT', request({ amount: 51 }))).toThrow(/another amount/);
  });

  it('stays pending, then succeeds after its time', async () => {
    const { gateway, webhooks } = open();
    const { id } = gateway.create('PAYMENT', request());
    gateway.apply(id, { type: 'submit', scenario: 'PENDING', settleMs: 8000 });
    expect(gateway.apply(id, { type: 'cancel', by: 'player' })).toEqual({ ok: false, error: 'not_expected' });
    later(7999);
    gateway.tick();
    expect(gateway.get(id).status).toBe('PENDING');
    later(1);
    gateway.tick();
    expect(gateway.get(id).status).toBe('SUCCEEDED');
    await webhooks.tick();
    expect(types()).toEqual(['payment.pending', 'payment.succeeded']);
  });

  it('is cancelled by the operator if the player has not finished it, and closes by itself at the operator’s time', async () => {
    const { gateway, webhooks } = open();
    const { id } = gateway.create('PAYMENT', request({ expiresInSeconds: 60 }));
    expect(gateway.apply(id, { type: 'cancel', by: 'operator' })).toMatchObject({
      ok: true,
      value: { status: 'CANCELLED', failureCode: 'expired', events: [] },
    });
    expect(gateway.apply(id, { type: 'submit', scenario: 'SUCCESS', settleMs: 0 })).toEqual({
      ok: false,
      error: 'already_finished',
    });
    const other = gateway.create('PAYMENT', request({ merchantReference: 'ref-2', expiresInSeconds: 60 }));
    later(59_999);
    gateway.tick();
    expect(gateway.get(other.id).status).toBe('CREATED');
    later(1);
    gateway.tick();
    expect(gateway.get(other.id)).toMatchObject({ status: 'FAILED', failureCode: 'expired' });
    await webhooks.tick();
    expect(types()).toEqual(['payment.failed']);
  });

  it('fails after three wrong confirmation codes', () => {
    const { gateway } = open();
    const { id } = gateway.create('PAYMENT', request());
    gateway.apply(id, { type: 'submit', scenario: 'CODE', settleMs: 0 });
    expect(gateway.apply(id, { type: 'code', code: '000000' })).toEqual({ ok: false, error: 'code_wrong' });
    expect(gateway.apply(id, { type: 'code', code: '000001' })).toEqual({ ok: false, error: 'code_wrong' });
    expect(gateway.apply(id, { type: 'code', code: '000002' })).toMatchObject({
      ok: true,
      value: { status: 'FAILED', failureCode: 'authentication_failed' },
    });
  });

  it('can succeed without a webhook, for reconciliation to find', async () => {
    const { gateway, webhooks } = open();
    const { id } = gateway.create('PAYMENT', request());
    gateway.apply(id, { type: 'submit', scenario: 'SILENT', settleMs: 0 });
    later(60_000);
    await webhooks.tick();
    expect(sent).toEqual([]);
    expect(statusReply(gateway.get(id))).toMatchObject({ status: 'SUCCEEDED', merchantReference: 'ref-1' });
  });

  it('repeats an event id or reorders events on request', async () => {
    const { gateway, webhooks } = open();
    const twice = gateway.create('PAYMENT', request());
    gateway.apply(twice.id, { type: 'submit', scenario: 'DUPLICATED', settleMs: 0 });
    await webhooks.tick();
    expect(new Set(sent.map((call) => (JSON.parse(call.body) as { eventId: string }).eventId)).size).toBe(1);
    expect(sent).toHaveLength(3);
    sent = [];
    const mixed = gateway.create('PAYMENT', request({ merchantReference: 'ref-2' }));
    gateway.apply(mixed.id, { type: 'submit', scenario: 'REORDERED', settleMs: 0 });
    await webhooks.tick();
    later(OVERTAKING_MS);
    await webhooks.tick();
    expect(types()).toEqual(['payment.succeeded', 'payment.pending']);
  });

  it('expires if its form is left open', () => {
    const { gateway } = open();
    const { id } = gateway.create('PAYMENT', request());
    later(31 * 60_000);
    gateway.tick();
    expect(gateway.get(id)).toMatchObject({ status: 'FAILED', failureCode: 'expired' });
  });
});

describe('a payout', () => {
  it('is paid after its time, fails or waits as configured, and can be cancelled only before', () => {
    const { gateway } = open();
    const paid = gateway.create('PAYOUT', request());
    later(5000);
    gateway.tick();
    expect(gateway.get(paid.id).status).toBe('PAID');
    expect(gateway.apply(paid.id, { type: 'cancel', by: 'operator' })).toEqual({
      ok: false,
      error: 'already_finished',
    });
    gateway.changeSettings({ payouts: 'FAIL' });
    const failed = gateway.create('PAYOUT', request({ merchantReference: 'ref-2' }));
    later(5000);
    gateway.tick();
    expect(gateway.get(failed.id)).toMatchObject({ status: 'FAILED', failureCode: 'account_closed' });
    gateway.changeSettings({ payouts: 'HOLD' });
    const held = gateway.create('PAYOUT', request({ merchantReference: 'ref-3' }));
    later(1e9);
    gateway.tick();
    expect(gateway.get(held.id).status).toBe('HELD');
    expect(gateway.apply(held.id, { type: 'cancel', by: 'operator' })).toMatchObject({
      ok: true,
      value: { status: 'CANCELLED', events: [] },
    });
  });
});

describe('webhooks', () => {
  it('are retried with growing pauses until the operator answers 2xx, signed again each time', async () => {
    const { gateway, webhooks } = open();
    answers = [new Error('connect ECONNREFUSED'), 500, 404, 204];
    const { id } = gateway.create('PAYMENT', request());
    gateway.apply(id, { type: 'submit', scenario: 'SUCCESS', settleMs: 0 });
    const pauses: number[] = [];
    for (let guard = 0; webhooks.queued > 0 && guard < 20; guard += 1) {
      await webhooks.tick();
      const [delivery] = webhooks.recent(1);
      if (delivery?.state !== 'QUEUED') break;
      const pause = Date.parse(delivery.nextAttemptAt) - clock.getTime();
      pauses.push(pause);
      later(pause - 1);
      await webhooks.tick();
      later(1);
    }
    expect(pauses).toEqual([500, 1000, 2000]);
    expect(sent).toHaveLength(4);
    expect(verify(SECRET, 'POST /webhook', sent[3]?.body ?? '', sent[3]?.signature, clock)).toBeNull();
    expect(webhooks.recent(1)).toMatchObject([{ state: 'DELIVERED', attempts: 4, lastStatus: 204 }]);
    expect(retryDelay(40)).toBe(60_000);
  });

  it('are forged on request, and then not retried', async () => {
    const { gateway, webhooks } = open();
    answers = [401];
    const { id } = gateway.create('PAYMENT', request());
    gateway.sendFalse(id, 'FORGED');
    await webhooks.tick();
    expect(verify(SECRET, 'POST /webhook', sent[0]?.body ?? '', sent[0]?.signature, clock)).toBe('wrong');
    expect(webhooks.recent(1)).toMatchObject([{ state: 'REFUSED', lastStatus: 401 }]);
  });
});

describe('a restart', () => {
  it('continues with open payments, due payouts and undelivered webhooks', async () => {
    const before = open();
    answers = [new Error('down')];
    const done = before.gateway.create('PAYMENT', request());
    before.gateway.apply(done.id, { type: 'submit', scenario: 'SUCCESS', settleMs: 0 });
    await before.webhooks.tick();
    const pending = before.gateway.create('PAYMENT', request({ merchantReference: 'ref-2' }));
    before.gateway.apply(pending.id, { type: 'submit', scenario: 'PENDING', settleMs: 8000 });
    appendFileSync(join(dataDir, 'payments.jsonl'), '{"id":"pay_torn","kind":"PAY');
    later(10_000);

    const after = open();
    expect(after.gateway.create('PAYMENT', request()).id).toBe(done.id);
    after.gateway.tick();
    await after.webhooks.tick();
    expect(types()).toEqual(['payment.succeeded', 'payment.succeeded', 'payment.pending', 'payment.succeeded']);
    expect(after.gateway.get(pending.id).status).toBe('SUCCEEDED');
    expect(readFileSync(join(dataDir, 'payments.jsonl'), 'utf8')).not.toContain('pay_torn');
  });

  it('sends the webhook that a kill prevented after the payment’s line', async () => {
    const before = open();
    const { id } = before.gateway.create('PAYMENT', request());
    before.gateway.apply(id, { type: 'submit', scenario: 'SUCCESS', settleMs: 0 });
    writeFileSync(join(dataDir, 'webhooks.jsonl'), '');
    const after = open();
    await after.webhooks.tick();
    expect(types()).toEqual(['payment.succeeded']);
  });
});
