import type { BrandTokens } from '@baize/theme';

/** The browser's own bars around the page. */
export const themeColour = '#0d0407';
/**
 * How the page is put together. Like the colour, it is on its own: the site's scripts need these two, and nothing else of
 * the tokens.
 */
export const layout = {
  hero: 'editorial',
  header: 'flanked',
  cardHover: 'frame',
  rowHeading: 'ruled',
  chips: 'ruled',
  footer: 'centred',
  tile: 'labelled',
} satisfies BrandTokens['layout'];

/** The last act of the evening: burgundy almost black, brushed gold in hairlines, Didone letters, nothing that hurries. */
export const tokens = {
  id: 'velvet',
  scheme: 'dark',
  colour: {
    ground: '#12060a',
    surface: '#1d0b11',
    text: '#f5ebdf',
    brand: '#cfa965',
    brandEnd: '#efdcb0',
    accent: '#a3213f',
    positive: '#7ccf9b',
    negative: '#c93a4c',
    warning: '#f2c063',
    info: '#d8c6ac',
    tags: { primary: '#cfa965', secondary: '#8c1c37', hot: '#b5382a', top: '#f1e3c8', special: '#5a2a5e' },
    header: themeColour,
    footer: '#0d0407',
  },
  type: {
    body: {
      family: 'Source Sans 3',
      weights: { regular: 400, medium: 500, bold: 600 },
      metrics: {
        familyName: 'Source Sans 3',
        ascent: 1024,
        descent: -400,
        lineGap: 0,
        unitsPerEm: 1000,
        capHeight: 660,
        xHeight: 486,
        widths: { 400: 418, 500: 422, 600: 428 },
      },
    },
    display: {
      family: 'Bodoni Moda',
      weights: { regular: 400, medium: 500, bold: 500 },
      tracking: -0.005,
      opticalSize: { heading: 15, title: 22 },
      metrics: {
        familyName: 'Bodoni Moda',
        ascent: 2250,
        descent: -800,
        lineGap: 0,
        unitsPerEm: 2000,
        capHeight: 1500,
        xHeight: 920,
        widths: { 400: 928, 500: 944 },
      },
    },
    scale: { base: 17, ratio: 1.33 },
    label: { face: 'body', tracking: 0.12, scale: 0.82 },
    buttonTransform: 'uppercase',
  },
  radius: { card: 2, control: 2 },
  density: 'airy',
  surface: 'gilt',
  border: 1,
  motion: 'quiet',
  iconWeight: 1.25,
  layout,
  overrides: {
    // Ruby is for curtains: as a letter or a mark it would read as an error.
    colour: { focus: '#efdcb0', accent: { text: '#e9b9a8', onSoft: '#f3d6c8' } },
    // Slim controls beside large letters; a title page's title.
    control: { md: '46px', lg: '52px' },
    measure: { header: '72px' },
    text: { display: { size: 'clamp(2.125rem, 1.1rem + 4.565vw, 4.75rem)', line: '1.04' } },
  },
} as const satisfies BrandTokens;
