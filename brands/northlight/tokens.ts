import type { BrandTokens } from '@baize/theme';

const outfit = {
  familyName: 'Outfit',
  ascent: 1000,
  descent: -260,
  lineGap: 0,
  unitsPerEm: 1000,
  capHeight: 694,
  xHeight: 475,
  widths: { 400: 441, 500: 448, 600: 452, 700: 460 },
};

/** The browser's own bars around the page. */
export const themeColour = '#090f26';
/**
 * How the page is put together. Like the colour, it is on its own: the site's scripts need these two, and nothing else of
 * the tokens.
 */
export const layout = {
  hero: 'full',
  header: 'left',
  cardHover: 'glow',
  rowHeading: 'plain',
  chips: 'pill',
} satisfies BrandTokens['layout'];

/** Polar night with the lights on: midnight blue, teal running into green, geometric letters, soft glows. */
export const tokens = {
  id: 'northlight',
  scheme: 'dark',
  colour: {
    ground: themeColour,
    surface: '#131c3d',
    text: '#f1f5ff',
    brand: '#2fe3b5',
    brandEnd: '#8df26e',
    accent: '#9a8cff',
    positive: '#5ee08a',
    negative: '#ff7186',
    warning: '#ffc857',
    info: '#66c4ff',
    tags: { primary: '#2fe3b5', secondary: '#9a8cff', hot: '#ff5d73', top: '#ffd166', special: '#4f7bff' },
    footer: '#060a1b',
  },
  type: {
    body: {
      family: 'Outfit',
      weights: { regular: 400, medium: 500, bold: 600 },
      tracking: 0.005,
      metrics: outfit,
    },
    display: {
      family: 'Outfit',
      weights: { regular: 500, medium: 600, bold: 700 },
      tracking: -0.012,
      metrics: outfit,
    },
    scale: { base: 16, ratio: 1.25 },
  },
  radius: { card: 20, control: 'pill' },
  density: 'regular',
  surface: 'glow',
  border: 1,
  motion: 'regular',
  iconWeight: 1.6,
  layout,
  // Amber mixed into this blue would be grey.
  overrides: { colour: { warning: { soft: '#3a2e1c' } } },
} as const satisfies BrandTokens;
