import { FakeIntersectionObserver } from './sight.ts';

// What browsers have and jsdom lacks. A desktop window; phone tests change `matches`.
globalThis.IntersectionObserver ??= FakeIntersectionObserver;
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
};
let narrow = false;
const listeners = new Set<() => void>();
window.matchMedia = (query) =>
  ({
    media: query,
    get matches() {
      return narrow && query.includes('max-width');
    },
    onchange: null,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
/*
 * The simulated browser draws its frames by an interval that its first frame starts and that goes on from file to file.
 * Started while a test had replaced `setInterval`, it would never tick again for the files after it.
 */
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
const FRAME_MS = 16;
const frames = new Set<number>();
window.requestAnimationFrame = (draw) => {
  const frame = Number(
    realSetTimeout(() => {
      frames.delete(frame);
      draw(performance.now());
    }, FRAME_MS),
  );
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  realClearTimeout(frame);
};
/** Draws no frame any more that was asked for: after a file's tests, the browser that it would be drawn in may be gone. */
export function dropFrames(): void {
  for (const frame of frames) window.cancelAnimationFrame(frame);
}
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;

/** Sets a phone's window, or a desktop's again. */
export function beNarrow(next: boolean): void {
  narrow = next;
  for (const listener of listeners) listener();
}
