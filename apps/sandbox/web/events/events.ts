import type { ReceivedEvent } from '../../src/events/eventsPlugin.ts';
import { callServer } from '../design/callServer.ts';
import { byId, h } from '../design/h.ts';
import { liveStream } from '../design/liveStream.ts';
import { exactTime, timeAgo } from '../design/timeAgo.ts';

const SHOWN = 200;
const rows = byId('events');
const line = byId('line');
let events: ReceivedEvent[] = [];

const row = (event: ReceivedEvent): HTMLElement =>
  h(
    'tr',
    {},
    h(
      'td',
      {},
      h('time', { datetime: event.receivedAt, title: exactTime(event.receivedAt) }, timeAgo(event.receivedAt)),
    ),
    h('td', {}, h('strong', {}, event.name)),
    h('td', {}, event.page),
    h('td', {}, `${event.brand}, ${event.market}`),
    h('td', { class: 'mono' }, event.visit.slice(0, 8)),
    h('td', { class: 'mono' }, event.cookiesConsentId.slice(0, 8)),
  );

function show(): void {
  rows.replaceChildren(
    ...(events.length > 0
      ? events.slice(0, SHOWN).map(row)
      : [
          h(
            'tr',
            {},
            h(
              'td',
              { class: 'blank', colspan: '6' },
              'Nothing has been recorded. Allow statistics in the site’s cookie notice, then look around.',
            ),
          ),
        ]),
  );
}

async function load(): Promise<void> {
  try {
    events = await callServer<ReceivedEvent[]>('/events/list');
    show();
  } catch (error) {
    rows.replaceChildren(
      h(
        'tr',
        {},
        h(
          'td',
          { class: 'blank', colspan: '6', role: 'alert' },
          error instanceof Error ? error.message : String(error),
        ),
      ),
    );
  }
}

byId('clear').addEventListener('click', () => {
  void callServer('/events/list', 'DELETE').then(load, load);
});
liveStream(
  '/events/stream',
  (value) => {
    events =
      typeof value === 'object' && value !== null && 'cleared' in value ? [] : [value as ReceivedEvent, ...events];
    show();
  },
  (connected) => {
    line.textContent = connected ? 'live' : 'line lost, trying again';
    line.dataset['tone'] = connected ? 'ok' : 'bad';
    if (connected) void load();
  },
);
setInterval(() => {
  for (const time of rows.querySelectorAll('time')) time.textContent = timeAgo(time.dateTime);
}, 15_000);
