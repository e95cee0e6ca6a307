import { describe, expect, it, vi } from 'vitest';
import { startTestClock, TEST_TIME } from '@baize/testing/test-clock';

const isTestTime = (time: number) => time >= TEST_TIME.getTime() && time < TEST_TIME.getTime() + 3_600_000;

describe('the clock of stories and tests of screens', () => {
  it('begins at its own time, whatever the real date is', () => {
    expect(isTestTime(Date.now())).toBe(true);
    expect(isTestTime(new Date().getTime())).toBe(true);
    expect(new Date()).toBeInstanceOf(Date);
  });

  it('leaves written dates as they are', () => {
    expect(new Date('2030-01-02T03:04:05Z').toISOString()).toBe('2030-01-02T03:04:05.000Z');
    expect(new Date(2030, 0, 2).getFullYear()).toBe(2030);
    expect(Date.parse('2030-01-02T03:04:05Z')).toBe(Date.UTC(2030, 0, 2, 3, 4, 5));
  });

  it('goes on', async () => {
    const before = Date.now();
    await new Promise((later) => setTimeout(later, 30));
    expect(Date.now() - before).toBeGreaterThanOrEqual(25);
  });

  it('is not started again by the next file, and comes back after a test’s own clock', () => {
    const { now } = Date;
    startTestClock();
    expect(Date.now).toBe(now);
    vi.useFakeTimers({ now: 0 });
    expect(Date.now()).toBe(0);
    vi.useRealTimers();
    expect(isTestTime(Date.now())).toBe(true);
  });
});
