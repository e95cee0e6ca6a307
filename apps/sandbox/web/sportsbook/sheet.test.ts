// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrim, setSheet } from './sheet.ts';

let isNarrow = true;
let turned: () => void = () => undefined;
beforeEach(() => {
  isNarrow = true;
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: (_type: string, listener: () => void) => (turned = listener),
  }));
  document.body.innerHTML =
    '<header class="bar"></header><main></main><aside id="slip"></aside><button class="pill"></button>';
});
afterEach(() => vi.unstubAllGlobals());
const inert = () => [...document.querySelectorAll<HTMLElement>('body > *')].map((each) => each.inert === true);

it('takes the page behind an open sheet out of reach, and gives it back', () => {
  setSheet(true);
  expect(inert()).toEqual([true, true, false, true]);
  setSheet(false);
  expect(inert()).toEqual([false, false, false, false]);
});
it('leaves the page in use where the slip lies beside it, also after a phone was turned', () => {
  const closed = vi.fn();
  const cover = scrim(closed);
  setSheet(true);
  isNarrow = false;
  turned();
  expect(inert()).toEqual([false, false, false, false]);
  cover.click();
  expect(closed).toHaveBeenCalledTimes(1);
});
