import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EarlySearch } from '@baize/shell/early-search';
import { searchEarly } from './early-search.ts';
import { START_FAILED } from './start-failed.ts';

const TEMPLATE =
  '<div><div role="status"><p>EARLY</p></div><div role="list"><div class="cell"><a href="/fi-FI/play/EARLY" aria-label="EARLY, EARLY"><img data-src="/content/images/EARLY-1x1.svg?w=320"></a><span><span data-clamp>EARLY</span><span data-clamp>EARLY</span></span></div></div></div>';
const KNOWN: EarlySearch = {
  lobby: 'casinoGames',
  games: [
    ['Three Kings', 'three-kings', 'game-three-kings-square-640x640.svg', 'Relax'],
    ['Rösti Time', 'rosti time', 'b.svg', 'Kelp'],
    ['Thunder', 'thunder', 'c.svg', 'Kelp'],
    ['Three Pages', 'three-pages', 'd.svg', ''],
    ...Array.from({ length: 40 }, (_none, index) => [`Many ${index}`, `many-${index}`, 'm.svg', 'Kelp'] as const),
  ],
  counts: { one: '{count} peli', other: '{count} peliä' },
};
const field = () => document.querySelector('input')!;
const place = () => document.querySelector<HTMLElement>('[data-games]')!;
const found = () => document.querySelector<HTMLElement>('[data-found]');
const names = () => [...(found()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('aria-label'));
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const need = vi.fn();
const ended: (() => void)[] = [];

async function use(): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  ended.push(resolve);
  const search = searchEarly(field(), '/data/search.json', need, promise);
  await vi.advanceTimersByTimeAsync(0);
  return async () => {
    resolve();
    await vi.advanceTimersByTimeAsync(0);
    return search;
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'fi-FI';
  document.body.innerHTML = `<input type="search"><div data-games><p>rows</p></div><template data-search>${TEMPLATE}</template>`;
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(KNOWN)))),
  );
});
afterEach(async () => {
  document.body.innerHTML = '<div></div>';
  for (const end of ended.splice(0)) end();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  need.mockReset();
});

it('shows what a letter finds over the page’s games, without diacritics, and counts it in the page’s language', async () => {
  await use();
  expect(found()).toBeNull();
  type('T');
  expect(names()).toEqual(['Three Kings, Relax', 'Rösti Time, Kelp', 'Thunder, Kelp', 'Three Pages']);
  expect(found()?.querySelector('[role="status"]')?.textContent).toBe('4 peliä');
  expect(place().style.visibility).toBe('hidden');
  const [first, second] = found()?.querySelectorAll('.cell') ?? [];
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/fi-FI/play/three-kings');
  expect(second?.querySelector('a')?.getAttribute('href')).toBe('/fi-FI/play/rosti%20time');
  expect(first?.querySelector('img')?.getAttribute('src')).toBe(
    '/content/images/game-three-kings-square-640x640.svg?w=320',
  );
  expect([...(first?.querySelectorAll('[data-clamp]') ?? [])].map((word) => word.textContent)).toEqual([
    'Three Kings',
    'Relax',
  ]);
  // The app opens a game: it has no page of its own.
  expect(first?.querySelector('a')?.hasAttribute('data-by-app')).toBe(true);
  expect(document.body.textContent).not.toContain('EARLY');
});

it.each([
  ['a phone', true, ['Owl', 'Lynx']],
  ['a wider window', false, ['Owl', 'Elk']],
])('on %s, finds and counts the games of its channel only (B§5)', async (_what, isPhone, wanted) => {
  const only = (channel: 'web' | 'mobile') => ['', '', channel] as const;
  const more = Array.from({ length: 2 }, (_none, index) => [`Owl ${index}`, 'owl', 'o.svg', 'Kelp'] as const);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 767px)' && isPhone }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(
        JSON.stringify({
          ...KNOWN,
          games: [
            ['Owl L', 'owl', '', ''],
            ['Elk L', 'elk', ...only('web')],
            ['Lynx L', 'lynx', ...only('mobile')],
            ...more,
          ],
        }),
      ),
    ),
  );
  await use();
  type('l');
  expect(found()?.querySelector('[role="status"]')?.textContent).toBe('4 peliä');
  expect(names().map((name) => name?.replace(/ .*/, ''))).toEqual([...wanted, 'Owl', 'Owl']);
});

it('names a table with its studio below its picture', async () => {
  document.querySelector('template')!.innerHTML = TEMPLATE.replace(
    '<span data-clamp>EARLY</span><span data-clamp>EARLY</span>',
    '<span data-clamp>EARLY</span><span class="meta">EARLY</span><span class="icon"></span>',
  );
  await use();
  type('t');
  const [first] = found()?.querySelectorAll('.cell') ?? [];
  expect([...(first?.querySelectorAll('span > span') ?? [])].map((word) => word.textContent)).toEqual([
    'Three Kings',
    'Relax',
    '',
  ]);
});

it('answers what was typed before it was there', async () => {
  field().value = 'many';
  await use();
  expect(found()?.querySelector('[role="status"]')?.textContent).toBe('40 peliä');
  // As many tiles as a window shows.
  expect(names()).toHaveLength(24);
});

it('starts the app when the typing rests, not while letters come', async () => {
  await use();
  for (const text of ['m', 'ma', 'man']) {
    type(text);
    await vi.advanceTimersByTimeAsync(2400);
  }
  expect(need).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(need.mock.calls).toEqual([[]]);
});

it('gives the page back for an emptied field, and leaves to the app at once what only it can find', async () => {
  await use();
  type('t');
  type('');
  expect([found(), place().style.visibility, need.mock.calls.length]).toEqual([null, '', 0]);
  type('thre');
  expect([found(), place().style.visibility, need.mock.calls.length]).toEqual([null, '', 1]);
});

it('starts the app at Enter', async () => {
  await use();
  type('many');
  field().dispatchEvent(new Event('change', { bubbles: true }));
  expect(need.mock.calls).toEqual([[]]);
});

it('stands until the app shows its own results, and then hears no more letters', async () => {
  const takeOver = await use();
  type('many');
  const ending = takeOver();
  place().innerHTML = '<div aria-busy="true"></div>';
  await vi.advanceTimersByTimeAsync(0);
  expect(found()).not.toBeNull();
  place().innerHTML = '<div role="status">40 peliä</div>';
  await vi.advanceTimersByTimeAsync(0);
  await ending;
  expect([found(), place().style.visibility]).toEqual([null, '']);
  type('t');
  expect(found()).toBeNull();
});

it('answers the letters that come while the app prepares its own results', async () => {
  const takeOver = await use();
  type('m');
  const ending = takeOver();
  await vi.advanceTimersByTimeAsync(0);
  type('t');
  expect(found()?.querySelector('[role="status"]')?.textContent).toBe('4 peliä');
  place().innerHTML = '<div role="status">4 peliä</div>';
  await vi.advanceTimersByTimeAsync(0);
  await ending;
  expect(found()).toBeNull();
});

it('leaves with the page when the app opens another address', async () => {
  const takeOver = await use();
  type('many');
  const ending = takeOver();
  place().remove();
  await vi.advanceTimersByTimeAsync(0);
  await ending;
  expect(found()).toBeNull();
});

it.each([
  ['the page has no such place', () => place().remove()],
  ['its file is gone', () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))],
])('lets the app answer where %s', async (_what, before) => {
  before();
  await use();
  expect(need.mock.calls).toEqual([[]]);
});

it('keeps the search in the address once the app could not start, for the page that is loaded again', async () => {
  await use();
  type('Thr');
  expect(location.search).toBe('');
  dispatchEvent(new Event(START_FAILED));
  expect(location.search).toBe('?search=Thr');
  type('Three K');
  expect(location.search).toBe('?search=Three%20K');
  history.replaceState(null, '', '/');
});
