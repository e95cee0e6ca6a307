import { chatHostMessage, type ChatFrameMessage } from '@baize/contracts/chat';
import { LONGEST_TEXT, type ChatMessage } from '../../src/chat/wire.ts';
import { CallFailed } from '../design/callServer.ts';
import { byId, h } from '../design/h.ts';
import { liveStream } from '../design/liveStream.ts';
import { parentOrigin } from '../design/parentOrigin.ts';
import { chatCalls, keepPass, readPass } from './conversation.ts';
import { ENGLISH, textsFor, type ChatTexts } from './texts.ts';

const log = byId('log');
const notice = byId('notice');
const form = byId<HTMLFormElement>('composer');
const field = byId<HTMLTextAreaElement>('text');
const button = byId<HTMLButtonElement>('send');

let texts: ChatTexts = ENGLISH;
let messages: readonly ChatMessage[] = [];
/** The site that frames the page; null if it is not framed. */
let site: string | null = null;
/** Whether the player can see the page: a closed widget keeps it loaded. */
let shown = window.parent === window;
let place: { language: string; brand: string; market: string; token?: string } = {
  language: navigator.language,
  brand: '',
  market: '',
};
/** A message being sent keeps its id, so that sending it again adds nothing. */
let draftId = crypto.randomUUID();
let followed: string | null = null;

function tell(message: ChatFrameMessage): void {
  if (site !== null) window.parent.postMessage(message, site);
}

function bubble({ from, text, at }: ChatMessage): HTMLElement {
  const clock = new Intl.DateTimeFormat(texts.tag, { timeStyle: 'short' });
  return h(
    'li',
    { class: 'bubble', 'data-from': from === 'player' ? 'you' : 'support' },
    h('span', { class: 'hidden-text' }, `${from === 'player' ? texts.you : texts.support}: `),
    h('p', { dir: 'auto' }, from === 'auto' ? texts.auto : text),
    h('time', { datetime: at }, clock.format(new Date(at))),
  );
}

function draw(): void {
  // Existing bubbles stay, so that a screen reader announces only new ones.
  const hello = h('li', { class: 'bubble', 'data-from': 'support' }, h('p', {}, texts.hello));
  if (log.children.length === 0 || log.lang !== texts.tag || log.children.length > messages.length + 1)
    log.replaceChildren(hello);
  log.lang = texts.tag;
  for (const message of messages.slice(log.children.length - 1)) log.append(bubble(message));
  log.scrollTop = log.scrollHeight;
}

function speak(words: ChatTexts): void {
  texts = words;
  document.documentElement.lang = words.tag;
  document.title = words.title;
  byId('label').textContent = words.message;
  byId('note').textContent = words.note;
  field.placeholder = words.message;
  button.textContent = words.send;
  draw();
}

function warn(text: string | null): void {
  notice.textContent = text ?? '';
  notice.hidden = text === null;
}

/** Marks visible messages as seen, and reports the number of the others to the site. */
function count(): void {
  const pass = readPass();
  // The automatic first reply follows the player's own message, so it is not news.
  const answers = messages.filter(({ from }) => from === 'desk').length;
  if (shown && pass && pass.seen !== answers) keepPass({ ...pass, seen: answers });
  tell({ type: 'chat:unread', count: shown || !pass ? 0 : Math.max(0, answers - pass.seen) });
}

function take(next: readonly ChatMessage[]): void {
  messages = next;
  draw();
  count();
}

function forget(): void {
  keepPass(null);
  followed = null;
  messages = [];
  draw();
}

async function refresh(): Promise<void> {
  const pass = readPass();
  if (!pass) return;
  try {
    take((await chatCalls.read(pass)).messages);
    warn(null);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) {
      forget();
      warn(texts.ended);
    } else warn(texts.offline);
  }
}

function follow(id: string): void {
  if (followed === id) return;
  followed = id;
  liveStream(
    `/chat/api/stream/${id}`,
    () => void refresh(),
    (connected) => {
      // The stream reconnects automatically; missed messages are fetched meanwhile.
      if (connected) void refresh();
      else warn(texts.offline);
    },
  );
}

async function send(): Promise<void> {
  const text = field.value.trim();
  if (text === '' || button.disabled) return;
  button.disabled = true;
  try {
    const pass = readPass();
    if (pass) take((await chatCalls.say(pass, { id: draftId, text })).messages);
    else {
      const opened = await chatCalls.open({ id: draftId, text, ...place });
      keepPass({ id: opened.id, key: opened.key, seen: 0, of: subjectOf(place.token) });
      take(opened.messages);
      follow(opened.id);
    }
    field.value = '';
    draftId = crypto.randomUUID();
    warn(null);
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : 0;
    // If the conversation is gone or full, the next press starts a new one; the text stays in the field.
    if (status === 401 || status === 409) forget();
    // The token is no longer valid, so the next messages are anonymous.
    if (status === 401) delete place.token;
    warn(status === 429 ? texts.tooFast : status === 401 || status === 409 ? texts.ended : texts.failed);
  } finally {
    button.disabled = false;
  }
}

/** The owner of the token; only the server can validate it. */
function subjectOf(token: string | undefined): string | null {
  try {
    const claims = JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      external_id?: unknown;
    };
    return typeof claims.external_id === 'string' ? claims.external_id : null;
  } catch {
    return null;
  }
}

async function open(asked: typeof place): Promise<void> {
  place = asked;
  // Do not show a player's conversation to the next person at this browser.
  const pass = readPass();
  if (pass !== null && pass.of !== null && pass.of !== subjectOf(asked.token)) forget();
  // The site says "open" again with each new token, while the player may be writing elsewhere on its page.
  const wasShown = shown;
  shown = true;
  speak(await textsFor(asked.language));
  count();
  if (!wasShown) field.focus({ preventScroll: true });
}

async function start(): Promise<void> {
  speak(await textsFor(navigator.language));
  try {
    const { siteOrigins } = await chatCalls.host();
    site = parentOrigin(siteOrigins);
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== window.parent || !siteOrigins.includes(event.origin)) return;
      const message = chatHostMessage.safeParse(event.data);
      if (!message.success) return;
      if (message.data.type === 'chat:open') {
        const { type: _type, token, ...asked } = message.data;
        void open({ ...asked, ...(token === undefined ? {} : { token }) });
      } else shown = false;
    });
    tell({ type: 'chat:ready' });
  } catch {
    warn(texts.offline);
  }
  const pass = readPass();
  if (!pass) return;
  await refresh();
  const known = readPass();
  if (known) follow(known.id);
}

field.maxLength = LONGEST_TEXT;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void send();
});
// Different text is a different message.
field.addEventListener('input', () => {
  draftId = crypto.randomUUID();
});
// Keys pressed in the frame never reach the site.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.isComposing) tell({ type: 'chat:close' });
});
void start();
