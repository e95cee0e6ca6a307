import type { FieldMetrics } from '@baize/contracts/events';

/** A layout shift belongs to the window of shifts before it within a second, and within five of the first one. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;
/** Of every fifty interactions the slowest one is left out, as browsers define the figure. */
const LEFT_OUT_PER = 50;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Navigation extends PerformanceEntry {
  readonly activationStart?: number;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/**
 * Measures how the page feels to its visitor (LCP, INP, CLS) and hands the figures over once, when the page is left or
 * hidden. Browsers that do not measure hand over nothing.
 */
export function measureField(tell: (metrics: FieldMetrics) => void): void {
  if (typeof PerformanceObserver === 'undefined') return;
  let lcp: number | undefined;
  let cls = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  const interactions = new Map<number, number>();
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
    return true;
  };
  // A page that the browser drew ahead of the press begins for its visitor when they come to it.
  const [navigation] = performance.getEntriesByType('navigation') as readonly Navigation[];
  const begun = navigation?.activationStart ?? 0;
  const painted = watch('largest-contentful-paint', ({ startTime }) => {
    lcp = Math.max(0, startTime - begun);
  });
  if (!painted) return;
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - last > GAP_MS || startTime - first > WINDOW_MS) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    cls = Math.max(cls, sum);
  });
  watch('event', (entry) => {
    const { interactionId = 0, duration } = entry as Interaction;
    if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });
  let isTold = false;
  const leave = () => {
    if (isTold || document.visibilityState !== 'hidden') return;
    isTold = true;
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    const inp = slowest[Math.floor(slowest.length / LEFT_OUT_PER)];
    tell({
      ...(lcp === undefined ? {} : { lcp: Math.round(lcp) }),
      ...(inp === undefined ? {} : { inp: Math.round(inp) }),
      cls: Math.round(cls * 1000) / 1000,
    });
  };
  document.addEventListener('visibilitychange', leave);
}
