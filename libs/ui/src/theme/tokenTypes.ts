import type { ThemeValues } from './shape.ts';

/** A colour as a six-digit hexadecimal string, for example `#0B1026`. */
export type Hex = `#${string}`;

/** The metrics of a typeface in its own units; all but the widths as `@capsizecss/metrics` publishes them. */
export interface FontMetrics {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  capHeight: number;
  xHeight: number;
  /**
   * The mean width of a letter at each weight that the brand uses, over the site's own texts: bolder letters are wider,
   * so a stand-in that fits one weight wraps another elsewhere.
   */
  widths: Readonly<Record<number, number>>;
}

/** One type family. `makeTheme` adds fallback fonts with matching metrics to the stack. */
export interface FontTokens {
  /** The name in the @font-face rules. */
  family: string;
  metrics: FontMetrics;
  weights: { regular: number; medium: number; bold: number };
  /** Letter spacing in em. */
  tracking?: number;
  /** What is added to the space between words, in em: in a narrow face they run together. */
  wordSpacing?: number;
  /**
   * For a typeface with an optical-size axis: the sizes, in points, for headings and for a hero's title. The hairlines
   * of a high-contrast typeface get thinner as it grows, until they disappear between pixels; a smaller optical size
   * keeps them. Left out, the browser chooses by font size.
   */
  opticalSize?: { heading: number; title: number };
  /**
   * How much larger than its nominal size the typeface is drawn: a narrow one looks small next to the body's. Default
   * 1.
   */
  scale?: number;
}

/** The look of surfaces: paper, light, gold leaf or cut metal. */
export type SurfaceTreatment = 'flat' | 'glow' | 'gilt' | 'hard';
/**
 * `frame` draws a fine line inside the picture's edge without moving anything. `edge` underlines the picture with a
 * bar.
 */
export type CardHover = 'lift' | 'glow' | 'tilt' | 'outline' | 'frame' | 'edge';

/** Layouts that CSS values cannot express. Components read them from `UiProvider`. */
export interface LayoutTokens {
  /**
   * `full`: text over a full-width picture. `split`: text next to it. `card`: a contained card. `editorial`: a title
   * page with centred text next to an arched picture. `board`: a low banner with a list of figures next to it.
   */
  hero: 'full' | 'split' | 'card' | 'editorial' | 'board';
  /**
   * `left`: logo first, then navigation. `centred`: logo in the middle, navigation on a second line. `flanked`: one
   * line with the logo between navigation and actions. `slab`: the logo fills the bar's height from the edge of the
   * window.
   */
  header: 'left' | 'centred' | 'flanked' | 'slab';
  cardHover: CardHover;
  /**
   * The style of a row's heading.
   * `ruled`: a larger title without an icon, and a hairline up to the row's end. `slant`: two slanted bars before the
   * title.
   */
  rowHeading: 'plain' | 'bar' | 'underline' | 'ruled' | 'slant';
  /**
   * Shape of category chips. `ruled`: text separated by hairlines, without boxes or icons. `slat`: tabs edge to edge on
   * one strip, the current one filled.
   */
  chips: 'pill' | 'tile' | 'tab' | 'ruled' | 'slat';
  /** `columns`: logo and links side by side. `centred`: everything centred. Default `columns`. */
  footer?: 'columns' | 'centred';
  /** `picture`: only the picture. `labelled`: a plate below it names game and studio. Default `picture`. */
  tile?: 'picture' | 'labelled';
  /** How navigation marks the current page. `line`: a rule and a colour. `block`: a filled block. Default `line`. */
  navigation?: 'line' | 'block';
  /**
   * `lines`: rows separated by hairlines. `striped`: every other row on a band, the header on a filled bar. Default
   * `lines`.
   */
  table?: 'lines' | 'striped';
}

/** The ground colours of game tags (A§1); their text colours are computed. */
export interface TagColours {
  primary: Hex;
  secondary: Hex;
  hot: Hex;
  top: Hex;
  special: Hex;
}

type DeepPartial<T> = { [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };

/**
 * A designer's decisions for a brand, in human units. `makeTheme` derives everything else.
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
    /** Ground of the footer, if it differs from the page's. */
    footer?: Hex;
    /** Ground of the header, if it differs from the page's. */
    header?: Hex;
    /** Second stop of the brand's gradient (treatments `glow` and `gilt`). */
    brandEnd?: Hex;
  };
  type: {
    body: FontTokens;
    display: FontTokens;
    /** Base size in px and the ratio between adjacent steps. */
    scale: { base: number; ratio: number };
    headingTransform?: 'none' | 'uppercase';
    /**
     * Lettering of short texts on controls: buttons, navigation, tags, chips. Without it they use the display typeface.
     * `scale` is the size relative to ordinary controls (spaced capitals need less than 1).
     */
    label?: { face: 'body' | 'display'; tracking: number; scale: number };
    buttonTransform?: 'none' | 'uppercase';
  };
  /** Corner radius of a card in px; the others follow from it. `pill` rounds controls fully. */
  radius: { card: number; control: number | 'pill' };
  density: 'compact' | 'regular' | 'airy';
  surface: SurfaceTreatment;
  /** Line width in px. */
  border: number;
  motion: 'quiet' | 'regular' | 'lively';
  /** Stroke of icons in px at 24 px. */
  iconWeight: number;
  layout: LayoutTokens;
  overrides?: DeepPartial<ThemeValues>;
}
