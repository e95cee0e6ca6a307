import { h } from '../design/h.ts';

/** At most one polite announcement every so many ms: a screen reader must be able to follow. */
const SAY_EVERY = 4000;

/** Adds the two places from which a screen reader speaks to the page. @returns what writes into them */
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
