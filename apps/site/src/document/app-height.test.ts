// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAppHeight } from './app-height.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const height = () => document.documentElement.style.getPropertyValue('--app-height');
const resize = (to: number) => {
  window.innerHeight = to;
  window.dispatchEvent(new Event('resize'));
};

it('sets the visible height 350 ms after the last of several resizes (A§9)', () => {
  window.innerHeight = 844;
  keepAppHeight();
  expect(height()).toBe('');
  resize(700);
  vi.advanceTimersByTime(200);
  resize(650);
  vi.advanceTimersByTime(349);
  expect(height()).toBe('');
  vi.advanceTimersByTime(1);
  expect(height()).toBe('650px');
});
