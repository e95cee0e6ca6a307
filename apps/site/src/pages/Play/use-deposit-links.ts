import { useEffect, useRef } from 'react';

/**
 * Opens the cashier over the game instead of following a link to its page: the header's, the bottom bar's and the game's
 * own. They stay links, so a new tab still opens the page.
 * @param path the cashier's address; null where links are followed as usual
 */
export function useDepositLinks(path: string | null, open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (path === null) return undefined;
    // Before the router, which leaves a prevented click alone.
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.getAttribute('href') !== path) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [path]);
}
