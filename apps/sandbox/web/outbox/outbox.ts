import type { OutboxMessage } from '@baize/contracts/messaging';
import { callServer } from '../design/callServer.ts';
import { byId, h } from '../design/h.ts';
import { liveStream } from '../design/liveStream.ts';
import { exactTime, timeAgo } from '../design/timeAgo.ts';

const feed = byId<HTMLOListElement>('feed');
const search = byId<HTMLInputElement>('search');
const line = byId('line');
let messages: OutboxMessage[] = [];
let fresh: string | undefined;

const channel = (): string => document.querySelector<HTMLInputElement>('input[name="channel"]:checked')?.value ?? '';

/** Finds a phone number in any spacing, and other addressees by their text. */
function matches(message: OutboxMessage): boolean {
  if (channel() !== '' && message.channel !== channel()) return false;
  const wanted = search.value.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '');
  if (/^[+\d\s-]+$/.test(wanted) && digits.length >= 3)
    return message.to.replace(/\D/g, '').includes(digits) || message.text.includes(digits);
  const all = `${message.to} ${message.subject ?? ''} ${message.text} ${message.brand}`.toLowerCase();
  return wanted.split(/\s+/).every((word) => all.includes(word));
}

/** Returns the text with its code highlighted. */
function marked(message: OutboxMessage): (Node | string)[] {
  if (message.code === null) return [message.text];
  const at = message.text.indexOf(message.code);
  return at < 0
    ? [message.text]
    : [message.text.slice(0, at), h('mark', {}, message.code), message.text.slice(at + message.code.length)];
}

function copyButton(code: string): HTMLElement {
  const button = h(
    'button',
    {
      type: 'button',
      'aria-label': `Copy code ${code}`,
      onclick: () => {
        navigator.clipboard.writeText(code).then(
          () => {
            button.textContent = 'Copied';
          },
          () => {
            button.textContent = 'Select and copy';
          },
        );
        setTimeout(() => {
          button.textContent = 'Copy code';
        }, 1800);
      },
    },
    'Copy code',
  );
  return button;
}

function card(message: OutboxMessage): HTMLElement {
  return h(
    'li',
    { class: 'panel message', 'data-fresh': message.id === fresh },
    h(
      'div',
      { class: 'who' },
      h('strong', {}, message.to),
      h('span', { class: 'row' }, h('span', { class: 'tag' }, message.channel === 'SMS' ? 'SMS' : 'Email')),
      h(
        'span',
        { class: 'small' },
        `${message.brand}, ${message.locale} · `,
        h('time', { datetime: message.receivedAt, title: exactTime(message.receivedAt) }, timeAgo(message.receivedAt)),
      ),
    ),
    message.channel === 'SMS'
      ? h('p', { class: 'bubble', lang: message.locale === 'caf' ? 'fr-CA' : message.locale }, marked(message))
      : h(
          'article',
          { class: 'letter', lang: message.locale === 'caf' ? 'fr-CA' : message.locale },
          h('h2', {}, message.subject ?? '(no subject)'),
          h('p', {}, marked(message)),
        ),
    message.code === null ? null : h('div', { class: 'code' }, h('output', {}, message.code), copyButton(message.code)),
  );
}

function show(): void {
  const shown = messages.filter(matches);
  if (shown.length > 0) feed.replaceChildren(...shown.slice(0, 100).map(card));
  else {
    feed.replaceChildren(
      h(
        'li',
        { class: 'panel blank' },
        messages.length === 0
          ? [
              h('strong', {}, 'Nothing has been sent yet'),
              h('p', {}, 'Sign up on the site: the codes for phone and email arrive here within seconds.'),
            ]
          : [h('strong', {}, 'No message fits'), h('p', {}, 'Shorten what you look for, or choose all channels.')],
      ),
    );
  }
  fresh = undefined;
}

async function load(): Promise<void> {
  try {
    messages = await callServer<OutboxMessage[]>('/outbox/messages?limit=500');
    show();
  } catch (error) {
    feed.replaceChildren(
      h(
        'li',
        { class: 'notice', 'data-tone': 'bad', role: 'alert' },
        error instanceof Error ? error.message : String(error),
      ),
    );
  }
}

byId('filters').addEventListener('submit', (event) => event.preventDefault());
byId('filters').addEventListener('input', show);
const dialog = byId<HTMLDialogElement>('confirm');
byId('clear').addEventListener('click', () => dialog.showModal());
dialog.addEventListener('close', () => {
  if (dialog.returnValue === 'empty') void callServer('/outbox/messages', 'DELETE').then(load, load);
  dialog.returnValue = '';
});
feed.replaceChildren(
  ...[1, 2, 3].map(() =>
    h(
      'li',
      { class: 'panel message', 'aria-hidden': 'true' },
      h('div', { class: 'who' }, h('strong', { class: 'skeleton' }, 'loading')),
      h('p', { class: 'bubble skeleton' }, 'A message of about this length is loading'),
    ),
  ),
);
liveStream(
  '/outbox/stream',
  (value) => {
    if (typeof value === 'object' && value !== null && 'cleared' in value) messages = [];
    else {
      const message = value as OutboxMessage;
      messages = [message, ...messages.filter((known) => known.id !== message.id)];
      fresh = message.id;
    }
    show();
  },
  (connected) => {
    line.textContent = connected ? 'live' : 'line lost, trying again';
    line.dataset['tone'] = connected ? 'ok' : 'bad';
    if (connected) void load();
  },
);
setInterval(() => {
  for (const time of feed.querySelectorAll('time')) time.textContent = timeAgo(time.dateTime);
}, 15_000);
