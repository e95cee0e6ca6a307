import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What a page says of itself to the browser and to search engines, once it knows better than its route. */
export interface PageHead {
  /** Without the brand's name, which the frame adds. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Address of a picture for link previews. */
  readonly image?: string | undefined;
  /** The path under the locale by which the page is known, where it has several. */
  readonly canonical?: string | undefined;
  /** True for what no search engine should keep: a refusal, something that is not there. */
  readonly noindex?: boolean | undefined;
}

/** The words of the page that is shown now; null while its route's own hold. The frame's head reads it. */
export const pageHeadAtom = atom<PageHead | null>(null);

/**
 * Lets a screen name the document by what it shows: a game, a page of the content service, a refusal. It holds while the
 * screen is there. Fields that are left out keep what the route says.
 * @param head null from a screen that leaves the word to one that it shows: effects run from the inside out, so the outer one would have the last word
 */
export function usePageHead(head: PageHead | null): void {
  const setHead = useSetAtom(pageHeadAtom);
  const silent = head === null;
  const { title, description, image, canonical, noindex } = head ?? {};
  // A server render has no effects; its one pass comes to the head after the screen, and nobody watches its store.
  if (typeof window === 'undefined' && !silent) setHead({ title, description, image, canonical, noindex });
  useEffect(() => {
    if (silent) return;
    const own: PageHead = { title, description, image, canonical, noindex };
    setHead(own);
    // The next page may have spoken already.
    return () => setHead((current) => (current === own ? null : current));
  }, [setHead, silent, title, description, image, canonical, noindex]);
}
