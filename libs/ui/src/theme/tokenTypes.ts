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
}

/** How a surface stands on the ground: paper, light, gold leaf or cut metal. */
export type SurfaceTreatment = 'flat' | 'glow' | 'gilt' | 'hard';
export type CardHover = 'lift' | 'glow' | 'tilt' | 'outline';

/** Arrangements that CSS values cannot express; components read them from `UiProvider`. */
export interface LayoutTokens {
  /** `full`: words over a full-bleed picture. `split`: words beside it. `card`: a contained card. */
  hero: 'full' | 'split' | 'card';
  /** `left`: logo first, then navigation. `centred`: logo in the middle, navigation on a second line. */
  header: 'left' | 'centred';
  cardHover: CardHover;
  /** How a row announces itself. */
  rowHeading: 'plain' | 'bar' | 'underline';
  /** Shape of category chips. */
  chips: 'pill' | 'tile' | 'tab';
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
