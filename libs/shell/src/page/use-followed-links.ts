import { useEffect, useRef } from 'react';
import { createPath, useNavigate } from 'react-router-dom';

/** A path within the site; two slashes would start another host. */
const INSIDE = /^\/(?!\/)/;

/**
 * Follows links inside the site without a reload and leaves all others to the browser. One listener on the document
 * serves all links: a lobby has hundreds of them, and links of a prerendered page work before it is hydrated. To handle
 * a click differently, call `preventDefault` as usual.
 * @param refuses called with the address of each link inside the site; true: the link is not followed
 */
export function useFollowedLinks(refuses: (href: string) => boolean = () => false): void {
  const navigate = useNavigate();
  const latest = useRef(refuses);
  useEffect(() => {
    latest.current = refuses;
  });
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // The player wants a new tab or window.
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      // The path at the time of the click: the clicked element may have been re-rendered by now.
      const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
      const href = link?.getAttribute('href') ?? '';
      if (
        !link ||
        !INSIDE.test(href) ||
        (link.target !== '' && link.target !== '_self') ||
        link.hasAttribute('download')
      )
        return;
      event.preventDefault();
      if (latest.current(href)) return;
      // A link to the current page needs no second history entry.
      void navigate(href, { replace: href === createPath(location) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
