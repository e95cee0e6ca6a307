/**
 * Keeps the characters of an amount or a date in their own order on a page that is written from right to left: otherwise
 * the sign, the currency or the day change places. It stays aligned as the page is.
 */
export const isolated = { unicodeBidi: 'plaintext', textAlign: 'match-parent' } as const;
/** An isolated text ends where it itself ends, which is not where the page's lines end. Selectors for `textAlign: 'end'`. */
export const isolatedEnd = { '&:dir(rtl)': { textAlign: 'left' } } as const;
/** Digits of equal width, so that nothing next to an amount moves, and isolated. */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums', ...isolated } as const;
