import { describe, expect, it } from 'vitest';
import { loginDeviceOf } from './login-device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a User-Agent header', () => {
  it.each([
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 'Safari', 'Mac'],
    [`${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, null, 'iPhone'],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${ANDROID} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
  ])('knows %s', (userAgent, browser, system) => {
    expect(loginDeviceOf(userAgent)).toEqual({ browser, system });
  });

  it('takes no longer for a header that is made to be looked at again and again', () => {
    const started = performance.now();
    for (let times = 0; times < 100; times += 1) loginDeviceOf('Version/'.repeat(128));
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('names nothing that it does not know, and repeats none of its words', () => {
    const unknown = { browser: null, system: null };
    expect(loginDeviceOf(undefined)).toEqual(unknown);
    expect(loginDeviceOf('')).toEqual(unknown);
    expect(loginDeviceOf('<b>call +44 20 7946 0000</b> curl/8.17')).toEqual(unknown);
    expect(loginDeviceOf(`${'x'.repeat(2000)} Windows Chrome/142`)).toEqual(unknown);
  });
});
