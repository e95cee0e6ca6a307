import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What a screen tells the browser and search engines about its page, in place of the route's values. */
export interface PageHead {
  /** Without the brand's name, which the frame adds. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The address of a picture for link previews. */
  readonly image?: string | undefined;
  /** The canonical path under the locale, if the page has several. */
  readonly canonical?: string | undefined;
  /** True for pages that must not be indexed: a refusal, a missing page. */
  readonly noindex?: boolean | undefined;
}

/** The head of the current page; null while the route's own values apply. The frame's head reads it. */
export const pageHeadAtom = atom<PageHead | null>(null);

/**
 * Sets the document's head by what the screen shows: a game, a page of the content service, a refusal. It applies while
 * the screen is mounted. Omitted fields keep the route's values.
 * @param head null if an inner screen sets the head: effects run from the inside out, so the outer screen would
 * overwrite it
 */
export function usePageHead(head: PageHead | null): void {
  const setHead = useSetAtom(pageHeadAtom);
  const silent = head === null;
  const { title, description, image, canonical, noindex } = head ?? {};
  // A server render runs no effects. It renders the head after the screen in a single pass, and nothing subscribes to
  // its store.
  if (typeof window === 'undefined' && !silent) setHead({ title, description, image, canonical, noindex });
  useEffect(() => {
    if (silent) return;
    const own: PageHead = { title, description, image, canonical, noindex };
    setHead(own);
    // The next page may already have set its head.
    return () => setHead((current) => (current === own ? null : current));
  }, [setHead, silent, title, description, image, canonical, noindex]);
}
