import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoundRequest, SessionRequest } from '../../src/studio/wire.ts';
import { studioClient, Unreached } from './StudioClient.ts';

const call = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
beforeEach(() => {
  call.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const after = async (ms: number, work: Promise<unknown>) => {
  const ended = vi.fn();
  work.then(ended, ended);
  await vi.advanceTimersByTimeAsync(ms);
  return ended.mock.lastCall?.[0] as unknown;
};

it('gives up opening a game that cannot reach its server within two seconds', async () => {
  expect(await after(2000, studioClient.open({} as SessionRequest))).toBeInstanceOf(Unreached);
  expect(call).toHaveBeenCalledTimes(3);
});

it('asks longer for a round, which may have been played', async () => {
  const round = studioClient.play({} as RoundRequest);
  expect(await after(7000, round)).toBeUndefined();
  expect(await after(2000, round)).toBeInstanceOf(Unreached);
  expect(call).toHaveBeenCalledTimes(5);
});
