/** Codes as the bonus engine takes them; anything else in an address is nobody's code. */
const CODE = /^[\w-]{1,64}$/;

/**
 * What an advertisement's address hands on to sign-up (A§2 bonusCode): a code and a campaign, each only if it looks like one.
 * @param campaign the landing's own, where the address names none
 */
export function signUpQuery(search: URLSearchParams, campaign: string): { readonly query: string; readonly bonusCode: string | null } {
  const read = (name: string) => { const value = search.get(name); return value !== null && CODE.test(value) ? value : null; };
  const bonusCode = read('bonusCode');
  const handed = new URLSearchParams({ ...(bonusCode === null ? {} : { bonusCode }), campaign: read('campaign') ?? campaign });
  return { query: `?${handed}`, bonusCode };
}
