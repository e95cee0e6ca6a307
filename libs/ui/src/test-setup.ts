import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine takes much longer than the library's one second.
configure({ asyncUtilTimeout: 30_000 });

// What a browser has and jsdom has not: nothing is ever measured here, or comes into sight.
for (const name of ['ResizeObserver', 'IntersectionObserver'] as const) {
  globalThis[name] ??= class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
    takeRecords() {
      return [];
    }
  } as never;
}

// The files share one simulated browser: what a test has changed of it ends with the test.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// As in @baize/testing: what is still loading would fail in the modules that the next files share.
afterAll(() => vi.dynamicImportSettled());
