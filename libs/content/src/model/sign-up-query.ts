import { broughtBy } from '@baize/shell';

/**
 * Returns what an advertisement's address passes on to sign-up (A§2 bonusCode): a code and a campaign, if valid.
 * @param campaign the landing page's own campaign, used if the address has none
 */
export function signUpQuery(
  search: URLSearchParams,
  campaign: string,
): { readonly query: string; readonly bonusCode: string | null } {
  const { bonusCode, campaign: named } = broughtBy(search);
  const handed = new URLSearchParams({ ...(bonusCode === null ? {} : { bonusCode }), campaign: named ?? campaign });
  return { query: `?${handed}`, bonusCode };
}
