/** Distance from the window at which a row counts as seen, as in `useScroller`. */
const AHEAD = '50% 0%';

/** Shows the tiles beyond a phone's edge of each row that comes near; until then they are not laid out. */
export function showRows(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        if (target instanceof HTMLElement) target.dataset['met'] = '';
      }
    },
    { rootMargin: AHEAD },
  );
  for (const row of document.querySelectorAll('[data-scroller]')) watcher.observe(row);
}
