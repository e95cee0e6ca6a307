import { LONGEST_TEXT, type ChatMessage, type ChatSummary, type ConversationView } from '../../../src/chat/wire.ts';
import { callServer } from '../../design/callServer.ts';
import { byId, h } from '../../design/h.ts';
import { liveStream, throttled } from '../../design/liveStream.ts';
import { exactTime, timeAgo } from '../../design/timeAgo.ts';

const API = '/chat/desk/api/conversations';
const TOGETHER_MS = 150;
const list = byId('list');
const log = byId('log');
const line = byId('line');
const form = byId<HTMLFormElement>('reply');
const field = byId<HTMLTextAreaElement>('text');
let chosen: string | null = null;
let summaries: ChatSummary[] = [];

const names = { player: 'Player', desk: 'Desk', auto: 'Automatic' } as const;
const said = ({ id, from, text, at }: ChatMessage): HTMLElement =>
  h(
    'li',
    { 'data-from': from, id: `m-${id}` },
    h('p', { dir: 'auto' }, from === 'auto' ? 'Thanked, and promised an answer, in the player’s language.' : text),
    h('span', { class: 'small muted' }, `${names[from]}, ${exactTime(at)}`),
  );

function showList(): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['id'] : undefined;
  list.replaceChildren(
    ...(summaries.length === 0
      ? [h('li', { class: 'blank' }, 'Nobody has written yet. Open the chat on the site’s contact page.')]
      : summaries.map((summary) =>
          h(
            'li',
            {},
            h(
              'button',
              {
                type: 'button',
                'data-id': summary.id,
                'aria-current': summary.id === chosen ? 'true' : null,
                onclick: () => void choose(summary.id),
              },
              h(
                'span',
                { class: 'row' },
                h(
                  'strong',
                  {},
                  summary.writer?.name || `${summary.brand || 'no brand'}, ${summary.market || 'no market'}`,
                ),
                summary.unread > 0
                  ? h('span', { class: 'tag', 'data-tone': 'warn' }, `${summary.unread} unread`)
                  : null,
              ),
              h('span', { class: 'words' }, summary.lastText),
              h('time', { class: 'small muted', datetime: summary.lastAt }, timeAgo(summary.lastAt)),
            ),
          ),
        )),
  );
  if (focused) list.querySelector<HTMLElement>(`[data-id="${CSS.escape(focused)}"]`)?.focus();
}

function showConversation({ id, messages }: ConversationView): void {
  const summary = summaries.find((each) => each.id === id);
  byId('title').textContent = `Conversation ${id.slice(0, 8)}`;
  byId('facts').textContent = summary
    ? `${summary.brand || 'no brand'}, ${summary.market || 'no market'}; the player reads ${summary.language}; ${summary.writer ? `${summary.writer.name}, ${summary.writer.email}, player ${summary.writer.id}` : 'nobody known'}`
    : '';
  if (log.dataset['of'] !== id) log.replaceChildren();
  log.dataset['of'] = id;
  for (const message of messages.slice(log.children.length)) log.append(said(message));
  log.scrollTop = log.scrollHeight;
  form.hidden = false;
}

async function load(): Promise<void> {
  try {
    // Opening a conversation marks it as read, so load it before counting the list.
    const open = chosen === null ? null : await callServer<ConversationView>(`${API}/${chosen}`);
    summaries = await callServer<ChatSummary[]>(API);
    showList();
    if (open && open.id === chosen) showConversation(open);
  } catch (error) {
    line.textContent = error instanceof Error ? error.message : String(error);
    line.dataset['tone'] = 'bad';
  }
}

async function choose(id: string): Promise<void> {
  chosen = id;
  byId('error').textContent = '';
  await load();
  field.focus();
}

field.maxLength = LONGEST_TEXT;
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (chosen === null || text === '') return;
  void callServer<ConversationView>(`${API}/${chosen}/messages`, 'POST', { text }).then(
    (view) => {
      field.value = '';
      byId('error').textContent = '';
      showConversation(view);
    },
    (error: unknown) => {
      byId('error').textContent = error instanceof Error ? error.message : String(error);
    },
  );
});
const soon = throttled(() => void load(), TOGETHER_MS);
liveStream('/chat/desk/stream', soon, (connected) => {
  line.textContent = connected ? 'live' : 'line lost, trying again';
  line.dataset['tone'] = connected ? 'ok' : 'bad';
  if (connected) void load();
});
