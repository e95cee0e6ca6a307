import { h } from '../design/h.ts';

/** At most one polite announcement every so many ms: a screen reader must be able to follow. */
const SAY_EVERY = 4000;

/** Adds the page's two live regions, which a screen reader reads out. @returns functions that write into them */
export function announcements() {
  const polite = h('p', { class: 'hidden-text', 'aria-live': 'polite' });
  const urgent = h('p', { class: 'hidden-text', role: 'alert' });
  document.body.append(polite, urgent);
  let saidAt = 0;
  return {
    say(text: string, isUrgent = false): void {
      if (!isUrgent && performance.now() - saidAt < SAY_EVERY) return;
      saidAt = performance.now();
      (isUrgent ? urgent : polite).textContent = text;
    },
    /** Announces results. None is dropped for an announcement of odds just before, and none interrupts the player. */
    sayResults(text: string): void {
      saidAt = performance.now();
      polite.textContent = text;
    },
  };
}
