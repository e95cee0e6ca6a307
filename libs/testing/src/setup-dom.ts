import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { takeFaults } from './api/faults.ts';
import { forgetElementsInSight } from './dom/sight.ts';
import './dom/browser.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetElementsInSight();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeFaults(), 'faults of the test’s own handlers').toEqual([]);
});
