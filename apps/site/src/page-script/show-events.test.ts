import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sportsHighlights } from '@baize/contracts/sportsbook';
import { loadEvents } from './load-events.ts';

const PARTS = ['competition', 'clock', 'home', 'home-score', 'away', 'away-score', 'odds-1', 'odds-X', 'odds-2'];
const event = (eventId: string, live: boolean) => ({
  eventId,
  path: { category: 'football', region: 'world', competition: 'cup', event: eventId },
  sport: 'football',
  competitionName: 'Cup',
  home: 'Wolves',
  away: 'Harriers',
  startsAt: new Date().toISOString(),
  phase: live ? ('LIVE' as const) : ('SCHEDULED' as const),
  clock: live ? '63’' : null,
  score: live ? { home: 2, away: 0 } : null,
  markets: [
    {
      marketId: 'm',
      kind: 'result' as const,
      suspended: false,
      selections: [
        { selectionId: 'a', name: '1' as const, odds: '1.50' },
        { selectionId: 'b', name: '2' as const, odds: '2.50' },
      ],
    },
  ],
});
const ask = vi.fn();
let isStarted = false;
let takeOver = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  isStarted = false;
  document.documentElement.lang = 'en-FI';
  vi.stubGlobal('fetch', ask);
  const card = `<a data-event="">${PARTS.map((part) => `<span data-part="${part}"></span>`).join('')}</a>`;
  document.body.innerHTML = `<div data-events="">${card}${card}${card}</div>`;
});
afterEach(async () => {
  takeOver();
  await Promise.resolve();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
  document.body.innerHTML = '';
});

/** Valid by the contract, so that a test fails when the answer changes its shape. */
const answer = (data: readonly ReturnType<typeof event>[]) =>
  ask.mockImplementation(() => Promise.resolve(Response.json(sportsHighlights.response.parse({ data, stale: false }))));
async function show(data: readonly ReturnType<typeof event>[]) {
  answer(data);
  const { promise: takenOver, resolve } = Promise.withResolvers<void>();
  takeOver = resolve;
  await loadEvents(
    { brand: 'pitchside' },
    { pair: 'en-UN' },
    { start: vi.fn(), isStarted: () => isStarted, takenOver },
  );
  await vi.advanceTimersByTimeAsync(0);
}
const cards = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-event]')];
const wordsOf = (card: HTMLElement | undefined) =>
  [...(card?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map(({ dataset }) => dataset['now']);

it('writes the events into the places as attributes, with their links', async () => {
  await show([event('now', true), event('next', false)]);
  const [first, second, third] = cards();
  expect(wordsOf(first)).toEqual(['Cup', '63’', 'Wolves', '2', 'Harriers', '0', '1,50', '–', '2,50']);
  expect(first?.getAttribute('href')).toBe('/en-UN/sportsbook/football/world/cup/now');
  expect([first?.hasAttribute('data-live'), first?.hasAttribute('data-two')]).toEqual([true, true]);
  expect([second?.hasAttribute('data-live'), wordsOf(second)[3]]).toEqual([false, '']);
  expect(third?.hidden).toBe(true);
  expect(document.body.textContent).toBe('');
});

it('writes odds as the page’s language does', async () => {
  document.documentElement.lang = 'fi-FI';
  await show([event('now', true)]);
  expect(wordsOf(cards()[0]).slice(-3)).toEqual(['1,50', '–', '2,50']);
});

it('shows what has changed while the page is looked at, until the app is there', async () => {
  await show([event('now', true)]);
  answer([event('later', true)]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(cards()[0]?.getAttribute('href')).toMatch(/later$/);
  // The app has begun to draw: its places are React's.
  isStarted = true;
  answer([event('after', true)]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(cards()[0]?.getAttribute('href')).toMatch(/later$/);
  takeOver();
  await vi.advanceTimersByTimeAsync(0);
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

it('leaves a line in place of the events when there are none', async () => {
  await show([]);
  expect(document.querySelector('[data-events]')?.hasAttribute('data-none')).toBe(true);
});

it('asks for nothing on a page without places', async () => {
  document.body.innerHTML = '';
  await show([event('now', true)]);
  expect(ask).not.toHaveBeenCalled();
});
