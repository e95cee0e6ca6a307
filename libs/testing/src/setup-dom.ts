import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { provideEventRecorder } from '@baize/shell/events';
import { takeFaults } from './api/faults.ts';
import { forgetElementsInSight } from './dom/sight.ts';
import { dropFrames } from './dom/browser.ts';
import { startTestClock } from './test-clock.ts';

startTestClock();

// The first use of a screen compiles it: a busy machine takes much longer than the library's one second.
configure({ asyncUtilTimeout: 30_000 });

/** What React Aria has said to screen readers stays in the document, which the files of a thread share. */
const forgetAnnouncements = () => {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
};

afterEach(() => {
  cleanup();
  // Files that a page's script fetches ahead are named in its head, which the next file of this thread shares.
  for (const link of document.head.querySelectorAll('link')) link.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetElementsInSight();
  forgetAnnouncements();
  localStorage.clear();
  sessionStorage.clear();
  // The next file in this thread would report to the recorder of a test that is over.
  provideEventRecorder(null);
  expect(takeFaults(), 'faults of the test’s own handlers').toEqual([]);
});

// A file that ends while a screen's code is loading would leave the failure in the modules that the next files of this
// thread share.
afterAll(async () => {
  await vi.dynamicImportSettled();
  dropFrames();
});
