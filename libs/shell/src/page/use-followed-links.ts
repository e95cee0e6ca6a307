import { useEffect } from 'react';
import { createPath, useNavigate } from 'react-router-dom';

/** A path; two slashes begin another host. */
const INSIDE = /^\/(?!\/)/;

/**
 * Links inside the site change the page, anything else is left to the browser. One listener of the document for all of them:
 * a lobby has hundreds of links, and those of a prerendered page are followed before it has come to life. Whoever has
 * something else in mind for a press calls `preventDefault`, as ever.
 */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      // A new tab or window is the reader's own wish.
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      // As the press has found it: what was pressed may have been drawn anew by now.
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
      // The page that one is on already needs no second entry in the history.
      void navigate(href, { replace: href === createPath(location) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
