import { expect, it, vi } from 'vitest';
import type { DeepLink, EventPage, EventView } from '../../src/sportsbook/wire.ts';
import { loadList } from './loadList.ts';

const event = (id: string, phase: string) => ({ id, phase }) as EventView;
const [live, soon] = [event('live', 'LIVE'), event('soon', 'SCHEDULED')];
const page = { id: 'live' } as EventPage;

function load(answers: readonly EventView[][], route: DeepLink = {}, isVirtuals = false) {
  const rest = [...answers];
  const events = vi.fn(() => Promise.resolve(rest.shift() ?? []));
  const byId = vi.fn(() => Promise.resolve(page));
  const isHome = !route.category && !route.page;
  return { events, byId, list: loadList({ events, event: byId }, route, { isHome, isVirtuals }) };
}

it('divides events into those that run and those that come, more of them at home', async () => {
  const all = [live, soon, event('ended', 'ENDED')];
  const home = load([all]);
  expect(await home.list).toEqual({ events: all, live: [live], soon: [soon], instead: null, stage: null });
  expect(home.events).toHaveBeenCalledExactlyOnceWith({ limit: '400' });
  const running = load([[live]], { page: 'live' });
  await running.list;
  expect(running.events).toHaveBeenCalledExactlyOnceWith({ page: 'live', live: '1', limit: '150' });
});

it('has what is on instead of an empty list before anything is drawn', async () => {
  const { events, list } = load([[], [soon]], { category: 'tennis' });
  expect(await list).toEqual({ events: [], live: [], soon: [], instead: [soon], stage: null });
  expect(events).toHaveBeenLastCalledWith({ limit: '20' });
});

it('has the page of the virtual event on the stage, and lists the others', async () => {
  const { byId, list } = load([[live, soon]], {}, true);
  expect((await list).stage).toEqual({ page, listed: [soon] });
  expect(byId).toHaveBeenCalledExactlyOnceWith('live');
  const ended = load([[event('ended', 'ENDED')]], {}, true);
  expect((await ended.list).stage).toEqual({ page: null, listed: [] });
});
