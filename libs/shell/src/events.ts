import type { FieldMetrics, SITE_EVENTS } from '@baize/contracts/events';

/** What the site records for analysis (ruling 13): nothing leaves before the player has consented. */
export interface SiteEvent {
  readonly name: (typeof SITE_EVENTS)[number];
  /** The call that failed, its HTTP status and its code. */
  readonly error?: string;
  /** How the page felt to its visitor. */
  readonly metrics?: FieldMetrics;
}

let recorder: ((event: SiteEvent) => void) | null = null;

/**
 * Sets the recorder, or removes it with null. The site does so by the consent `performanceFunctional`:
 * without a recorder events are dropped, not kept for later.
 */
export function provideEventRecorder(next: ((event: SiteEvent) => void) | null): void {
  recorder = next;
}

export function recordEvent(event: SiteEvent): void {
  recorder?.(event);
}
