/**
 * The leaves of the theme contract. A value is always a CSS string, and the contract gives each one a custom property.
 */
const tone = { base: null, hover: null, on: null, text: null, soft: null, onSoft: null };
const size = { size: null, line: null };
const font = {
  family: null,
  regular: null,
  medium: null,
  bold: null,
  tracking: null,
  wordSpacing: null,
  trimTop: null,
  trimBottom: null,
  variation: null,
  titleVariation: null,
};

export const themeShape = {
  scheme: null,
  colour: {
    ground: null,
    surface: null,
    raised: null,
    sunken: null,
    field: null,
    scrim: null,
    text: null,
    textMuted: null,
    border: null,
    borderStrong: null,
    focus: null,
    focusGap: null,
    brand: tone,
    accent: tone,
    positive: tone,
    negative: tone,
    warning: tone,
    info: tone,
    header: { ground: null, text: null, muted: null, border: null },
    footer: { ground: null, text: null, muted: null, border: null, plate: null },
    onPicture: null,
    pictureScrim: null,
    skeleton: null,
    skeletonShine: null,
  },
  tag: {
    primary: { ground: null, text: null },
    secondary: { ground: null, text: null },
    hot: { ground: null, text: null },
    top: { ground: null, text: null },
    special: { ground: null, text: null },
  },
  font: {
    body: font,
    display: font,
    label: { family: null, medium: null, bold: null, tracking: null, wordSpacing: null, scale: null },
    headingTransform: null,
    buttonTransform: null,
  },
  text: {
    xs: size,
    sm: size,
    md: size,
    lg: size,
    xl: size,
    h5: size,
    h4: size,
    h3: size,
    h2: size,
    h1: size,
    display: size,
  },
  space: {
    none: null,
    hair: null,
    xxs: null,
    xs: null,
    sm: null,
    md: null,
    lg: null,
    xl: null,
    xxl: null,
    xxxl: null,
    gutter: null,
    section: null,
  },
  control: { sm: null, md: null, lg: null, paddingX: null, icon: null },
  measure: {
    text: null,
    form: null,
    page: null,
    wide: null,
    dialog: null,
    header: null,
    bottomBar: null,
    sideNav: null,
    footerMark: null,
    tile: null,
    gridTile: null,
    plate: null,
  },
  radius: {
    none: null,
    xs: null,
    sm: null,
    md: null,
    lg: null,
    xl: null,
    pill: null,
    control: null,
    tile: null,
    badge: null,
  },
  border: { hair: null, thin: null, thick: null },
  elevation: { flat: null, low: null, mid: null, high: null, overlay: null },
  effect: {
    groundImage: null,
    buttonImage: null,
    buttonShadow: null,
    buttonShadowHover: null,
    buttonShift: null,
    cardBorder: null,
    cardImage: null,
    cardShadow: null,
    /** A second line inside the edge of a large enough card. */
    cardFrame: null,
    /** Filter of a tile's picture at rest, a brand's grading. */
    tileGrade: null,
    /** Shadow of a tile at rest: a hairline, or none. */
    tileRest: null,
    tileShift: null,
    tileShadow: null,
    tileOutline: null,
    tileOutlineWidth: null,
    tileOutlineInset: null,
    /** How strongly a wide picture lights the card that it stands in, in its own colour. */
    pictureLight: null,
    /** Over which share of its width such a picture fades into its card; 0 for a clean edge. */
    pictureFade: null,
    /** Background of a stage: the hero, the end of the page. */
    stageImage: null,
    /** Ground of the header over scrolling content: translucent or solid. */
    headerGround: null,
    headerFilter: null,
    headingRule: null,
    brandGradient: null,
    /** Turns the studios' white logos dark on light grounds. */
    markFilter: null,
  },
  motion: { instant: null, fast: null, base: null, sheet: null, standard: null, out: null, spring: null },
  layer: { raised: null, sticky: null, header: null, overlay: null, toast: null },
  icon: { stroke: null, sm: null, md: null, lg: null, xl: null },
} as const;

type Values<T> = { [K in keyof T]: T[K] extends null ? string : Values<T[K]> };

/** One value for every leaf of the contract: a complete theme. */
export type ThemeValues = Values<typeof themeShape>;
