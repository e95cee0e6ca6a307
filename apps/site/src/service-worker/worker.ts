/*
 * The site's service worker, built by libs/site-build/src/service-worker.ts. It caches files whose names contain
 * a hash, and a page for players who are offline. It never handles calls of the API, the content service, the identity
 * provider or a socket, and stores no other page: the next person at this device must not find an account in the cache.
 */

/** The parts of a worker's global scope that are used here; the DOM library's types do not include them. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
const worker = globalThis as unknown as Scope;
/**
 * Addresses of all files that the build has under `/assets/`, and of those that the first page needs. Written by the
 * build.
 */
declare const ASSETS: readonly string[];
declare const SHELL: readonly string[];

const KEPT = 'baize';
/** A file whose name contains a hash never changes. */
const HASHED = /^\/(?:assets\/.+|(?:locales\/[a-z]+|data)\/.+\.[0-9a-f]{10}\.json)$/;
/** The address of each bundle's offline page, in its language. */
const offlinePage = (path: string): string | null => {
  const [, pair] = /^\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(path) ?? [];
  return pair === undefined ? null : `/${pair}/offline`;
};

async function keepOfflinePage(path: string): Promise<void> {
  const page = offlinePage(path);
  if (page === null) return;
  const cache = await caches.open(KEPT);
  if (!(await cache.match(page))) await cache.add(page).catch(() => undefined);
}

/** Deletes what an earlier build has left, and caches the offline pages of the open windows. */
async function begin(): Promise<void> {
  const cache = await caches.open(KEPT);
  const known = new Set(ASSETS);
  await Promise.all(
    (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  );
  await worker.registration.navigationPreload?.enable();
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  await Promise.all([...new Set(pages.map(({ url }) => new URL(url).pathname))].map(keepOfflinePage));
  await worker.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Returns the offline page for an address. An address without a language gets that of a page that was open here. */
async function keptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(KEPT);
  const page =
    offlinePage(path) ??
    (await cache.keys()).map(({ url }) => new URL(url).pathname).find((kept) => kept === offlinePage(kept));
  return page === undefined ? undefined : cache.match(page);
}

async function pageOrOffline({ request, preloadResponse }: Fetching, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await keptPage(path);
    if (!kept) throw error;
    return kept;
  }
}

worker.addEventListener('install', (event) =>
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([...SHELL]))),
);
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (HASHED.test(pathname)) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate' && (pathname === '/' || offlinePage(pathname) !== null)) {
    event.respondWith(pageOrOffline(event, pathname));
    event.waitUntil(keepOfflinePage(pathname));
  }
});
// Only when the player agrees: a new version must not remove the scripts of an open game.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

// Keeps the names local for TypeScript; the build removes this line, because a worker is not a module.
export {};
