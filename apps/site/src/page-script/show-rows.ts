/** Distance from the window at which a row counts as seen, as in `useScroller`. */
const AHEAD = '50% 0%';

/**
 * Shows the tiles beyond a phone's edge of each row that comes near, which until then are not laid out, and the current
 * entry of each line of links, as the app does (`showCurrent`).
 */
export function showRows(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        target.setAttribute('data-met', '');
        const link = target.querySelector<HTMLElement>('[aria-current]');
        if (link) target.scrollLeft = link.offsetLeft - (target.clientWidth - link.offsetWidth) / 2;
      }
    },
    { rootMargin: AHEAD },
  );
  for (const row of document.querySelectorAll('[data-scroller],nav')) watcher.observe(row);
}
