import type { Boot, PageBlock } from '@baize/boot';
import { hasStoredSession } from '@baize/auth/stored-session';
import { SITE_ID } from './site-id.ts';

/** Whether support has answered in this tab: the chat then shows its launcher (`libs/support/src/state/unread.ts`). */
function hasUnread(): boolean {
  try {
    return sessionStorage.getItem('support-unread') !== null;
  } catch {
    return false;
  }
}

/**
 * Tells what is known at once to differ from the page as rendered: a player, another address than the page's own, a
 * search, the login popup, a popup that a reload interrupted, or an unread answer of support.
 */
export function mustStart({ path }: Pick<PageBlock, 'path'>, boot: Pick<Boot, 'identity'>): boolean {
  const { pathname, search, hash } = location;
  const state = history.state as { readonly usr?: { readonly signUp?: boolean } | null } | null;
  return (
    pathname !== path ||
    search !== '' ||
    hash === '#login' ||
    state?.usr?.signUp === true ||
    hasStoredSession(boot.identity) ||
    hasUnread()
  );
}

/** The answer of `GET /site/visit` (`siteVisit` in the contracts). */
interface Visit {
  readonly access: string;
  readonly countryCode: string | null;
  readonly regionCode: string | null;
  readonly maintenance: boolean;
}

/** Whether a visitor's country shows the games that the page was rendered with. */
function showsSameGames(
  { country, notCountries }: Pick<PageBlock['assumes'], 'country' | 'notCountries'>,
  visitors: string | null,
): boolean {
  const restrictsSome = (one: string | null) => one !== null && notCountries.includes(one);
  // The app shows the page's country to visitors whose own is not known.
  return visitors === null || visitors === country || (!restrictsSome(visitors) && !restrictsSome(country));
}

/**
 * Asks where the visitor is and whether the site is open: when a page opens, and every 30 seconds while it is looked at
 * (`watch-visit.ts`), because maintenance may begin. Without an answer the page stands: an outage locks no one
 * out, and the API refuses whatever matters.
 */
export async function visitHolds(
  { assumes, brand }: Pick<PageBlock, 'assumes' | 'brand'>,
  { pair }: Pick<Boot, 'pair'>,
): Promise<boolean> {
  try {
    const answer = await fetch('/api/v1/site/visit', {
      headers: { sitecontext: JSON.stringify({ siteId: SITE_ID, brand, market: pair }) },
      priority: 'low',
    });
    if (!answer.ok) return true;
    const { access, countryCode, regionCode, maintenance } = (await answer.json()) as Visit;
    return (
      access === 'allowed' &&
      !maintenance &&
      showsSameGames(assumes, countryCode) &&
      !assumes.notRegions.includes(`${countryCode ?? ''}-${regionCode ?? ''}`)
    );
  } catch {
    return true;
  }
}
