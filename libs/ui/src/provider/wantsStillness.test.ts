import { afterEach, expect, it, vi } from 'vitest';
import { wantsStillness } from './wantsStillness.ts';

const root = document.documentElement;
const system = (reduced: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['motion'];
});

it('follows the system', () => {
  system(true);
  expect(wantsStillness()).toBe(true);
  system(false);
  expect(wantsStillness()).toBe(false);
});

it('lets the root element overrule the system, both ways', () => {
  system(false);
  root.dataset['motion'] = 'reduced';
  expect(wantsStillness()).toBe(true);
  system(true);
  root.dataset['motion'] = 'full';
  expect(wantsStillness()).toBe(false);
});

it('stays still where there is no window to ask', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(wantsStillness()).toBe(true);
});
