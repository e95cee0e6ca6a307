import type { BankFrameMessage, BankReturn } from '@baize/contracts/pay-and-play';
import { formatMoney, hundredthsOf } from '@baize/kernel';
import type { BankConfirmation, BankName, BankPreview, BankView } from '../../src/bank/wire.ts';
import { callServer, CallFailed } from '../design/callServer.ts';
import { byId, h } from '../design/h.ts';
import { parentOrigin } from '../design/parentOrigin.ts';
import { formField } from '../gateway/pay/formField.ts';
import { failureKey, textsFor, type BankTexts } from './texts.ts';

const NAMES: Readonly<Record<BankName, string>> = { OSPREY: 'Osprey Bank', LUMEN: 'Lumen Savings' };
const MARKS: Readonly<Record<BankName, string>> = {
  OSPREY: 'M3 23c9 1 13-4 15-9 2 5 6 10 15 9-7 4-11 4-15 1-4 3-8 3-15-1z',
  LUMEN: 'M18 4l3 9 9-3-6 8 6 8-9-3-3 9-3-9-9 3 6-8-6-8 9 3z',
};
const main = byId('main');
const path = `/bank/hosted/${encodeURIComponent(window.location.pathname.split('/').filter(Boolean).at(-1) ?? '')}`;
const isFramed = window.parent !== window;
let texts: BankTexts = textsFor(navigator.language);

function speak(words: BankTexts): void {
  texts = words;
  document.documentElement.lang = words.tag;
  byId('secure').textContent = words.t('secure');
}

/** Reports to the site that frames this page, addressed to its origin only. */
function tell(view: BankView, type: BankFrameMessage['type'], more: Partial<BankFrameMessage> = {}): void {
  const origin = parentOrigin(view.parentOrigins);
  if (origin === null) return;
  const message: BankFrameMessage = { source: 'baize-bank', type, sessionId: view.merchantReference, ...more };
  window.parent.postMessage(message, origin);
}

/** A window of the bank's own has no site around it: the customer goes back by the merchant's address. */
function goBack(returnUrl: string, view: BankView, oneTimeCode: string): void {
  const address = new URL(returnUrl);
  const query: BankReturn = { oneTimeCode, sessionId: view.merchantReference };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  window.location.assign(address);
}

function mark(bank: BankName): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 36 36');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(svg.namespaceURI, 'path');
  shape.setAttribute('d', MARKS[bank]);
  shape.setAttribute('fill', 'currentColor');
  svg.append(shape);
  return svg as unknown as HTMLElement;
}
const amountOf = (view: BankView): string => formatMoney(hundredthsOf(view.amount), view.currency, texts.tag);
const sum = (view: BankView): HTMLElement =>
  h(
    'div',
    { class: 'sum' },
    h('span', {}, texts.t('toPay', { merchant: view.merchantName })),
    h('strong', {}, amountOf(view)),
  );

function result(title: string, text: string): void {
  delete document.documentElement.dataset['bank'];
  const heading = h('h1', { tabindex: '-1' }, title);
  main.replaceChildren(h('div', { class: 'result', role: 'status' }, heading, h('p', { class: 'lead' }, text)));
  heading.focus({ preventScroll: true });
}
function failed(view: BankView, failureCode: string | null): void {
  result(texts.t('failed.title'), texts.t(failureKey(failureCode)));
  tell(view, 'failed', failureCode === null ? {} : { failureCode });
}
const expired = (): void => result(texts.t('gone.title'), texts.t('gone.text'));

/** A button that sends once and says what went wrong. */
function sender(label: string) {
  const button = h('button', { class: 'pay', type: 'submit' }, label);
  const error = h('p', { class: 'error', role: 'alert' });
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (button.disabled) return;
    button.disabled = true;
    error.textContent = '';
    button.replaceChildren(h('span', { class: 'spinner', 'aria-hidden': 'true' }), texts.t('working'));
    try {
      await work();
    } catch (cause) {
      button.disabled = false;
      button.replaceChildren(label);
      // Another tab has ended the session, or its time is over.
      if (cause instanceof CallFailed && cause.status === 409) return expired();
      error.textContent = texts.t(cause instanceof CallFailed && cause.status === 422 ? 'signIn.error' : 'offline');
    }
  };
  return { button, error, run };
}
function form(send: () => void, ...children: readonly HTMLElement[]): HTMLElement {
  const element = h('form', { novalidate: true }, ...children);
  element.style.display = 'grid';
  element.style.gap = '16px';
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  return element;
}
const cancel = (view: BankView): HTMLElement =>
  h(
    'button',
    {
      class: 'cancel',
      type: 'button',
      onclick: () =>
        void callServer(`${path}/cancel`, 'POST', {})
          .catch(() => undefined)
          .then(() => {
            result(texts.t('cancelled.title'), texts.t('cancelled.text'));
            tell(view, 'cancelled');
          }),
    },
    texts.t('cancel'),
  );
const who = (bank: BankName): HTMLElement => h('p', { class: 'who' }, mark(bank), NAMES[bank]);

function showChoice(view: BankView): void {
  const { t } = texts;
  delete document.documentElement.dataset['bank'];
  main.replaceChildren(
    sum(view),
    h(
      'div',
      {},
      h('h1', {}, t('choose.title')),
      h('p', { class: 'lead' }, t('choose.text', { merchant: view.merchantName })),
    ),
    h(
      'ul',
      { class: 'banks' },
      view.banks.map((bank) =>
        h(
          'li',
          { 'data-bank': bank },
          h(
            'button',
            { class: 'bank', type: 'button', onclick: () => showSignIn(view, bank) },
            mark(bank),
            NAMES[bank],
          ),
        ),
      ),
    ),
    ...(isFramed && view.returnUrl !== null
      ? [h('a', { class: 'cancel', href: window.location.href, target: '_blank', rel: 'noopener' }, t('window'))]
      : []),
    cancel(view),
  );
}

function showSignIn(view: BankView, bank: BankName): void {
  const { t } = texts;
  document.documentElement.dataset['bank'] = bank;
  const field = formField({ id: 'userId', label: t('signIn.label'), autocomplete: 'off', maxlength: 40 });
  const act = sender(t('signIn.next'));
  const send = (): void => {
    const userId = field.input.value.trim().toLowerCase();
    if (!/^[\w-]{3,40}$/.test(userId)) {
      field.setError(t('signIn.error'));
      return field.input.focus();
    }
    field.setError(null);
    void act.run(async () =>
      showConfirm(view, bank, userId, await callServer<BankPreview>(`${path}/sign-in`, 'POST', { bank, userId })),
    );
  };
  main.replaceChildren(
    sum(view),
    who(bank),
    h('h1', {}, t('signIn.title', { bank: NAMES[bank] })),
    form(send, field.element, act.error, act.button),
    h('button', { class: 'cancel', type: 'button', onclick: () => showChoice(view) }, t('other')),
    h(
      'section',
      { class: 'test', 'aria-label': t('test') },
      h('div', { class: 'test-head' }, h('b', {}, t('test'))),
      h('p', { class: 'lead' }, t('test.text', { customers: view.testCustomers.join(', ') })),
    ),
  );
  field.input.focus();
}

function showConfirm(view: BankView, bank: BankName, userId: string, person: BankPreview): void {
  const { t, tag } = texts;
  const act = sender(t('confirm.pay', { amount: amountOf(view) }));
  const send = (): void =>
    void act.run(async () => {
      const answer = await callServer<BankConfirmation>(`${path}/confirm`, 'POST', { bank, userId });
      if (answer.oneTimeCode === null) return failed(view, answer.failureCode);
      result(t('done.title'), t('done.text', { merchant: view.merchantName }));
      if (!isFramed && view.returnUrl !== null) goBack(view.returnUrl, view, answer.oneTimeCode);
      else tell(view, 'code', { oneTimeCode: answer.oneTimeCode });
    });
  const fact = (term: string, value: string) => h('div', {}, h('dt', {}, term), h('dd', {}, value));
  const born = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(person.dateOfBirth),
  );
  const heading = h('h1', { tabindex: '-1' }, t('confirm.title'));
  main.replaceChildren(
    sum(view),
    who(bank),
    h(
      'div',
      {},
      heading,
      h('p', { class: 'lead' }, t('confirm.text', { merchant: view.merchantName, bank: NAMES[bank] })),
    ),
    h(
      'dl',
      { class: 'facts' },
      fact(t('confirm.name'), person.name),
      fact(t('confirm.born'), born),
      fact(t('confirm.address'), person.address),
      fact(
        t('confirm.contact'),
        t(person.hasEmail && person.hasPhone ? 'confirm.contactShared' : 'confirm.contactNone'),
      ),
      fact(t('confirm.account'), person.account),
    ),
    form(send, act.error, act.button),
    cancel(view),
  );
  heading.focus({ preventScroll: true });
}

/** Reports the page's height to the site whenever it changes, so that its frame shows the whole page. */
function reportHeight(view: BankView): void {
  if (parentOrigin(view.parentOrigins) === null) return;
  // The page itself must not be as high as the frame, or the frame could only grow.
  document.documentElement.dataset['framed'] = '';
  new ResizeObserver(() =>
    tell(view, 'resized', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body);
}

async function start(): Promise<void> {
  speak(texts);
  try {
    const view = await callServer<BankView>(path);
    speak(textsFor(view.language));
    if (view.status === 'OPEN') showChoice(view);
    else if (view.status === 'FAILED') failed(view, view.failureCode);
    else expired();
    reportHeight(view);
    tell(view, 'loaded');
  } catch {
    expired();
  }
}
void start();
