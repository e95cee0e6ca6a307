// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Statistics } from '../../src/sportsbook/model/statistics.ts';
import type { EventPage } from '../../src/sportsbook/wire.ts';
import { eventStatistics } from './eventStatistics.ts';
import type { State } from './state.ts';
import { textsIn } from './texts.ts';

const state = { texts: await textsIn('en') } as State;
const page = { id: 'e1', sport: 'football', home: 'Lynx', away: 'Otters' } as EventPage;
const game = (home: string, away: string, one: number, two: number) => ({
  startsAt: Date.UTC(2026, 10, 20, 12),
  home,
  away,
  score: { home: one, away: two },
});
const STATISTICS: Statistics = {
  days: 90,
  meetings: [],
  form: { home: [game('Foxes', 'Lynx', 0, 2)], away: [game('Otters', 'Foxes', 1, 1)] },
  table: [
    { team: 'Lynx', played: 2, difference: 3, points: 6 },
    { team: 'Foxes', played: 2, difference: -2, points: 1 },
  ],
};
async function opened(load: (eventId: string) => Promise<Statistics>): Promise<HTMLElement> {
  const root = eventStatistics(state, page, load) as HTMLDetailsElement;
  document.body.replaceChildren(root);
  // The element tells of it by itself, a moment later.
  root.open = true;
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await vi.waitFor(() => expect(root.querySelector('[aria-busy]')).toBeNull());
  return root;
}

it('asks for statistics when they are opened, and tells each side’s games by its own score', async () => {
  const load = vi.fn(() => Promise.resolve(STATISTICS));
  eventStatistics(state, page, load);
  expect(load).not.toHaveBeenCalled();
  const root = await opened(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '20 NovFoxes2–0W',
    '20 NovFoxes1–1D',
  ]);
  expect(root.textContent).toContain('They haven’t met in the last 90 days.');
  expect([...root.querySelectorAll('tbody tr')].map((row) => [row.textContent, row.hasAttribute('data-own')])).toEqual([
    ['1Lynx2+36', true],
    ['2Foxes2-21', false],
  ]);
});
it('offers another try where they could not be fetched', async () => {
  const load = vi.fn(() => Promise.reject<Statistics>(new Error('offline')));
  const root = await opened(load);
  const before = load.mock.calls.length;
  root.querySelector<HTMLElement>('.second')?.click();
  expect(load).toHaveBeenCalledTimes(before + 1);
});
it('has none of virtual games', () => {
  expect(eventStatistics(state, { ...page, sport: 'virtual-horses' }, vi.fn())).toBeNull();
});
