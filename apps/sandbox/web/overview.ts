import { SCENARIOS, TEST_CARDS } from '../src/gateway/model/scenarios.ts';
import type { SandboxStatus } from '../src/statusPlugin.ts';
import { callServer } from './design/callServer.ts';
import { byId, h } from './design/h.ts';
import { SCENARIO_TEXTS, spaced } from './gateway/scenarioTexts.ts';

const REFRESH_MS = 3000;
const lamp = (tone: 'ok' | 'warn' | 'bad', text: string): HTMLElement =>
  h('span', { class: 'lamp', 'data-tone': tone }, text);

const API = { ready: ['ok', 'ready'], starting: ['warn', 'not ready yet'], unreachable: ['bad', 'no answer'] } as const;
const OPERATOR = {
  available: ['ok', 'available', ''],
  unreachable: ['bad', 'no answer', 'The control room needs the API’s operator listener (OPERATOR_URL).'],
  absent: ['warn', 'absent', 'The API runs without OPERATOR_ISSUER, so it has no operator calls.'],
} as const;

/** A counter of at least four digits, leading zeros dimmed. */
function count(id: string, value: number): void {
  const digits = String(value);
  byId(id).textContent = digits;
  byId(id).dataset['pad'] = '0'.repeat(Math.max(0, 4 - digits.length));
}

async function refresh(): Promise<void> {
  try {
    const status = await callServer<SandboxStatus>('/status');
    const [tone, text] = API[status.api.state];
    byId('api-state').replaceChildren(
      lamp(tone, status.api.answeredInMs === null ? text : `${text}, ${status.api.answeredInMs} ms`),
    );
    byId('api-url').textContent = status.api.url;
    const [operatorTone, operatorText, hint] = OPERATOR[status.operator];
    byId('operator-state').replaceChildren(lamp(operatorTone, operatorText));
    byId('operator-hint').textContent = hint;
    byId('webhooks').textContent = String(status.counters.webhooksQueued);
    count('messages', status.counters.messages);
    count('payments', status.counters.payments + status.counters.payouts);
    byId('room').textContent = status.operator === 'available' ? 'OPEN' : 'SHUT';
    count('checks', status.counters.identityChecks);
    count('events', status.counters.events);
    count('conversations', status.counters.conversations);
  } catch {
    byId('api-state').replaceChildren(lamp('bad', 'unknown'));
    byId('operator-state').replaceChildren(lamp('bad', 'unknown'));
    byId('operator-hint').textContent = 'The sandbox’s server does not respond. These figures are old.';
  }
}

async function showStudio(): Promise<void> {
  try {
    const { rtp } = await callServer<{ rtp?: number }>('/studio/api/paytable');
    if (rtp === undefined) return;
    byId('rtp').textContent = `${(rtp * 100).toFixed(2)} %`;
    byId('rtp-unit').textContent = 'published return to player';
  } catch {
    byId('rtp').textContent = '––––';
  }
}

byId('cards').replaceChildren(
  ...SCENARIOS.map((scenario) =>
    h(
      'tr',
      {},
      h('td', {}, spaced(TEST_CARDS[scenario])),
      h('td', {}, h('strong', {}, SCENARIO_TEXTS[scenario].name)),
      h('td', { class: 'muted' }, SCENARIO_TEXTS[scenario].effect),
    ),
  ),
);
void refresh();
void showStudio();
setInterval(() => {
  if (!document.hidden) void refresh();
}, REFRESH_MS);
