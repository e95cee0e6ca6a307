import { act } from '@testing-library/react';
import { createElement, type ChangeEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { replayIntents } from './replay-intents.ts';

const root = document.documentElement;
/** Lets the apps of a test answer, so that none of its listeners stays. */
const pages: (() => Promise<void>)[] = [];

/** A page with its script, and an app that answers when the test says so. */
function page(html: string, before: () => void = () => undefined, search?: string) {
  // An earlier file's page may have been taken over.
  delete root.dataset['hydrated'];
  document.body.innerHTML = html;
  before();
  const { promise, resolve } = Promise.withResolvers<void>();
  const start = vi.fn<(address?: string) => Promise<void>>(() => promise);
  replayIntents({ start, isStarted: () => start.mock.calls.length > 0, takenOver: promise }, search);
  const one = <Kind extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
  const answer = async () => {
    root.dataset['app'] = '';
    resolve();
    await promise;
    await vi.dynamicImportSettled();
  };
  pages.push(async () => {
    // Only a page that has started its app hears the answer.
    document.body.innerHTML = '<button></button>';
    delete root.dataset['app'];
    document.querySelector('button')?.click();
    await answer();
  });
  return { start, one, answer };
}
afterEach(async () => {
  for (const leave of pages.splice(0)) await leave();
  delete root.dataset['app'];
  document.body.innerHTML = '';
});

it('starts the app at a press, shows that it was felt, and repeats it once', async () => {
  const { start, one, answer } = page('<button>Log in</button>');
  const heard = vi.fn();
  one('button').addEventListener('click', heard);
  one('button').click();
  expect([start.mock.calls.length, heard.mock.calls.length, one('button').dataset['felt']]).toEqual([1, 0, '']);
  await answer();
  expect([heard.mock.calls.length, one('button').dataset['felt']]).toEqual([1, undefined]);
  one('button').click();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('repeats only the last of several presses', async () => {
  const { one, answer } = page('<button id="a">A</button><button id="b">B</button>');
  const heard: string[] = [];
  for (const id of ['a', 'b']) one(`#${id}`).addEventListener('click', () => heard.push(id));
  one('#a').click();
  one('#b').click();
  one('#b').click();
  expect(one('#a').dataset['felt']).toBeUndefined();
  await answer();
  expect(heard).toEqual(['b']);
});

it('finds the button again that the app has drawn again', async () => {
  const { one, answer } = page('<main><button aria-label="Menu">x</button></main>');
  one('button').click();
  one('main').innerHTML = '<button aria-label="Other"></button><button aria-label="Menu">y</button>';
  const heard = vi.fn();
  one('[aria-label="Menu"]').addEventListener('click', heard);
  await answer();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('leaves links, folding parts and the cookie notice alone', () => {
  const { start, one } = page(
    '<a href="#x">Link</a><details><summary>More</summary></details><div data-by-page="cookies"><button>Yes</button></div>',
  );
  const heard = vi.fn();
  one('button').addEventListener('click', heard);
  for (const selector of ['a', 'summary', 'button']) one(selector).click();
  expect([start.mock.calls.length, heard.mock.calls.length]).toEqual([0, 1]);
});

it('keeps what was typed and the caret, and tells the app of it', async () => {
  const { start, one, answer } = page('<input type="search">');
  const input = one<HTMLInputElement>('input');
  input.focus();
  input.value = 'star';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(2, 2);
  expect(start).toHaveBeenCalledTimes(1);
  const seen: string[] = [];
  input.addEventListener('input', () => seen.push(input.value));
  await answer();
  expect([seen, input.value, input.selectionStart, document.activeElement]).toEqual([
    ['star', 'star'],
    'star',
    2,
    input,
  ]);
});

it.each([
  ['which typing started', undefined],
  ['which something else started while the page answered the search', '/data/search.json'],
])('keeps what was typed when the app, %s, sets the field back first', async (_what, search) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ games: [], counts: {} }))));
  const heard: string[] = [];
  const searchField = () =>
    createElement('input', {
      type: 'search',
      value: '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => heard.push(target.value),
    });
  const { one, answer } = page(
    `<div id="root">${renderToString(searchField())}</div><div data-games></div><template data-search><div role="status"><p></p></div><div role="list"><div></div></div></template>`,
    undefined,
    search,
  );
  const input = one<HTMLInputElement>('input');
  input.value = 'roul';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  let drawn!: Root;
  act(() => {
    drawn = hydrateRoot(one('#root'), searchField());
  });
  act(() => drawn.render(searchField()));
  expect(input.value).toBe('');
  await act(answer);
  expect(heard).toEqual(['roul']);
  act(() => drawn.unmount());
  vi.unstubAllGlobals();
});

it('makes up for what happened before it ran: a pressed button has the focus, and a field holds what was typed', async () => {
  const button = page('<button>Log in</button>', () => document.querySelector('button')?.focus());
  const heard = vi.fn();
  button.one('button').addEventListener('click', heard);
  // A simulated browser shows every focus as one of the keyboard, which only starts the app.
  expect(button.start).toHaveBeenCalledTimes(1);
  await button.answer();

  delete root.dataset['app'];
  const typing = page('<div id="root"><input type="search" value=""></div>', () => {
    document.querySelector('input')!.value = 'star';
  });
  const seen: string[] = [];
  typing.one('input').addEventListener('input', () => seen.push(typing.one<HTMLInputElement>('input').value));
  expect(typing.start).toHaveBeenCalledTimes(1);
  await typing.answer();
  expect(seen.at(-1)).toBe('star');
});

it('repeats a choice', async () => {
  const { one, answer } = page('<select><option>en</option><option>fi</option></select>');
  const select = one<HTMLSelectElement>('select');
  select.value = 'fi';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  const seen: string[] = [];
  select.addEventListener('change', () => seen.push(select.value));
  await answer();
  expect(seen).toEqual(['fi']);
});

it('repeats a choice, a tick and what was typed in the fields that the app has drawn again', async () => {
  const fields =
    '<input name="note"><input name="other"><input name="agree" type="checkbox"><select><option>en</option><option>fi</option></select>';
  const { one, answer } = page(`<main>${fields}</main>`);
  const write = (selector: string, change: (field: HTMLInputElement & HTMLSelectElement) => void, event: string) => {
    const field = one<HTMLInputElement & HTMLSelectElement>(selector);
    change(field);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  write('[name="other"]', (field) => (field.value = 'hello'), 'input');
  write('[name="agree"]', (field) => (field.checked = true), 'input');
  write('select', (field) => (field.value = 'fi'), 'change');
  one('main').innerHTML = fields;
  const heard = vi.fn();
  one('select').addEventListener('change', heard);
  await answer();
  expect([
    one<HTMLSelectElement>('select').value,
    one<HTMLInputElement>('[name="other"]').value,
    one<HTMLInputElement>('[name="note"]').value,
    one<HTMLInputElement>('[name="agree"]').checked,
  ]).toEqual(['fi', 'hello', '', true]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('repeats a choice that the app sets back to what the page was rendered with', async () => {
  const seen: string[] = [];
  const languages = () =>
    createElement(
      'select',
      { value: 'en', onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => seen.push(target.value) },
      ...['en', 'fi'].map((language) => createElement('option', { key: language }, language)),
    );
  const { one, answer } = page(`<div id="root">${renderToString(languages())}</div>`);
  const select = one<HTMLSelectElement>('select');
  select.value = 'fi';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  let root!: Root;
  act(() => {
    root = hydrateRoot(one('#root'), languages());
  });
  act(() => root.render(languages()));
  expect(select.value).toBe('en');
  await act(answer);
  expect(seen).toEqual(['fi']);
  act(() => root.unmount());
});

it.each([
  ['a finger', '<button>x</button>', 'button', new Event('pointerdown', { bubbles: true })],
  ['the focus', '<button>x</button>', 'button', new Event('focusin', { bubbles: true })],
  [
    'a mouse over a row',
    '<div data-scroller><a href="#x">x</a></div>',
    'a',
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  ],
])('starts it before the press, at %s', (_, html, target, event) => {
  const { start, one } = page(html);
  one(target).dispatchEvent(event);
  expect(start).toHaveBeenCalledTimes(1);
});

it('lets the app open an address that only the app draws, once', async () => {
  const { start, one, answer } = page('<a data-by-app href="/en-UN/signup"><b>Join</b></a>');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  one('b').dispatchEvent(press);
  expect([press.defaultPrevented, start.mock.calls, one('a').dataset['felt']]).toEqual([
    true,
    [[`${location.origin}/en-UN/signup`]],
    '',
  ]);
  await answer();
});

it('follows such a link with the app that is starting already', async () => {
  const { start, one, answer } = page('<input><a data-by-app href="/en-UN/signup">Join</a>');
  one('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  const heard = vi.fn((event: Event) => event.preventDefault());
  one('a').addEventListener('click', heard);
  one('a').click();
  expect(heard).toHaveBeenCalledTimes(1);
  await answer();
  expect(start.mock.calls).toEqual([[undefined]]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each(['/en-UN/promotions', null])('leaves the browser its own links and those for another tab', async (href) => {
  const { start, one } = page(`<a ${href === null ? 'data-by-app href="/en-UN/signup"' : `href="${href}"`}>Go</a>`);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: href === null });
  // The test's own page must stay.
  let prevented = true;
  addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  one('a').dispatchEvent(press);
  expect([prevented, start.mock.calls.length]).toEqual([false, 0]);
});

it('takes the page’s login away when the app has no button for it, and presses nothing in it', async () => {
  const popup =
    '<div><div><section role="dialog" tabindex="-1"><button type="submit">Log in</button></section></div></div>';
  const { start, one, answer } = page(
    `<header><button data-opens="auth.login">Log in</button></header><template data-popup="auth.login">${popup}</template>`,
  );
  one('button').click();
  expect(document.querySelector('[data-early]')).not.toBeNull();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  // The app has drawn a player's header.
  one('header').innerHTML = '';
  await answer();
  // A header draws its corners late, so the app has some seconds for the button.
  await vi.waitFor(() => expect(document.querySelector('[data-early]')).toBeNull(), { timeout: 20_000 });
});

it('ticks a box again that the app has drawn as the page was rendered, and tells it', async () => {
  const { one, answer } = page(
    '<div id="root"><input type="checkbox" id="terms"><input type="checkbox" id="news" checked></div>',
  );
  const heard: (readonly [string, boolean])[] = [];
  one('#root').addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push([target.id, target.checked]);
  });
  for (const id of ['terms', 'news']) one(`#${id}`).click();
  heard.length = 0;
  // The app puts the boxes back to what it knows.
  one<HTMLInputElement>('#terms').checked = false;
  await answer();
  expect(heard).toEqual([
    ['terms', true],
    ['news', false],
  ]);
  expect([one<HTMLInputElement>('#terms').checked, one<HTMLInputElement>('#news').checked]).toEqual([true, false]);
});

it('notices a box that was ticked before this script was there', async () => {
  const { start, one, answer } = page('<div id="root"><input type="checkbox" id="terms"></div>', () => {
    document.querySelector<HTMLInputElement>('#terms')!.checked = true;
  });
  expect(start).toHaveBeenCalledTimes(1);
  const heard = vi.fn();
  one('#terms').addEventListener('click', heard);
  await answer();
  expect([heard.mock.calls.length, one<HTMLInputElement>('#terms').checked]).toEqual([1, true]);
});

it('lets the page answer a search where it can, and keeps what was typed for the app', async () => {
  const known = { games: ['a', 'ab', 'abc'].map((name) => [name, name, 'p.svg', '']), counts: { other: '{count}' } };
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(known))));
  document.body.innerHTML = '';
  const { start, one, answer } = page(
    '<input type="search"><div data-games></div><template data-search><div role="status"><p></p></div><div role="list"><div><a href="EARLY"></a></div></div></template>',
    () => undefined,
    '/data/search.json',
  );
  const field = one<HTMLInputElement>('input');
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  field.value = 'a';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(document.querySelectorAll('[data-found] a')).toHaveLength(3), 15_000);
  expect(start).not.toHaveBeenCalled();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  const heard = vi.fn();
  field.addEventListener('input', heard);
  await answer();
  expect([heard.mock.calls.length > 0, field.value]).toEqual([true, 'a']);
  vi.unstubAllGlobals();
});

it('starts the app for a search on a page that cannot answer it', () => {
  const { start, one } = page('<input type="search">');
  one('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});
