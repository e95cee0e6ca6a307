import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineRoute } from '@baize/contracts/route';
import { call, configureHttp, serverNow } from './index.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const route = defineRoute({
  id: 'open',
  method: 'GET',
  base: 'v1',
  path: '/open',
  auth: 'public',
  source: 'ours',
  summary: '',
});
/** A response from a clock that is some milliseconds ahead, after a delay. */
async function ask(ahead: number | null, takes = 0, headers: Record<string, string> = {}): Promise<void> {
  configureHttp({
    fetch: () => {
      vi.setSystemTime(Date.now() + takes);
      return Promise.resolve(
        new Response(null, {
          status: 204,
          headers: ahead === null ? headers : { ...headers, date: new Date(Date.now() + ahead).toUTCString() },
        }),
      );
    },
  });
  await call(route);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  configureHttp({ origin: '', siteContext: null });
});
afterEach(async () => {
  vi.setSystemTime(NOON);
  await ask(0);
  vi.useRealTimers();
});

describe('the API’s clock', () => {
  it('is the device’s while both agree within a second', async () => {
    await ask(0);
    expect(serverNow()).toBe(NOON);
    await ask(-1500);
    expect(serverNow()).toBe(NOON);
  });
  it.each([3_600_000, -3_600_000, 86_400_000])(
    'is believed over the device’s when they are %i ms apart',
    async (ahead) => {
      await ask(ahead);
      expect(Math.abs(serverNow() - NOON - ahead)).toBeLessThanOrEqual(500);
      await ask(0);
      expect(serverNow()).toBe(NOON);
    },
  );
  it('ignores slow responses and responses without a date', async () => {
    await ask(3_600_000, 9_000);
    expect(serverNow()).toBe(NOON + 9_000);
    await ask(null);
    expect(serverNow()).toBe(NOON + 9_000);
  });
  it.each([{ 'cache-control': 'public, max-age=86400' }, { age: '3600' }])(
    'ignores responses that a cache may have kept since: %o',
    async (headers) => {
      await ask(-3_600_000, 0, headers);
      expect(serverNow()).toBe(NOON);
    },
  );
});
