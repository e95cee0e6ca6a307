/** Codes as the bonus engine and campaigns have them; anything else in an address is nobody's code, and nobody's words on our page. */
const CODE = /^[\w-]{1,64}$/;

/** What an advertisement's address brings along (A§2). */
export interface Brought {
  readonly bonusCode: string | null;
  readonly campaign: string | null;
}

/** @param search the address's query */
export function broughtBy(search: string | URLSearchParams): Brought {
  const query = new URLSearchParams(search);
  const read = (name: keyof Brought): string | null => {
    const value = query.get(name)?.trim() ?? '';
    return CODE.test(value) ? value : null;
  };
  return { bonusCode: read('bonusCode'), campaign: read('campaign') };
}
