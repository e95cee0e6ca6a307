import { expect, it } from 'vitest';
import { folderOf, majorOf, missingRecordings } from './visual-browser.ts';

it('reads the major version from the output of each Chromium build', () => {
  expect(majorOf('Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n')).toBe(156);
  expect(majorOf('Google Chrome for Testing 149.0.7700.1')).toBe(149);
  expect(() => majorOf('no browser')).toThrow(/no version in the browser/);
});

it('keeps the pictures of the headless shell apart from those of a Chromium with windows', () => {
  expect(folderOf('/usr/bin/chromium-headless-shell', 'Chromium 156.0.8078.79')).toBe('headless-shell-156');
  expect(folderOf('/usr/bin/chromium', 'Chromium 156.0.8078.79 built on Debian')).toBe('chromium-156');
});

it('says what to do if a browser has no pictures', () => {
  expect(missingRecordings({ folder: 'chromium-156' }, ['chromium-157', 'chromium-156'])).toBeNull();
  expect(missingRecordings({ folder: 'chromium-158' }, ['headless-shell-157', 'chromium-156'])).toMatch(
    /is chromium-158, and apps\/visual\/recordings\/chromium-158 is missing\. There are pictures of headless-shell-157, chromium-156\. .*npm run visual:update/,
  );
});
