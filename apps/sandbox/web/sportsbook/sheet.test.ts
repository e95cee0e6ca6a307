// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrim, setSheet } from './sheet.ts';

let isNarrow = true;
let turned: () => void = () => undefined;
const closed = vi.fn(() => void setSheet(false));
const shown = vi.fn();
/** The page has one, and it listens as long as the page lives. */
let cover: HTMLElement | undefined;
beforeEach(() => {
  isNarrow = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: (_type: string, listener: () => void) => (turned = listener),
  }));
  document.body.innerHTML =
    '<header class="bar"></header><main></main><aside id="slip"></aside><button class="pill"></button>';
  cover ??= scrim(closed, shown);
  closed.mockClear();
  shown.mockClear();
});
afterEach(async () => {
  await setSheet(false);
  // A step back takes a moment.
  await new Promise((resolve) => setTimeout(resolve, 50));
  vi.unstubAllGlobals();
});
const inert = () => [...document.querySelectorAll<HTMLElement>('body > *')].map((each) => each.inert === true);

it('takes the page behind an open sheet out of reach, and gives it back', async () => {
  void setSheet(true);
  expect(inert()).toEqual([true, true, false, true]);
  await setSheet(false);
  expect(inert()).toEqual([false, false, false, false]);
});
it('tells the site once that a sheet has opened or closed', async () => {
  void setSheet(true);
  void setSheet(true);
  await setSheet(false);
  expect(shown.mock.calls).toEqual([[true], [false]]);
});
it('leaves the page in use where the slip lies beside it, also after a phone was turned', () => {
  void setSheet(true);
  isNarrow = false;
  turned();
  expect(inert()).toEqual([false, false, false, false]);
  cover?.click();
  expect(closed).toHaveBeenCalledTimes(1);
});
it('closes with “back”, and stays on the page', async () => {
  void setSheet(true);
  expect(history.state).toEqual({ isSheet: true });
  history.back();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(document.body.hasAttribute('data-slip')).toBe(false);
  expect(history.state).toBeNull();
});
it('leaves no entry behind when it is closed by a press', async () => {
  void setSheet(true);
  await setSheet(false);
  expect(history.state).toBeNull();
  // Opened twice, it has one entry.
  void setSheet(true);
  void setSheet(true);
  await setSheet(false);
  expect(history.state).toBeNull();
});
it('leads the site nowhere when that has gone on meanwhile', async () => {
  const back = vi.spyOn(history, 'back');
  void setSheet(true);
  history.pushState({ site: 1 }, '');
  await setSheet(false);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});
