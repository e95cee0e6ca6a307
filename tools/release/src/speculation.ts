import { SPECULATION_FILES } from '@baize/site-build/security-headers';
import type { LocalePair } from '@baize/brand';
import { shortHash, stableJson } from './manifest.ts';

/**
 * The links that are navigations to pages of their own: those of a page that the app has not taken over yet, which then
 * opens links by itself. The attributes are `main.tsx`'s and `HydrationMarker`'s, and the release's (`markAppLinks`).
 */
const LINKS =
  'html[data-prerendered]:not([data-app], [data-hydrated]) #root a:not([data-by-app], [target="_blank"], [download])';

/**
 * Returns what browsers may do ahead of a press (Speculation Rules): they draw the page of a link in the background as
 * soon as a finger or a mouse is on it, so that it is there when the press ends. Its script waits until the page is
 * looked at (`page-script.ts`). Nothing outside the pair, and no address with a search, for which no page is drawn.
 */
export const speculationRules = (pair: LocalePair): object => ({
  prerender: [
    {
      where: {
        and: [{ href_matches: { pathname: `/${pair}{/*}?`, search: '', hash: '' } }, { selector_matches: LINKS }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Returns the file of a pair's rules. The response header names it, because the policy allows no inline script. */
export function speculationFile(pair: LocalePair): { readonly path: string; readonly json: string } {
  const json = stableJson(speculationRules(pair));
  return { path: `${SPECULATION_FILES}${pair}.${shortHash(json)}.json`, json };
}
