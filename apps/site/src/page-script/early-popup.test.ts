import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEarly } from './early-popup.ts';
import { handOver, handOverPopup } from './hand-over.ts';

const POPUP =
  '<div class="scrim"><div><section role="dialog" tabindex="-1"><button data-closes aria-label="Close"></button><form><input name="email"><input name="password" type="password"><button type="submit">Log in</button><button type="button">Join</button></form></section></div></div>';
const own = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find((popup) => !popup.closest('[data-early]'));
const early = () => document.querySelector<HTMLElement>('[data-early]');
const inEarly = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  early()?.querySelector<Kind>(selector) as Kind;
const opener = () => document.querySelector<HTMLElement>('#opener')!;
const onClose = vi.fn();
const open = () => openEarly('auth.login', opener(), onClose)!;
/** The app's popup, drawn a moment after it is asked for. */
const draw = () => {
  const popup = document.createElement('div');
  popup.innerHTML = POPUP;
  document.body.append(popup);
};

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><button id="opener">Log in</button></div><template data-popup="auth.login">${POPUP}</template>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  onClose.mockReset();
});

it('opens the popup of the page, with the rest of the page inert', () => {
  expect(open()).not.toBeNull();
  expect(document.activeElement).toBe(inEarly('[role="dialog"]'));
  expect(document.querySelector('#root')?.hasAttribute('inert')).toBe(true);
  expect(early()?.hasAttribute('inert')).toBe(false);
});

it('says that a page has no such popup', () => {
  document.querySelector('template')?.remove();
  expect(openEarly('auth.login', opener(), onClose)).toBeNull();
});

it.each([
  ['its button', () => inEarly('[data-closes]').click()],
  ['a press beside it', () => inEarly('.scrim').click()],
  ['Escape', () => inEarly('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
])('closes by %s, and gives the focus back', (_, close) => {
  const popup = open();
  close();
  expect([early(), document.activeElement, onClose.mock.calls.length]).toEqual([null, opener(), 1]);
  expect(document.querySelector('#root')?.hasAttribute('inert')).toBe(false);
  const ask = vi.fn();
  handOverPopup(popup, ask);
  expect(ask).not.toHaveBeenCalled();
});

it('hands what was typed and pressed over to the app’s popup, once', async () => {
  const popup = open();
  inEarly<HTMLInputElement>('[name="email"]').value = 'aino@example.test';
  inEarly('[name="password"]').focus();
  inEarly<HTMLInputElement>('[name="password"]').value = 'secret';
  inEarly('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(inEarly('[type="submit"]').hasAttribute('data-felt')).toBe(true);
  const pressed = vi.fn((event: Event) => event.preventDefault());
  const typed: string[] = [];
  handOverPopup(popup, () => {
    draw();
    for (const field of own()?.querySelectorAll('input') ?? [])
      field.addEventListener('input', () => {
        if (field.value !== '' && typed.at(-1) !== field.name) typed.push(field.name);
      });
    own()?.querySelector('[type="submit"]')?.addEventListener('click', pressed);
  });
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  const fields = [...(own()?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ value }) => value)).toEqual(['aino@example.test', 'secret']);
  expect(typed).toEqual(['email', 'password']);
  expect(document.activeElement).toBe(fields[1]);
  expect(pressed).toHaveBeenCalledTimes(1);
  own()?.parentElement?.parentElement?.parentElement?.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('hands over what is typed until the app’s popup can be seen, and leaves alone what is typed there', async () => {
  const popup = open();
  inEarly<HTMLInputElement>('[name="password"]').value = 'sec';
  let isSeen = false;
  handOverPopup(popup, () => {
    draw();
    own()!.checkVisibility = () => isSeen;
  });
  await vi.waitFor(() => expect(own()?.querySelector<HTMLInputElement>('[name="password"]')?.value).toBe('sec'));
  own()!.querySelector<HTMLInputElement>('[name="password"]')!.value = 'secret';
  inEarly<HTMLInputElement>('[name="email"]').value = 'aino@example.test';
  isSeen = true;
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  const fields = [...(own()?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ value }) => value)).toEqual(['aino@example.test', 'secret']);
});

it('gives the focus that the popup began with to the app’s, so that the first letters are not lost', async () => {
  const fine = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const popup = open();
  fine.mockRestore();
  expect(document.activeElement).toBe(inEarly('[name="email"]'));
  handOverPopup(popup, draw);
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(document.activeElement).toBe(own()?.querySelector('[name="email"]'));
});

it('leaves alone what the browser has filled into the app’s popup before anything was typed into the page’s', async () => {
  const popup = open();
  handOverPopup(popup, () => {
    draw();
    own()!.querySelector<HTMLInputElement>('[name="email"]')!.value = 'aino@example.test';
  });
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(own()?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('aino@example.test');
});

it('hands over a press that has begun and can end no more, and not one that ended beside its button', async () => {
  for (const [ends, presses] of [
    [false, 1],
    [true, 0],
  ] as const) {
    document.querySelectorAll('body > div:not(#root)').forEach((each) => each.remove());
    const popup = open();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    handOverPopup(popup, () => {
      setTimeout(() => {
        draw();
        own()?.querySelector('[type="submit"]')?.addEventListener('click', pressed);
      });
    });
    inEarly('[type="submit"]').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    if (ends) inEarly('form').dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
    expect(pressed).toHaveBeenCalledTimes(presses);
  }
});

it('hands over again what was typed when the app draws its popup again', async () => {
  const popup = open();
  inEarly<HTMLInputElement>('[name="email"]').value = 'aino@example.test';
  handOverPopup(popup, () => {
    draw();
    own()!.checkVisibility = () => false;
  });
  await vi.waitFor(() => expect(own()?.querySelector<HTMLInputElement>('[name="email"]')?.value).not.toBe(''));
  own()!.closest('.scrim')!.parentElement!.remove();
  draw();
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(own()?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('aino@example.test');
});

it('keeps what was typed into an app’s popup that the app then draws again', async () => {
  const popup = open();
  handOverPopup(popup, () => {
    draw();
    own()!.checkVisibility = () => false;
  });
  await vi.waitFor(() => expect(own()).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 100));
  own()!.querySelector<HTMLInputElement>('[name="email"]')!.value = 'aino@example.test';
  own()!.closest('.scrim')!.parentElement!.remove();
  draw();
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(own()?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('aino@example.test');
});

it('waits for the form of an app’s popup that can be seen without it', async () => {
  const popup = open();
  inEarly<HTMLInputElement>('[name="email"]').value = 'aino@example.test';
  handOverPopup(popup, () => {
    draw();
    own()!.querySelector('form')!.remove();
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(early()).not.toBeNull();
  own()!.insertAdjacentHTML('beforeend', '<form><input name="email"></form>');
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(own()?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('aino@example.test');
});

it('closes the app’s popup too if it was closed while it was handed over', async () => {
  const popup = open();
  handOverPopup(popup, () => undefined);
  inEarly('[data-closes]').click();
  draw();
  const closed = vi.fn();
  own()?.querySelector('[data-closes]')?.addEventListener('click', closed);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});

it('goes when the app has nothing that opens it: for a player, or on a closed site', () => {
  const popup = open();
  handOverPopup(popup, null);
  expect(early()).toBeNull();
  expect(document.querySelector('#root')?.hasAttribute('inert')).toBe(false);
});

it('asks the app again for a popup that went away before it could be seen, and keeps what was typed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const popup = open();
  inEarly<HTMLInputElement>('[name="email"]').value = 'aino@example.test';
  const ask = vi.fn(() => {
    if (ask.mock.calls.length > 1) draw();
  });
  handOverPopup(popup, ask);
  await vi.advanceTimersByTimeAsync(10_001);
  vi.useRealTimers();
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(own()?.querySelector('input')?.value).toBe('aino@example.test');
});

it('waits for what opens the popup, which the app may draw late', async () => {
  const popup = open();
  inEarly<HTMLInputElement>('[name="email"]').value = 'aino@example.test';
  const pressed = opener();
  pressed.remove();
  handOver({ typed: new Map(), ticks: new Map(), chosen: new Map(), pressed, popup });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(early()).not.toBeNull();
  const drawn = document.createElement('button');
  drawn.textContent = pressed.textContent;
  drawn.addEventListener('click', draw);
  document.querySelector('#root')?.append(drawn);
  await vi.waitFor(() => expect(early()).toBeNull(), { timeout: 20_000 });
  expect(own()?.querySelector('input')?.value).toBe('aino@example.test');
});
