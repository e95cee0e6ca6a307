import { afterEach, expect, it, vi } from 'vitest';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

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
  expect(prefersReducedMotion()).toBe(true);
  system(false);
  expect(prefersReducedMotion()).toBe(false);
});

it('lets the root element override the system, both ways', () => {
  system(false);
  root.dataset['motion'] = 'reduced';
  expect(prefersReducedMotion()).toBe(true);
  system(true);
  root.dataset['motion'] = 'full';
  expect(prefersReducedMotion()).toBe(false);
});

it('is true without a window', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(prefersReducedMotion()).toBe(true);
});
