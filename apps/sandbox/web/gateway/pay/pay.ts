import { formatMoney, hundredthsOf } from '@baize/kernel';
import { SCENARIOS, type Scenario } from '../../../src/gateway/model/scenarios.ts';
import type { HostedView } from '../../../src/gateway/wire.ts';
import { callServer, CallFailed } from '../../design/callServer.ts';
import { byId, h } from '../../design/h.ts';
import { cardForm, type CardForm } from './cardForm.ts';
import { formField, type FormField } from './formField.ts';
import { tellHeight, tellParent } from './parentFrame.ts';
import { ENGLISH, textsFor, type PayTexts } from './texts.ts';

const PENDING_POLL_MS = 1500;
const main = byId('main');
const path = `/gateway/hosted/${encodeURIComponent(window.location.pathname.split('/').filter(Boolean).at(-1) ?? '')}`;
const METHOD_NAMES: Readonly<Record<string, string>> = {
  EUTELLER: 'Euteller',
  TRUSTLY: 'Trustly',
  RAPIDTRANSFER: 'Rapid Transfer',
  MSIPAY: 'MSIPay',
  MUCHBETTER: 'MuchBetter',
  NETELLER: 'Neteller',
  SKRILL: 'Skrill',
  PAYSAFECARD: 'paysafecard',
  SIRU: 'Siru',
};
const MARKS = { ok: 'M20 33l8 8 17-18', bad: 'M22 22l20 20M42 22l-20 20', warn: 'M32 18v16l10 6' } as const;

let texts: PayTexts = ENGLISH;
function speak(words: PayTexts): void {
  texts = words;
  document.documentElement.lang = words.tag;
  byId('secure').textContent = words.t('secure');
}
// The browser's language until the payment's language is known.
const firstWords = textsFor(navigator.language).then(speak);
const tell = (view: HostedView, type: 'loaded' | 'finished' | 'cancelled'): void =>
  tellParent(view.parentOrigins, type, view.merchantReference);
const amountOf = (view: HostedView): string => formatMoney(hundredthsOf(view.amount), view.currency, texts.tag);

function messagePage(tone: keyof typeof MARKS, title: string, text: string): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 64 64');
  svg.setAttribute('aria-hidden', 'true');
  const circle = document.createElementNS(svg.namespaceURI, 'circle');
  for (const [name, value] of [
    ['cx', '32'],
    ['cy', '32'],
    ['r', '29'],
  ] as const)
    circle.setAttribute(name, value);
  const mark = document.createElementNS(svg.namespaceURI, 'path');
  mark.setAttribute('d', MARKS[tone]);
  svg.append(circle, mark);
  const heading = h('h1', { tabindex: '-1' }, title);
  main.replaceChildren(
    h(
      'div',
      { class: 'result', 'data-tone': tone, role: 'status' },
      svg as unknown as HTMLElement,
      heading,
      h('p', { class: 'lead' }, text),
    ),
  );
  heading.focus({ preventScroll: true });
}

function showResult(view: HostedView): void {
  const { t, find } = texts;
  if (view.status === 'SUCCEEDED') messagePage('ok', t('done.SUCCEEDED'), t('doneText.SUCCEEDED'));
  else if (view.status === 'PENDING') messagePage('warn', t('done.PENDING'), t('doneText.PENDING'));
  else if (view.status === 'CANCELLED') messagePage('bad', t('done.CANCELLED'), t('doneText.CANCELLED'));
  else messagePage('bad', t('done.FAILED'), find(`fail.${view.failureCode ?? ''}`, 'doneText.FAILED'));
  tell(view, view.status === 'CANCELLED' ? 'cancelled' : 'finished');
  // A player who stays sees the final status.
  if (view.status === 'PENDING') setTimeout(() => void awaitEnd(), PENDING_POLL_MS);
}

async function awaitEnd(): Promise<void> {
  const view = await callServer<HostedView>(path).catch(() => null);
  if (view && view.status !== 'PENDING') show(view);
  else setTimeout(() => void awaitEnd(), PENDING_POLL_MS);
}

interface Actions {
  readonly submit: HTMLButtonElement;
  readonly error: HTMLElement;
  run(work: () => Promise<HostedView>, onRefused?: (error: CallFailed) => boolean): Promise<void>;
}

/** The button, which sends once, and the message if it failed. */
function actions(label: string): Actions {
  const submit = h('button', { class: 'pay', type: 'submit' }, label);
  const error = h('p', { class: 'error', role: 'alert' });
  return {
    submit,
    error,
    async run(work, onRefused) {
      if (submit.disabled) return;
      submit.disabled = true;
      error.textContent = '';
      submit.replaceChildren(h('span', { class: 'spinner', 'aria-hidden': 'true' }), texts.t('working'));
      try {
        show(await work());
      } catch (cause) {
        submit.disabled = false;
        submit.replaceChildren(label);
        if (cause instanceof CallFailed && onRefused?.(cause)) return;
        // Another tab or the timer has changed the payment, so show its current state.
        if (cause instanceof CallFailed && cause.status === 409) return void start();
        error.textContent = cause instanceof CallFailed && cause.status !== 0 ? cause.message : texts.t('offline');
      }
    },
  };
}

function cancelButton(): HTMLElement {
  return h(
    'button',
    {
      class: 'cancel',
      type: 'button',
      onclick: () => {
        void callServer<HostedView>(`${path}/cancel`, 'POST', {}).then(show, () => void start());
      },
    },
    texts.t('cancel'),
  );
}

function testPanel(
  view: HostedView,
  card: CardForm | null,
): { readonly element: HTMLElement; readonly chosen: () => Scenario | undefined } {
  const { t } = texts;
  const select = h(
    'select',
    { id: 'scenario' },
    SCENARIOS.map((scenario) =>
      h(
        'option',
        { value: scenario },
        t(`scenario.${scenario}`, { seconds: view.pendingSeconds }) +
          (card ? ` · •• ${view.testCards[scenario].slice(-4)}` : ''),
      ),
    ),
  );
  const fill = (): void => card?.fill(view.testCards[select.value as Scenario]);
  if (card) select.addEventListener('change', fill);
  return {
    element: h(
      'section',
      { class: 'test', 'aria-label': t('test') },
      h('div', { class: 'test-head' }, h('b', {}, t('test')), h('span', {}, t(card ? 'testNoteCard' : 'testNote'))),
      h('label', { for: 'scenario', class: 'hidden-text' }, t('outcome')),
      h('div', { class: 'test-row' }, select, card ? h('button', { type: 'button', onclick: fill }, t('fill')) : null),
    ),
    // A card number decides the outcome; other methods use the panel.
    chosen: () => (card ? undefined : (select.value as Scenario)),
  };
}

const sum = (view: HostedView): HTMLElement =>
  h('div', { class: 'sum' }, h('span', {}, texts.t('toPay')), h('strong', {}, amountOf(view)));
const form = (onSubmit: () => void, ...children: HTMLElement[]): HTMLElement =>
  h(
    'form',
    {
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        onSubmit();
      },
    },
    ...children,
  );

function showCard(view: HostedView): void {
  const card = cardForm(view, texts);
  const panel = testPanel(view, card);
  const act = actions(texts.t('pay', { amount: amountOf(view) }));
  const send = (): void => {
    const values = card.read();
    if (!values) return;
    void act.run(
      () => callServer<HostedView>(`${path}/submit`, 'POST', { card: values }),
      (error) => {
        const faults = error.body?.validationErrors ?? [];
        card.showFaults(faults);
        return faults.length > 0;
      },
    );
  };
  main.replaceChildren(
    h('h1', { class: 'hidden-text' }, texts.t('secure')),
    sum(view),
    card.preview,
    form(send, ...card.fields, act.error, act.submit),
    cancelButton(),
    panel.element,
  );
}

function showOther(view: HostedView): void {
  const { t } = texts;
  const bank = view.screen === 'bank';
  const title = bank
    ? t('bank.title')
    : view.screen === 'wallet'
      ? t('wallet.title')
      : view.screen === 'voucher'
        ? t('voucher.title')
        : t('mobile.title');
  const fields: Partial<
    Record<HostedView['screen'], { field: FormField; holds: (text: string) => boolean; error: string }>
  > = {
    wallet: {
      field: formField({
        id: 'email',
        label: t('wallet.email'),
        type: 'email',
        autocomplete: 'email',
        inputmode: 'email',
      }),
      holds: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
      error: t('wallet.error'),
    },
    voucher: {
      field: formField({
        id: 'pin',
        label: t('voucher.pin'),
        autocomplete: 'off',
        inputmode: 'numeric',
        maxlength: 19,
        placeholder: '0000 0000 0000 0000',
      }),
      holds: (text) => /^\d{16}$/.test(text.replace(/\s/g, '')),
      error: t('voucher.error'),
    },
    mobile: {
      field: formField({ id: 'phone', label: t('mobile.phone'), type: 'tel', autocomplete: 'tel', inputmode: 'tel' }),
      holds: (text) => /^\+?\d{7,15}$/.test(text.replace(/[\s-]/g, '')),
      error: t('mobile.error'),
    },
  };
  const asked = fields[view.screen];
  const panel = testPanel(view, null);
  const act = actions(t(bank ? 'bank.confirm' : 'pay', { amount: amountOf(view) }));
  const send = (): void => {
    if (asked && !asked.holds(asked.field.input.value.trim())) {
      asked.field.setError(asked.error);
      return asked.field.input.focus();
    }
    asked?.field.setError(null);
    // The details of the wallet, voucher or phone stay here, because the outcome does not need them.
    void act.run(() => callServer<HostedView>(`${path}/submit`, 'POST', { scenario: panel.chosen() }));
  };
  main.replaceChildren(
    sum(view),
    h('div', {}, h('h1', {}, title), bank ? h('p', { class: 'lead' }, t('bank.text')) : null),
    h(
      'dl',
      { class: 'facts' },
      h(
        'div',
        {},
        h('dt', {}, t('bank.recipient')),
        h('dd', {}, `Plumbline · ${METHOD_NAMES[view.method] ?? view.method}`),
      ),
      h('div', {}, h('dt', {}, t('bank.reference')), h('dd', {}, view.merchantReference.slice(0, 8).toUpperCase())),
    ),
    form(send, ...(asked ? [asked.field.element] : []), act.error, act.submit),
    cancelButton(),
    panel.element,
  );
}

function showCode(view: HostedView): void {
  const { t } = texts;
  const code = formField({
    id: 'code',
    label: t('code.label'),
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    maxlength: 9,
    class: 'code-input',
  });
  const act = actions(t('code.confirm'));
  const send = (): void =>
    void act.run(
      () => callServer<HostedView>(`${path}/code`, 'POST', { code: code.input.value.replace(/\D/g, '') }),
      (error) => {
        if (error.body?.code !== 'gateway.code_wrong') return false;
        code.setError(t('code.wrong'));
        code.input.select();
        return true;
      },
    );
  main.replaceChildren(
    sum(view),
    h('div', {}, h('h1', {}, t('code.title')), h('p', { class: 'lead' }, t('code.text'))),
    form(send, code.element, act.error, act.submit),
    cancelButton(),
    h(
      'section',
      { class: 'test', 'aria-label': t('test') },
      h(
        'div',
        { class: 'test-head' },
        h('b', {}, t('test')),
        h('span', {}, t('code.test', { code: view.confirmationCode })),
      ),
    ),
  );
  code.input.focus();
}

function show(view: HostedView): void {
  if (view.status === 'CREATED') {
    if (view.screen === 'card') showCard(view);
    else showOther(view);
  } else if (view.status === 'WAITING_INPUT') showCode(view);
  else showResult(view);
}

let isMeasured = false;
async function start(): Promise<void> {
  try {
    const view = await callServer<HostedView>(path);
    await firstWords;
    speak(await textsFor(view.language));
    show(view);
    if (!isMeasured) tellHeight(view.parentOrigins, view.merchantReference);
    isMeasured = true;
    document.title = `Plumbline · ${amountOf(view)}`;
    tell(view, 'loaded');
  } catch (cause) {
    await firstWords;
    if (cause instanceof CallFailed && cause.status === 0) messagePage('bad', texts.t('offline'), texts.t('gone.text'));
    else messagePage('bad', texts.t('gone.title'), texts.t('gone.text'));
  }
}
void start();
