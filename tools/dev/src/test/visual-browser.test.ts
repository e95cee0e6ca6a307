import { expect, it } from 'vitest';
import { majorOf, missingRecordings } from './visual-browser.ts';

it('reads the major version from the output of each Chromium build', () => {
  expect(majorOf('Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n')).toBe(156);
  expect(majorOf('Google Chrome for Testing 149.0.7700.1')).toBe(149);
  expect(() => majorOf('no browser')).toThrow(/no version in the browser/);
});

it('says what to do if a browser has no pictures', () => {
  expect(missingRecordings({ major: 156, folder: 'chromium-156' }, [157, 156])).toBeNull();
  expect(missingRecordings({ major: 158, folder: 'chromium-158' }, [157, 156])).toMatch(
    /Chromium 158, and apps\/visual\/recordings\/chromium-158 is missing\. There are pictures for Chromium 157, Chromium 156\. .*npm run visual:update/,
  );
});
