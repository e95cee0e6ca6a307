import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { offlineDocument } from './offline-page.ts';

/** Runs the page's script in a browser. Returns what it listens to and has set for later, and how often it loaded. */
function run(onLine: boolean) {
  const page = offlineDocument(
    { template: '<html class="theme">', sheets: new Map() },
    { market: { languageTag: 'fi-FI' }, config: { name: 'Brand' } },
    { 'site.offline.title': 'Ei verkkoyhteyttä' },
  );
  expect(page).toContain('<h1>Ei verkkoyhteyttä</h1>');
  const [, script = ''] = /<script>([^<]+)<\/script>/.exec(page) ?? [];
  const heard = new Map<string, () => void>();
  const later: { readonly work: () => void; readonly after: number }[] = [];
  const reload = vi.fn();
  runInNewContext(script, {
    navigator: { onLine },
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    setTimeout: (work: () => void, after: number) => later.push({ work, after }),
    location: { reload },
  });
  expect(reload).not.toHaveBeenCalled();
  return { heard, later, reload };
}

it('loads the page again by itself once an offline browser is online, without being pressed', () => {
  const { heard, later, reload } = run(false);
  expect(later).toEqual([]);
  heard.get('online')?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('tries again a little later where the browser is online and its first request failed', () => {
  const { later, reload } = run(true);
  expect(later).toEqual([{ work: expect.any(Function), after: expect.closeTo(10_000, -4) }]);
  later[0]?.work();
  expect(reload).toHaveBeenCalledOnce();
});
