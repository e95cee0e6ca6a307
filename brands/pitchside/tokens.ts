import type { BrandTokens } from '@baize/theme';

/** The browser's own bars around the page. */
export const themeColour = '#0b0d0e';
/**
 * How the page is put together. Like the colour, it is on its own: the site's scripts need these two, and nothing else of
 * the tokens.
 */
export const layout = {
  hero: 'board',
  header: 'slab',
  cardHover: 'edge',
  rowHeading: 'slant',
  chips: 'slat',
  tile: 'labelled',
  navigation: 'block',
  table: 'striped',
} satisfies BrandTokens['layout'];

/** A floodlit stand: graphite, one electric lime, tall condensed capitals, edges cut square, figures in close ranks. */
export const tokens = {
  id: 'pitchside',
  scheme: 'dark',
  colour: {
    ground: '#15181a',
    surface: '#1e2225',
    text: '#f4f6f0',
    brand: '#c8f813',
    accent: '#ff7a2f',
    positive: '#5fdc6a',
    negative: '#ff6257',
    warning: '#ffc62e',
    info: '#c3cdc4',
    tags: { primary: '#c8f813', secondary: '#f4f6f0', hot: '#ff5a36', top: '#ffc62e', special: '#6fc3ff' },
    header: themeColour,
    footer: '#0b0d0e',
  },
  type: {
    body: {
      family: 'Archivo',
      weights: { regular: 420, medium: 560, bold: 700 },
      metrics: {
        familyName: 'Archivo',
        ascent: 878,
        descent: -210,
        lineGap: 0,
        unitsPerEm: 1000,
        capHeight: 686,
        xHeight: 526,
        widths: { 420: 443, 560: 457, 700: 475 },
      },
    },
    display: {
      // The narrowest cut reads small for its size; a scale brings its capitals to the height that buttons and tabs are drawn for.
      family: 'Sofia Sans Extra Condensed',
      weights: { regular: 600, medium: 800, bold: 900 },
      tracking: 0.004,
      wordSpacing: 0.07,
      scale: 1.26,
      metrics: {
        familyName: 'Sofia Sans Extra Condensed',
        ascent: 900,
        descent: -300,
        lineGap: 0,
        unitsPerEm: 1000,
        capHeight: 655,
        xHeight: 486,
        widths: { 600: 269, 800: 286, 900: 303 },
      },
    },
    scale: { base: 15, ratio: 1.25 },
    headingTransform: 'uppercase',
    buttonTransform: 'uppercase',
  },
  radius: { card: 0, control: 0 },
  density: 'compact',
  surface: 'hard',
  border: 1,
  motion: 'regular',
  iconWeight: 2.3,
  layout,
  overrides: {
    // More and smaller tiles than `compact` alone gives: four beside each other on a phone.
    measure: {
      tile: 'clamp(82px, 21.6vw, 128px)',
      gridTile: 'clamp(80px, 21vw, 132px)',
      sideNav: '212px',
      header: '56px',
    },
  },
} as const satisfies BrandTokens;
