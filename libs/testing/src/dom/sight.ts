const observers = new Set<(elements: readonly Element[]) => void>();
const watched = new Map<(elements: readonly Element[]) => void, Set<Element>>();

/** Replaces the browser's IntersectionObserver: an element becomes visible only when `comeIntoSight` says so. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #tell: (elements: readonly Element[]) => void;
  constructor(callback: IntersectionObserverCallback) {
    this.#tell = (elements) =>
      callback(
        elements.map(
          (target) => ({ target, isIntersecting: true, intersectionRatio: 1 }) as unknown as IntersectionObserverEntry,
        ),
        this,
      );
    observers.add(this.#tell);
    watched.set(this.#tell, new Set());
  }
  observe(element: Element) {
    watched.get(this.#tell)?.add(element);
  }
  unobserve(element: Element) {
    watched.get(this.#tell)?.delete(element);
  }
  disconnect() {
    observers.delete(this.#tell);
    watched.delete(this.#tell);
  }
  takeRecords() {
    return [];
  }
}

/** Simulates scrolling the page to its end. */
export function comeIntoSight(): void {
  for (const tell of [...observers]) tell([...(watched.get(tell) ?? [])]);
}

export function forgetElementsInSight(): void {
  observers.clear();
  watched.clear();
}
