import type { BrandTokens } from '@baize/theme';

const inter = {
  familyName: 'Inter',
  ascent: 1984,
  descent: -494,
  lineGap: 0,
  unitsPerEm: 2048,
  capHeight: 1490,
  xHeight: 1118,
  widths: { 400: 966, 500: 986, 600: 990 },
};

/** The browser's own bars around the page. */
export const themeColour = '#f2f2f2';
/**
 * How the page is put together. Like the colour, it is on its own: the site's scripts need these two, and nothing else of
 * the tokens.
 */
export const layout = {
  hero: 'card',
  header: 'left',
  cardHover: 'outline',
  rowHeading: 'plain',
  chips: 'tab',
} satisfies BrandTokens['layout'];

/** Grey on purpose: whatever shows character here is wired to a brand and must move into tokens. */
export const tokens = {
  id: 'wireframe',
  scheme: 'light',
  colour: {
    ground: themeColour,
    surface: '#ffffff',
    text: '#1c1c1c',
    brand: '#3a3a3a',
    accent: '#6a6a6a',
    positive: '#2f6b3f',
    negative: '#a03030',
    warning: '#7a5a10',
    info: '#4d5459',
    tags: { primary: '#3a3a3a', secondary: '#6a6a6a', hot: '#8a3a3a', top: '#7a6a2a', special: '#4a4a7a' },
  },
  type: {
    body: { family: 'Inter', weights: { regular: 400, medium: 500, bold: 600 }, metrics: inter },
    display: { family: 'Inter', weights: { regular: 500, medium: 600, bold: 600 }, metrics: inter },
    scale: { base: 15, ratio: 1.2 },
  },
  radius: { card: 4, control: 4 },
  density: 'compact',
  surface: 'flat',
  border: 1,
  motion: 'quiet',
  iconWeight: 2,
  layout,
} as const satisfies BrandTokens;
