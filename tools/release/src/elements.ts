import type { PrerenderedPage } from './prerender.ts';

/**
 * The most elements of a page before the visitor scrolls, by its path: a phone lays out all of them before it paints. Draw
 * what is far below the first screen with the app, or use fewer elements.
 */
const MOST: Readonly<Record<string, number>> = { '': 1000, 'online-casino': 1200, 'live-casino-online': 1200 };

/** Returns whether a page has a budget of elements. */
export const isCounted = (path: string): boolean => path in MOST;

/** Without what a browser does not lay out: contents of templates, scripts and comments. */
const UNSEEN = /(?<=<(template|script)\b[^>]*>)[^]*?(?=<\/\1>)|<!--[^]*?-->/g;

/** Counts the elements of a document from its body on. */
export const countElements = (html: string): number =>
  html
    .slice(html.indexOf('<body'))
    .replace(UNSEEN, '')
    .match(/<[a-z]/gi)?.length ?? 0;

/** Returns each page with more elements than it may have. */
export const elementFaults = (pages: readonly Pick<PrerenderedPage, 'path' | 'html'>[]): readonly string[] =>
  pages.flatMap(({ path, html }) => {
    const [most, count] = [MOST[path] ?? Infinity, countElements(html)];
    return count <= most
      ? []
      : [
          `/${path} has ${count} elements, ${count - most} more than the ${most} of the budget in tools/release/src/elements.ts.`,
        ];
  });
