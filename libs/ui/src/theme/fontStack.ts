/** System fonts that stand in for a brand's font until it arrives; each gets a copy adjusted to the brand font's metrics. */
export const STAND_INS = ['Arial', 'Roboto'] as const;

/** Name of the adjusted copy of a system font. */
export const standInName = (family: string, standIn: string) => `${family} Fallback ${standIn}`;

/** The font-family value of a brand font with its metric-matched stand-ins. */
export const fontStack = (family: string) =>
  [family, ...STAND_INS.map((standIn) => standInName(family, standIn))]
    .map((name) => `"${name}"`)
    .concat('system-ui', 'sans-serif')
    .join(', ');
