/**
 * The form of bonus and campaign codes. Anything else in an address is ignored, so that no foreign text reaches our
 * pages.
 */
const CODE = /^[\w-]{1,64}$/;

/** The bonus code and campaign in an advertisement's address (A§2). */
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
