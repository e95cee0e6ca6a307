import type { ThemeValues } from './shape.ts';

/** A colour as a six-digit hexadecimal string, for example `#0B1026`. */
export type Hex = `#${string}`;

/** The measures of a typeface in its own units, as `@capsizecss/metrics` publishes them. */
export interface FontMetrics {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  xWidthAvg: number;
}

/** One type family. `makeTheme` adds the metric-matched stand-ins to the stack. */
export interface FontTokens {
  /** Name that the @font-face rules carry. */
  family: string;
  metrics: FontMetrics;
  weights: { regular: number; medium: number; bold: number };
  /** Letter spacing in em. */
  tracking?: number;
  /**
   * For a face with an optical-size axis: the cuts, in points, of headings and of a hero's title. A high-contrast face thins its hairlines
   * as it grows, until they fall between pixels; a smaller cut keeps them. Left out, the browser chooses by size.
   */
  opticalSize?: { heading: number; title: number };
  /** How much larger than its nominal size the face is drawn: a narrow cut reads small beside the body's. 1 if left out. */
  scale?: number;
}

/** How a surface stands on the ground: paper, light, gold leaf or cut metal. */
export type SurfaceTreatment = 'flat' | 'glow' | 'gilt' | 'hard';
/** `frame` lays a fine line inside the picture's edge and moves nothing. `edge` underlines the picture with a bar. */
export type CardHover = 'lift' | 'glow' | 'tilt' | 'outline' | 'frame' | 'edge';

/** Arrangements that CSS values cannot express; components read them from `UiProvider`. */
export interface LayoutTokens {
  /** `full`: words over a full-bleed picture. `split`: words beside it. `card`: a contained card. `editorial`: a title page, its words centred beside an arched picture. `board`: a low banner that leaves its other side to a list of figures. */
  hero: 'full' | 'split' | 'card' | 'editorial' | 'board';
  /** `left`: logo first, then navigation. `centred`: logo in the middle, navigation on a second line. `flanked`: one line, the logo between navigation and actions. `slab`: the logo fills the bar's height from the window's edge. */
  header: 'left' | 'centred' | 'flanked' | 'slab';
  cardHover: CardHover;
  /** How a row announces itself. */
  /** `ruled`: a larger title without icon, and a hairline that runs on to what ends the row. `slant`: two slanted bars go before it. */
  rowHeading: 'plain' | 'bar' | 'underline' | 'ruled' | 'slant';
  /** Shape of category chips. `ruled`: words parted by hairlines, without boxes or icons. `slat`: tabs edge to edge on one strip, the current one filled. */
  chips: 'pill' | 'tile' | 'tab' | 'ruled' | 'slat';
  /** `columns`: mark and links side by side. `centred`: everything on the middle axis. Left out: `columns`. */
  footer?: 'columns' | 'centred';
  /** `picture`: a game is its picture. `labelled`: a plate below names game and studio. Left out: `picture`. */
  tile?: 'picture' | 'labelled';
  /** How navigation marks where the player is. `line`: a rule and a colour. `block`: a filled block. Left out: `line`. */
  navigation?: 'line' | 'block';
  /** `lines`: rows parted by hairlines. `striped`: every other row stands on a band, heads on a filled bar. Left out: `lines`. */
  table?: 'lines' | 'striped';
}

/** The tag labels of games (A§1), each a ground colour; its text colour is computed. */
export interface TagColours {
  primary: Hex;
  secondary: Hex;
  hot: Hex;
  top: Hex;
  special: Hex;
}

type DeepPartial<T> = { [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };

/**
 * What a brand's designer decides, in human units. Everything else is derived by `makeTheme`;
 * `overrides` replaces single derived values and is checked for contrast like the rest.
 */
export interface BrandTokens {
  id: string;
  scheme: 'light' | 'dark';
  colour: {
    ground: Hex;
    surface: Hex;
    text: Hex;
    brand: Hex;
    accent: Hex;
    positive?: Hex;
    negative?: Hex;
    warning?: Hex;
    info?: Hex;
    tags?: Partial<TagColours>;
    /** Ground of the footer, when it is not the page's own. */
    footer?: Hex;
    /** Ground of the header, when it is not the page's own. */
    header?: Hex;
    /** Second stop of the brand's gradient (treatments `glow` and `gilt`). */
    brandEnd?: Hex;
  };
  type: {
    body: FontTokens;
    display: FontTokens;
    /** Base size in px and the ratio between neighbouring steps. */
    scale: { base: number; ratio: number };
    headingTransform?: 'none' | 'uppercase';
    /**
     * Lettering of short words on controls: buttons, navigation, tags, chips. Without it they speak in the display face.
     * `scale` is the size beside ordinary controls (capitals with air between them want less than 1).
     */
    label?: { face: 'body' | 'display'; tracking: number; scale: number };
    buttonTransform?: 'none' | 'uppercase';
  };
  /** Corner of a card in px; the others follow from it. `pill` rounds controls fully. */
  radius: { card: number; control: number | 'pill' };
  density: 'compact' | 'regular' | 'airy';
  surface: SurfaceTreatment;
  /** Width of a line in px. */
  border: number;
  motion: 'quiet' | 'regular' | 'lively';
  /** Stroke of icons in px at 24 px. */
  iconWeight: number;
  layout: LayoutTokens;
  overrides?: DeepPartial<ThemeValues>;
}
