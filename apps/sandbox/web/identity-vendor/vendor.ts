import type { VendorCheck, VendorLevel, VendorSettings } from '../../src/identity-vendor/identityVendorPlugin.ts';
import { callServer } from '../design/callServer.ts';
import { byId, h } from '../design/h.ts';
import { liveStream, throttled } from '../design/liveStream.ts';
import { exactTime } from '../design/timeAgo.ts';

const LEVELS: Readonly<Record<VendorLevel, readonly [string, string]>> = {
  DATA_VERIFIED: ['ok', 'data verified'],
  NOT_VERIFIED: ['bad', 'not verified'],
  PENDING: ['warn', 'pending'],
};
const fault = byId('fault');

async function load(): Promise<void> {
  const { settings, checks } = await callServer<{ settings: VendorSettings; checks: VendorCheck[] }>(
    '/identity-vendor/desk',
  );
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="level"]'))
    radio.checked = radio.value === settings.level;
  byId<HTMLInputElement>('offline').checked = settings.offline;
  byId('checks').replaceChildren(
    checks.length === 0
      ? h(
          'div',
          { class: 'blank' },
          h('strong', {}, 'Nobody has been checked yet'),
          h('p', {}, 'Each completed sign-up asks once.'),
        )
      : h(
          'table',
          { class: 'stack-table' },
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              ['Name', 'Answer', 'Country', 'Player', 'When'].map((name) => h('th', {}, name)),
            ),
          ),
          h(
            'tbody',
            {},
            checks.map((check) =>
              h(
                'tr',
                {},
                h('td', {}, check.name),
                h('td', {}, h('span', { class: 'tag', 'data-tone': LEVELS[check.level][0] }, LEVELS[check.level][1])),
                h('td', {}, check.countryCode),
                h(
                  'td',
                  { 'data-wide': true },
                  h('span', { class: 'mono clip', title: check.playerReference }, check.playerReference),
                ),
                h('td', { 'data-wide': true, class: 'muted' }, exactTime(check.checkedAt)),
              ),
            ),
          ),
        ),
  );
}
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    await load();
    fault.hidden = true;
  } catch (error) {
    fault.textContent = error instanceof Error ? error.message : String(error);
    fault.hidden = false;
  }
}
byId('settings').addEventListener(
  'change',
  () =>
    void attempt(() =>
      callServer('/identity-vendor/desk/settings', 'PUT', {
        level: document.querySelector<HTMLInputElement>('input[name="level"]:checked')?.value,
        offline: byId<HTMLInputElement>('offline').checked,
      }),
    ),
);
byId('settings').addEventListener('submit', (event) => event.preventDefault());
byId('checks').replaceChildren(
  h('div', { class: 'blank' }, h('span', { class: 'skeleton' }, 'Loading the vendor’s checks')),
);
const refresh = throttled(() => void attempt(async () => undefined), 250);
liveStream('/identity-vendor/stream', refresh, (connected) => {
  byId('line').textContent = connected ? 'live' : 'line lost, trying again';
  byId('line').dataset['tone'] = connected ? 'ok' : 'bad';
  if (connected) refresh();
});
