import type { EventState } from '../../src/sportsbook/wire.ts';

/** How long one slice of a second's news may take, ms: a press in between is answered at once. */
const SLICE_MS = 6;

/**
 * A second's news of many events, applied in slices. All at once, those of 500 events would keep a slow phone from answering
 * a press for a tenth of a second. Of an event that has newer news before its turn, only those count.
 */
export class EventUpdates {
  readonly #apply: (eventId: string, state: EventState) => void;
  readonly #pending = new Map<string, EventState>();
  #isScheduled = false;

  constructor(apply: (eventId: string, state: EventState) => void) {
    this.#apply = apply;
  }
  take(events: Readonly<Record<string, EventState>>): void {
    for (const [id, state] of Object.entries(events)) this.#pending.set(id, state);
    if (!this.#isScheduled) this.#run();
  }
  #run(): void {
    this.#isScheduled = false;
    const end = performance.now() + SLICE_MS;
    for (const [id, state] of this.#pending) {
      this.#pending.delete(id);
      this.#apply(id, state);
      if (performance.now() >= end) break;
    }
    if (this.#pending.size === 0) return;
    this.#isScheduled = true;
    window.setTimeout(() => this.#run());
  }
}
