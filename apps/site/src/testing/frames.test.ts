import { expect, it, vi } from 'vitest';

/* The files of a thread share one simulated browser: what a test does to its frames would stay. */

it('draws frames after a test that asked for one while it had replaced an interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  const draw = vi.fn();
  const dropped = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(dropped));
  requestAnimationFrame(draw);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  expect(dropped).not.toHaveBeenCalled();
});
