import type { BrandTokens } from '@baize/theme';

/** The browser's own bars around the page. */
export const themeColour = '#fff7e6';
/**
 * How the page is put together. Like the colour, it is on its own: the site's scripts need these two, and nothing else of
 * the tokens.
 */
export const layout = {
  hero: 'split',
  header: 'centred',
  cardHover: 'tilt',
  rowHeading: 'underline',
  chips: 'tile',
} satisfies BrandTokens['layout'];

/** A paper garden: ivory ground, marigold and plum cut-outs, round friendly letters, nothing that shines. */
export const tokens = {
  id: 'marigold',
  scheme: 'light',
  colour: {
    ground: themeColour,
    surface: '#fffdf8',
    text: '#35122f',
    brand: '#7d1d66',
    brandEnd: '#c2347e',
    accent: '#ffb21a',
    positive: '#1c7a48',
    negative: '#c3273a',
    warning: '#9c5400',
    info: '#6d4a8c',
    tags: { primary: '#7d1d66', secondary: '#ffb21a', hot: '#e2442b', top: '#1f7a5c', special: '#f6a5c0' },
    header: '#ffbf3a',
    footer: '#451039',
  },
  type: {
    body: {
      family: 'Nunito',
      weights: { regular: 500, medium: 700, bold: 800 },
      metrics: {
        familyName: 'Nunito',
        ascent: 1011,
        descent: -353,
        lineGap: 0,
        unitsPerEm: 1000,
        capHeight: 705,
        xHeight: 484,
        widths: { 500: 454, 700: 468, 800: 481 },
      },
    },
    display: {
      family: 'Fredoka',
      weights: { regular: 500, medium: 600, bold: 600 },
      tracking: -0.005,
      metrics: {
        familyName: 'Fredoka',
        ascent: 974,
        descent: -236,
        lineGap: 0,
        unitsPerEm: 1000,
        capHeight: 700,
        xHeight: 500,
        widths: { 500: 449, 600: 451 },
      },
    },
    scale: { base: 17, ratio: 1.3 },
  },
  radius: { card: 28, control: 16 },
  density: 'airy',
  surface: 'flat',
  border: 2,
  motion: 'lively',
  iconWeight: 2.6,
  layout,
} as const satisfies BrandTokens;
