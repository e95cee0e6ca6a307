// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeepLink, NavSport } from '../../src/sportsbook/wire.ts';
import { TopBar, type TopBarOptions } from './TopBar.ts';
import type { State } from './state.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');
const football = (live: number): NavSport => ({ sport: 'football', count: 273, live, competitions: [] });
const tennis: NavSport = { sport: 'tennis', count: 20, live: 0, competitions: [] };
const KUURALA = { kind: 'team' as const, name: 'Kuurala', path: { category: 'football', event: 'kuurala' } };
const KUURAVIK = { kind: 'team' as const, name: 'Kuuravik', path: { category: 'football', event: 'kuuravik' } };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => document.body.replaceChildren());

/** Draws a bar. Its search finds `results`. */
function draw(part: Partial<State> = {}, results: Awaited<ReturnType<TopBarOptions['search']>> = []) {
  const root = document.createElement('header');
  document.body.append(root);
  const state = {
    texts,
    nav: [football(8), tennis],
    bets: [],
    route: {},
    format: 'decimal',
    customer: null,
    session: { setup: { product: 'sportsbook' } },
    ...part,
  } as unknown as State;
  const search = vi.fn(() => Promise.resolve(results));
  const onGo = vi.fn<(route: DeepLink) => void>();
  const bar = new TopBar(root, { state, search, onGo, onFormat: () => undefined });
  bar.draw();
  const field = root.querySelector('input');
  const found = root.querySelector<HTMLElement>('.found');
  const row = root.querySelector<HTMLElement>('.tabs-scroll');
  if (!field || !found || !row) throw new Error('The bar has no search, no list of results or no tabs.');
  const type = async (typed: string) => {
    field.focus();
    field.value = typed;
    field.dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(search).toHaveBeenCalled());
    await Promise.resolve();
  };
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return { state, root, bar, field, found, row, search, onGo, type, press };
}

it('says that a search found nothing', async () => {
  const { type, found } = draw();
  await type('zzzz');
  expect(found.hidden).toBe(false);
  expect(found.textContent).toBe('Nothing found.');
});
it('says nothing before there is a question', async () => {
  const { type, found } = draw();
  await type('z');
  expect(found.hidden).toBe(true);
});
it('shows what it found until the player presses something else', async () => {
  const { type, found, field } = draw({}, [KUURALA]);
  await type('kuu');
  expect(found.textContent).toBe('Kuurala');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(found.hidden).toBe(true);
  expect(field.value).toBe('kuu');
  field.blur();
  field.focus();
  expect(found.hidden).toBe(false);
});
it('opens the first result with Enter, also when the answer comes later', async () => {
  const { type, press, onGo, field } = draw({}, [KUURALA, KUURAVIK]);
  await type('kuu');
  press('Enter');
  expect(onGo).toHaveBeenCalledWith(KUURALA.path);
  expect(field.value).toBe('');
  field.value = 'kuur';
  field.dispatchEvent(new Event('input'));
  press('Enter');
  await vi.waitFor(() => expect(onGo).toHaveBeenCalledTimes(2));
});
it('leads through the results with the arrow keys, and back to the question', async () => {
  const { type, press, found, field } = draw({}, [KUURALA, KUURAVIK]);
  await type('kuu');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Kuurala');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Kuuravik');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
  press('ArrowDown');
  press('Escape');
  expect(document.activeElement).toBe(field);
  expect(found.hidden).toBe(true);
});

it('keeps what is typed, and where the tabs are scrolled to, when the counts change', async () => {
  const { state, bar, root, field, found, row, type } = draw({}, [KUURALA]);
  await type('kuu');
  row.scrollLeft = 400;
  state.nav = [football(9), tennis];
  bar.draw();
  expect(root.querySelector('input')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('kuu');
  expect(found.hidden).toBe(false);
  expect(root.querySelector('.tabs-scroll')).toBe(row);
  expect(row.scrollLeft).toBe(400);
  expect(row.querySelector('.live-count.is-live')?.textContent).toBe('9 Live');
});
it('scrolls to the chosen tab once, not whenever it is drawn', () => {
  const { state, bar } = draw();
  const scroll = vi.mocked(Element.prototype.scrollIntoView);
  expect(scroll).toHaveBeenCalledTimes(1);
  state.nav = [football(9), tennis];
  bar.draw();
  expect(scroll).toHaveBeenCalledTimes(1);
  state.route = { category: 'tennis' };
  bar.draw();
  expect(scroll).toHaveBeenCalledTimes(2);
});
it('keeps the focus on a tab whose count changes', () => {
  const { state, bar, row } = draw();
  const focused = () => document.activeElement?.textContent ?? '';
  row.querySelectorAll('button')[2]?.focus();
  expect(focused()).toBe('Football8 Live');
  state.nav = [football(9), tennis];
  bar.draw();
  expect(focused()).toBe('Football9 Live');
});
it('writes the tabs and the search in another language', async () => {
  const { state, bar, field, row } = draw();
  state.texts = await textsIn('fi-FI');
  bar.draw();
  expect(field.placeholder).toBe(state.texts.words('search'));
  expect(row.textContent).toContain(state.texts.words('sport.tennis'));
});
it('says that a sport’s tab counts only what runs now', () =>
  expect(draw().row.querySelector('.live-count.is-live')?.textContent).toBe('8 Live'));
