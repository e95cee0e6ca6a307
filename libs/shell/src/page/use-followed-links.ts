import { useEffect } from 'react';
import { createPath, useNavigate } from 'react-router-dom';

/** A path within the site; two slashes would start another host. */
const INSIDE = /^\/(?!\/)/;

/**
 * Returns the address of the link inside the site that a click follows. Null for other clicks: beside a link, one that
 * opens a new tab, and one that something else has handled.
 */
export function followedHref(event: MouseEvent): string | null {
  // The player wants a new tab or window.
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  // The path at the time of the click: the clicked element may have been re-rendered by now.
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href') ?? '';
  return !link || !INSIDE.test(href) || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')
    ? null
    : href;
}

/**
 * Follows links inside the site without a reload and leaves all others to the browser. One listener on the document
 * serves all links: a lobby has hundreds of them, and links of a prerendered page work before it is hydrated. To handle
 * a click differently, call `preventDefault` as usual.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = followedHref(event);
      if (href === null) return;
      event.preventDefault();
      // A link to the current page needs no second history entry.
      void navigate(href, { replace: href === createPath(location) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
