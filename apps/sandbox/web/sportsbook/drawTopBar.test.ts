// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { drawTopBar, type TopBarOptions } from './drawTopBar.ts';
import type { State } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');

const stateOf = (part: Partial<State>) =>
  ({
    texts,
    nav: [],
    bets: [],
    route: { page: 'history' },
    format: 'decimal',
    customer: null,
    session: { setup: { product: 'sportsbook' } },
    ...part,
  }) as unknown as State;

/** Types a question into the bar's search, which finds this, and gives what the player then sees below the field. */
async function seenAfter(typed: string, results: Awaited<ReturnType<TopBarOptions['search']>>) {
  const bar = document.createElement('div');
  const search = vi.fn(() => Promise.resolve(results));
  drawTopBar(bar, {
    state: stateOf({}),
    search,
    onGo: () => undefined,
    onFormat: () => undefined,
  });
  const field = bar.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = typed;
  field.dispatchEvent(new Event('input'));
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  await Promise.resolve();
  const found = bar.querySelector<HTMLElement>('.found');
  return found?.hidden ? null : found?.textContent;
}

it('says that a search found nothing', async () => expect(await seenAfter('zzzz', [])).toBe('Nothing found.'));
it('says nothing before there is a question', async () => expect(await seenAfter('z', [])).toBeNull());
it('shows what it found', async () =>
  expect(await seenAfter('kuu', [{ kind: 'team', name: 'Kuurala', path: {} }])).toBe('Kuurala'));
it('says that a sport’s tab counts only what runs now', () => {
  const bar = document.createElement('div');
  const nav = [{ sport: 'football' as const, count: 273, live: 8, competitions: [] }];
  drawTopBar(bar, {
    state: stateOf({ nav }),
    search: () => Promise.resolve([]),
    onGo: () => undefined,
    onFormat: () => undefined,
  });
  expect(bar.querySelector('.live-count.is-live')?.textContent).toBe('8 Live');
});
