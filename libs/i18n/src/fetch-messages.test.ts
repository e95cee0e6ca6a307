import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchMessages } from './index.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tries three more times, two seconds times the attempt apart (A§9), then gives up', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  const outcome = fetchMessages('/locales/en/default.json').catch((error: unknown) => error as Error);
  const counts: number[] = [];
  for (const step of [0, 1999, 1, 3999, 1, 5999, 1]) {
    await vi.advanceTimersByTimeAsync(step);
    counts.push(fetched.mock.calls.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(((await outcome) as Error).message).toMatch(/\/locales\/en\/default\.json .*503/);
});

it('returns as soon as one attempt succeeds', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response('{"a":"b"}'));
  const outcome = fetchMessages('/x.json');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toEqual({ a: 'b' });
  expect(fetched).toHaveBeenCalledTimes(2);
});
