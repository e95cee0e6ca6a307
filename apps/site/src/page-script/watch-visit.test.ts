import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot, PageBlock } from '@baize/boot';
import { watchVisit } from './watch-visit.ts';

const page = {
  brand: 'northlight',
  assumes: { country: null, notCountries: [], notRegions: [] },
} as unknown as PageBlock;
const boot = { pair: 'en-UN' } as unknown as Boot;
const ask = vi.fn();
let takeOver = () => {};
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  takeOver();
  await Promise.resolve();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
});
function watch() {
  let maintenance = false;
  const { promise: takenOver, resolve } = Promise.withResolvers<void>();
  takeOver = resolve;
  const start = vi.fn(() => Promise.resolve());
  ask.mockImplementation(() =>
    Promise.resolve(Response.json({ access: 'allowed', countryCode: 'FI', regionCode: null, maintenance })),
  );
  vi.stubGlobal('fetch', ask);
  watchVisit(page, boot, { start, isStarted: () => start.mock.calls.length > 0, takenOver });
  return { start, resolve, close: () => (maintenance = true) };
}

it('starts the app when maintenance begins on an open page', async () => {
  const { start, close } = watch();
  await vi.advanceTimersByTimeAsync(29_000);
  expect([ask.mock.calls.length, start.mock.calls.length]).toEqual([1, 0]);
  close();
  await vi.advanceTimersByTimeAsync(2000);
  expect([ask.mock.calls.length, start.mock.calls.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks at every turn of its timer, also when the device’s clock was set back', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing while the page is hidden, and again when it is looked at', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(0);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('leaves it to the app once the app is there', async () => {
  const { resolve } = watch();
  resolve();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
