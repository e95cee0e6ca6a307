import { broughtBy } from '@baize/shell';

/**
 * What an advertisement's address hands on to sign-up (A§2 bonusCode): a code and a campaign, each only if it looks like one.
 * @param campaign the landing's own, where the address names none
 */
export function signUpQuery(
  search: URLSearchParams,
  campaign: string,
): { readonly query: string; readonly bonusCode: string | null } {
  const { bonusCode, campaign: named } = broughtBy(search);
  const handed = new URLSearchParams({ ...(bonusCode === null ? {} : { bonusCode }), campaign: named ?? campaign });
  return { query: `?${handed}`, bonusCode };
}
