import { formatMoney, hundredthsOf } from '@baize/kernel';
import type { GatewayPayment, GatewayStatus } from '../../src/gateway/model/payment.ts';
import type { GatewaySettings } from '../../src/gateway/Gateway.ts';
import type { WebhookDelivery } from '../../src/WebhookDispatcher.ts';
import type { DeskView } from '../../src/gateway/wire.ts';
import { callServer } from '../design/callServer.ts';
import { byId, h } from '../design/h.ts';
import { liveStream, throttled } from '../design/liveStream.ts';
import { exactTime } from '../design/timeAgo.ts';
import { SCENARIO_TEXTS } from './scenarioTexts.ts';

const TONES: Readonly<Record<GatewayStatus, 'ok' | 'warn' | 'bad' | ''>> = {
  CREATED: '',
  WAITING_INPUT: 'warn',
  PENDING: 'warn',
  HELD: 'warn',
  SUCCEEDED: 'ok',
  PAID: 'ok',
  FAILED: 'bad',
  CANCELLED: '',
};
const DELIVERY_TONES = { QUEUED: 'warn', DELIVERED: 'ok', REFUSED: '', GIVEN_UP: 'bad' } as const;
const DELIVERY_NAMES = {
  QUEUED: 'waiting',
  DELIVERED: 'delivered',
  REFUSED: 'forgery refused',
  GIVEN_UP: 'given up',
} as const;
const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
const fault = byId('fault');

async function act(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    fault.hidden = true;
    await load();
  } catch (error) {
    fault.textContent = error instanceof Error ? error.message : String(error);
    fault.hidden = false;
    fault.scrollIntoView({ block: 'nearest' });
  }
}
const action = (text: string, path: string, body: unknown, kind?: 'danger'): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      'data-size': 'small',
      'data-kind': kind,
      onclick: () => void act(() => callServer(path, 'POST', body)),
    },
    text,
  );

function table(names: readonly string[], rows: readonly HTMLElement[], empty: readonly [string, string]): HTMLElement {
  if (rows.length === 0) return h('div', { class: 'blank' }, h('strong', {}, empty[0]), h('p', {}, empty[1]));
  return h(
    'table',
    { class: 'stack-table' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        names.map((name) =>
          h(
            'th',
            { class: name === 'Amount' ? 'amount' : null },
            name || h('span', { class: 'hidden-text' }, 'Actions'),
          ),
        ),
      ),
    ),
    h('tbody', {}, rows),
  );
}

function paymentRow(payment: GatewayPayment): HTMLElement {
  const path = `/gateway/desk/payments/${payment.id}`;
  const final = ['SUCCEEDED', 'PAID', 'FAILED', 'CANCELLED'].includes(payment.status);
  return h(
    'tr',
    {},
    h(
      'td',
      {},
      exactTime(payment.createdAt),
      h('span', { class: 'sub' }, payment.method, payment.cardLast4 ? ` •• ${payment.cardLast4}` : ''),
    ),
    h('td', { class: 'amount' }, formatMoney(hundredthsOf(payment.amount), payment.currency, 'en')),
    h(
      'td',
      {},
      h('span', { class: 'tag', 'data-tone': TONES[payment.status] }, words(payment.status)),
      payment.failureCode || payment.scenario
        ? h(
            'span',
            { class: 'sub' },
            payment.failureCode ? words(payment.failureCode) : SCENARIO_TEXTS[payment.scenario ?? 'SUCCESS'].name,
          )
        : null,
    ),
    h(
      'td',
      { 'data-wide': true },
      h('span', { class: 'mono clip', title: payment.merchantReference }, payment.merchantReference),
      h('span', { class: 'sub mono clip', title: payment.id }, payment.id),
    ),
    h(
      'td',
      { 'data-wide': true },
      h(
        'span',
        { class: 'row' },
        final
          ? [
              action('Forge webhook', `${path}/false-webhook`, { kind: 'FORGED' }),
              action('Wrong amount', `${path}/false-webhook`, { kind: 'WRONG_AMOUNT' }),
            ]
          : [
              payment.kind === 'PAYMENT' && payment.status === 'CREATED'
                ? h(
                    'a',
                    {
                      class: 'button',
                      'data-size': 'small',
                      href: `/gateway/pay/${payment.id}`,
                      target: '_blank',
                      rel: 'noreferrer',
                    },
                    'Open form',
                  )
                : null,
              action(payment.kind === 'PAYMENT' ? 'Settle' : 'Pay', `${path}/settle`, { succeed: true }),
              action('Fail', `${path}/settle`, { succeed: false }, 'danger'),
            ],
      ),
    ),
  );
}

function deliveryRow(delivery: WebhookDelivery): HTMLElement {
  const answer = delivery.lastError ?? (delivery.lastStatus === undefined ? '' : `answered ${delivery.lastStatus}`);
  return h(
    'tr',
    {},
    h('td', {}, exactTime(delivery.createdAt)),
    h('td', { class: 'mono' }, delivery.type, delivery.forged ? ' (forged)' : ''),
    h(
      'td',
      {},
      h('span', { class: 'tag', 'data-tone': DELIVERY_TONES[delivery.state] }, DELIVERY_NAMES[delivery.state]),
      h(
        'span',
        { class: 'sub' },
        `${delivery.attempts} ${delivery.attempts === 1 ? 'attempt' : 'attempts'}${answer ? `, ${answer}` : ''}`,
      ),
    ),
    h('td', { 'data-wide': true }, h('span', { class: 'mono clip', title: delivery.url }, delivery.url)),
    h(
      'td',
      { 'data-wide': true },
      h(
        'span',
        { class: 'row' },
        h(
          'button',
          {
            type: 'button',
            'data-size': 'small',
            onclick: () =>
              void act(() =>
                callServer(`/gateway/desk/deliveries/${encodeURIComponent(delivery.id)}/again`, 'POST', {}),
              ),
          },
          delivery.state === 'QUEUED' ? 'Try now' : 'Send again',
        ),
      ),
    ),
  );
}

function showSettings(settings: GatewaySettings): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="payouts"]'))
    radio.checked = radio.value === settings.payouts;
  for (const name of ['payoutSeconds', 'pendingSeconds'] as const) {
    const input = byId<HTMLInputElement>(name);
    if (document.activeElement !== input) input.value = String(settings[name]);
  }
  byId<HTMLInputElement>('offline').checked = settings.offline;
}

async function load(): Promise<void> {
  const desk = await callServer<DeskView>('/gateway/desk');
  showSettings(desk.settings);
  const names = ['Started', 'Amount', 'State', 'Operator’s and gateway’s reference', ''];
  byId('payments').replaceChildren(
    table(names, desk.payments.map(paymentRow), [
      'No payment yet',
      'Start a deposit on the site; its form opens in a frame and its course shows up here.',
    ]),
  );
  byId('payouts').replaceChildren(
    table(names, desk.payouts.map(paymentRow), [
      'No payout yet',
      'A withdrawal that the operator approves arrives here.',
    ]),
  );
  byId('deliveries').replaceChildren(
    table(['Queued', 'Event', 'State', 'To', ''], desk.deliveries.map(deliveryRow), [
      'No notices yet',
      'Each change of a payment sends one signed webhook.',
    ]),
  );
}

byId('settings').addEventListener('change', () => {
  const seconds = (id: string): number => Math.min(3600, Math.max(0, Number(byId<HTMLInputElement>(id).value) || 0));
  void act(async () => {
    await callServer('/gateway/desk/settings', 'PUT', {
      payouts: document.querySelector<HTMLInputElement>('input[name="payouts"]:checked')?.value,
      payoutSeconds: seconds('payoutSeconds'),
      pendingSeconds: seconds('pendingSeconds'),
      offline: byId<HTMLInputElement>('offline').checked,
    });
    byId('saved').textContent = 'Saved. Applies from now on.';
  });
});
byId('settings').addEventListener('submit', (event) => event.preventDefault());
for (const id of ['payments', 'payouts', 'deliveries'])
  byId(id).replaceChildren(
    h('div', { class: 'blank' }, h('span', { class: 'skeleton' }, 'Loading the gateway’s books')),
  );
const refresh = throttled(() => void act(async () => undefined), 250);
liveStream('/gateway/stream', refresh, (connected) => {
  byId('line').textContent = connected ? 'live' : 'line lost, trying again';
  byId('line').dataset['tone'] = connected ? 'ok' : 'bad';
  if (connected) refresh();
});
