/**
 * Digits of equal width, so that nothing next to an amount moves. Its characters keep their own order on a page that is
 * written from right to left: otherwise the sign and the currency change places.
 */
export const figures = { fontVariantNumeric: 'tabular-nums lining-nums', unicodeBidi: 'plaintext' } as const;
