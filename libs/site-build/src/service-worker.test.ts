import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { shellOf } from './service-worker.ts';

const FILE = join(import.meta.dirname, '../../../apps/site/src/service-worker/worker.ts');
const ORIGIN = 'https://baize.example';
const source = (await transformWithOxc(readFileSync(FILE, 'utf8'), FILE)).code.replace('export {};', '');

/** A fake browser for the worker: a cache, and a network that can fail. */
function browser({ assets = ['/assets/a.js'], open = [] as string[] } = {}) {
  const kept = new Map<string, Response>();
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  const network = {
    there: true,
    fetch: vi.fn((request: string | Request) =>
      network.there
        ? Promise.resolve(new Response(`network ${pathOf(request)}`))
        : Promise.reject(new TypeError('offline')),
    ),
  };
  const add = async (path: string) => {
    kept.set(path, await network.fetch(path));
  };
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: ORIGIN + path }))),
    delete: (request: { readonly url: string }) => Promise.resolve(kept.delete(pathOf(request.url))),
    match: (request: string | Request) => Promise.resolve(kept.get(pathOf(request))?.clone()),
    put: (request: Request, answer: Response) => Promise.resolve(void kept.set(pathOf(request), answer)),
    add,
    addAll: (paths: string[]) => Promise.all(paths.map(add)),
  };
  const listeners: Record<string, (event: Record<string, unknown>) => void> = {};
  const skipWaiting = vi.fn();
  runInNewContext(`const ASSETS = ${JSON.stringify(assets)}, SHELL = ASSETS;\n${source}`, {
    caches: { open: () => Promise.resolve(cache) },
    fetch: network.fetch,
    URL,
    location: new URL(ORIGIN),
    skipWaiting,
    registration: {},
    clients: { claim: vi.fn(), matchAll: () => Promise.resolve(open.map((path) => ({ url: ORIGIN + path }))) },
    addEventListener: (type: string, listener: never) => {
      listeners[type] = listener;
    },
  });
  const run = async (type: string, more: Record<string, unknown> = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners[type]?.({
      waitUntil: (promise: Promise<unknown>) => {
        work.push(promise);
      },
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
      preloadResponse: Promise.resolve(undefined),
      ...more,
    });
    const text = await (answer as Promise<Response> | null)?.then(
      (response) => response.text(),
      () => 'failed',
    );
    await Promise.all(work);
    return text ?? null;
  };
  return {
    kept,
    network,
    skipWaiting,
    run,
    ask: (path: string, init: { method?: string; mode?: string } = {}) =>
      run('fetch', { request: { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...init } }),
  };
}

describe('the service worker', () => {
  it('caches the shell, loads each hashed file once, and serves it offline', async () => {
    const { run, ask, network } = browser();
    await run('install');
    network.there = false;
    expect(await ask('/assets/a.js')).toBe('network /assets/a.js');
    network.there = true;
    expect(await ask('/data/market.fi-FI.0123456789.json')).toContain('network');
    network.there = false;
    expect(await ask('/data/market.fi-FI.0123456789.json')).toContain('network');
  });
  it.each([
    '/api/v1/player/profile',
    '/content/v2025/data/query/production',
    '/identity/',
    '/ws/wallet',
    '/locales/fi/default.json',
    '/service-worker.js',
    'https://studio.example/assets/game.js',
  ])('does not touch %s', async (path) => {
    expect(await browser().ask(path)).toBeNull();
    expect(await browser().ask(path, { mode: 'navigate' })).toBeNull();
  });
  it('ignores requests that change data', async () => {
    expect(await browser().ask('/assets/a.js', { method: 'POST' })).toBeNull();
  });
  it('stores no pages, and shows the offline page in the page’s language', async () => {
    const { ask, kept, network } = browser();
    expect(await ask('/fi-FI/my-account/banking', { mode: 'navigate' })).toBe('network /fi-FI/my-account/banking');
    expect([...kept.keys()]).toEqual(['/fi-FI/offline']);
    network.there = false;
    expect(await ask('/fi-FI/my-account/banking', { mode: 'navigate' })).toBe('network /fi-FI/offline');
    expect(await ask('/de-AT', { mode: 'navigate' })).toBe('failed');
  });
  it('removes the caches of earlier builds, and caches the offline page of open pages', async () => {
    const { run, kept } = browser({ open: ['/fi-FI/terms', '/fi-FI'] });
    kept.set('/assets/old.js', new Response(''));
    kept.set('/de-AT/offline', new Response(''));
    kept.set('/assets/a.js', new Response(''));
    await run('activate');
    expect([...kept.keys()]).toEqual(['/assets/a.js', '/fi-FI/offline']);
  });
  it('takes over only on request', async () => {
    const { run, skipWaiting } = browser();
    await run('install');
    await run('message', { data: 'something else' });
    expect(skipWaiting).not.toHaveBeenCalled();
    await run('message', { data: 'take-over' });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });
});

it('includes the entry with its imports and styles, and the symbol in the shell', () => {
  expect(
    shellOf({
      'assets/index.js': {
        type: 'chunk',
        isEntry: true,
        imports: ['assets/shared.js'],
        viteMetadata: { importedCss: new Set(['assets/index.css']) },
      },
      'assets/shared.js': { type: 'chunk', imports: [] },
      'assets/lazy.js': { type: 'chunk', imports: ['assets/shared.js'] },
      'assets/symbol-abc.svg': { type: 'asset' },
      'assets/symbolic.svg': { type: 'asset' },
    }),
  ).toEqual(['/assets/index.css', '/assets/index.js', '/assets/shared.js', '/assets/symbol-abc.svg']);
});
