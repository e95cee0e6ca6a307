/** System fonts used until a brand's font has loaded. Each gets a copy adjusted to the brand font's metrics. */
export const FALLBACK_FONTS = ['Arial', 'Roboto'] as const;

/** Returns the name of a system font's adjusted copy. */
export const fallbackFontName = (family: string, standIn: string) => `${family} Fallback ${standIn}`;

/** Returns the font-family value of a brand font with its adjusted system fonts. */
export const fontStack = (family: string) =>
  [family, ...FALLBACK_FONTS.map((standIn) => fallbackFontName(family, standIn))]
    .map((name) => `"${name}"`)
    .concat('system-ui', 'sans-serif')
    .join(', ');
