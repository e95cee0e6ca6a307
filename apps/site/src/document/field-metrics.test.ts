import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldMetrics } from '@baize/contracts/events';
import { measureField } from './field-metrics.ts';
import { isMeasured } from './visit-sample.ts';

type Entry = Readonly<Record<string, unknown>>;
const observers = new Map<string, (entries: readonly Entry[]) => void>();
const hide = (hidden = true) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
      readonly #report: (list: { getEntries(): readonly Entry[] }) => void;
      constructor(report: (list: { getEntries(): readonly Entry[] }) => void) {
        this.#report = report;
      }
      observe({ type }: { readonly type: string }) {
        observers.set(type, (entries) => this.#report({ getEntries: () => entries }));
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells the last paint, the worst window of shifts and the slowest interaction, once', () => {
  const tell = vi.fn();
  measureField(tell);
  observers.get('largest-contentful-paint')?.([{ startTime: 900.4 }, { startTime: 1210.6 }]);
  observers.get('layout-shift')?.([
    { value: 0.02, hadRecentInput: false, startTime: 100 },
    { value: 0.03, hadRecentInput: false, startTime: 800 },
    { value: 0.5, hadRecentInput: true, startTime: 900 },
    { value: 0.04, hadRecentInput: false, startTime: 3000 },
  ]);
  observers.get('event')?.([
    { interactionId: 0, duration: 900 },
    { interactionId: 1, duration: 40 },
    { interactionId: 1, duration: 64 },
    { interactionId: 2, duration: 32 },
  ]);
  hide(false);
  expect(tell).not.toHaveBeenCalled();
  hide();
  hide();
  expect(tell.mock.calls).toEqual([[{ lcp: 1211, inp: 64, cls: 0.05 }]]);
  expect(fieldMetrics.safeParse(tell.mock.calls[0]?.[0]).success).toBe(true);
});

it('counts a page that was drawn ahead from when its visitor comes to it', () => {
  const tell = vi.fn();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ activationStart: 1000 } as unknown as PerformanceEntry]);
  measureField(tell);
  observers.get('largest-contentful-paint')?.([{ startTime: 900 }]);
  hide();
  observers.get('largest-contentful-paint')?.([{ startTime: 1210 }]);
  measureField(tell);
  observers.get('largest-contentful-paint')?.([{ startTime: 1210 }]);
  hide();
  expect(tell.mock.calls.map(([metrics]: { readonly lcp: number }[]) => metrics?.lcp)).toEqual([0, 210]);
});

it('leaves out the slowest of fifty interactions', () => {
  const tell = vi.fn();
  measureField(tell);
  observers.get('event')?.(
    Array.from({ length: 50 }, (_, index) => ({ interactionId: index + 1, duration: index === 7 ? 500 : 24 })),
  );
  hide();
  expect(tell).toHaveBeenCalledWith({ inp: 24, cls: 0 });
});

it('tells nothing where the browser does not measure', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const tell = vi.fn();
  measureField(tell);
  hide();
  expect(tell).not.toHaveBeenCalled();
});

it('measures a tenth of the visits', () => {
  const visits = Array.from({ length: 256 }, (_, first) => `${first.toString(16).padStart(2, '0')}5f1f5e`);
  expect(visits.filter(isMeasured)).toHaveLength(26);
});
