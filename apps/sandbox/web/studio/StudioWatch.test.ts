import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoundReply, SessionReply } from '../../src/studio/wire.ts';
import { studioClient } from './StudioClient.ts';
import { StudioWatch } from './StudioWatch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const reply = (isOver: boolean) => ({ isOver }) as RoundReply;
const session = (undelivered: number) => ({ undelivered }) as SessionReply;

it('asks for a round until it is over, also after an answer that was lost', async () => {
  const ask = vi
    .spyOn(studioClient, 'round')
    .mockResolvedValueOnce(reply(false))
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(reply(true));
  const onOver = vi.fn();
  new StudioWatch().round({ sessionId: 's', roundId: 'r' }, { isOn: () => true, onOver });
  await vi.advanceTimersByTimeAsync(5000);
  expect([ask.mock.calls.length, onOver.mock.calls]).toEqual([3, [[reply(true)]]]);
});

it('says nothing about a round that is no longer on the screen', async () => {
  let isOn = true;
  vi.spyOn(studioClient, 'round').mockImplementation(() => {
    isOn = false;
    return Promise.resolve(reply(true));
  });
  const onOver = vi.fn();
  new StudioWatch().round({ sessionId: 's', roundId: 'r' }, { isOn: () => isOn, onOver });
  await vi.advanceTimersByTimeAsync(5000);
  expect(onOver).not.toHaveBeenCalled();
});

it('follows a session until everything has arrived and no round is on', async () => {
  const ask = vi.spyOn(studioClient, 'session').mockResolvedValueOnce(session(1)).mockResolvedValue(session(0));
  const isBusy = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true).mockReturnValue(false);
  const onSettled = vi.fn();
  const watch = new StudioWatch();
  watch.session({ sessionId: () => 's', isBusy, onSettled });
  // A second request replaces the first.
  watch.session({ sessionId: () => 's', isBusy, onSettled });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([ask.mock.calls.length, onSettled.mock.calls.length]).toEqual([3, 1]);
});
