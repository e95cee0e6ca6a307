import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('keeps data fresh for five minutes and retries nothing (A§9)', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const ask = vi.fn(() => Promise.resolve(1));
  const fetchIt = () => client.fetchQuery({ queryKey: ['x'], queryFn: ask });
  await fetchIt();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  await fetchIt();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await fetchIt();
  expect(ask).toHaveBeenCalledTimes(2);
  const fails = vi.fn(() => Promise.reject(new Error('away')));
  await expect(client.fetchQuery({ queryKey: ['y'], queryFn: fails })).rejects.toThrow('away');
  expect(fails).toHaveBeenCalledTimes(1);
});

it('fails a press without a connection at once instead of waiting for the connection', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  try {
    const press = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(new Error('away')) });
    await expect(press.execute(undefined)).rejects.toThrow('away');
  } finally {
    onlineManager.setOnline(true);
  }
});
