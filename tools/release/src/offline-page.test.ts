import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { offlineDocument } from './offline-page.ts';

it('loads the page again by itself once an offline browser is online, without being pressed', () => {
  const page = offlineDocument(
    { template: '<html class="theme">', sheets: new Map() },
    { market: { languageTag: 'fi-FI' }, config: { name: 'Brand' } },
    { 'site.offline.title': 'Ei verkkoyhteyttä' },
  );
  expect(page).toContain('<h1>Ei verkkoyhteyttä</h1>');
  const [, script = ''] = /<script>([^<]+)<\/script>/.exec(page) ?? [];
  const heard = new Map<string, () => void>();
  let reloads = 0;
  runInNewContext(script, {
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    location: { reload: () => reloads++ },
  });
  expect(reloads).toBe(0);
  heard.get('online')?.();
  expect(reloads).toBe(1);
});
