import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, tag, font } = vars;
/** Returns a colour between two of the brand's. */
const between = (from: string, to: string, share: number) => `color-mix(in oklab, ${from}, ${to} ${share}%)`;

/** Black in every brand: the deep side of a fold, a night sky. */
const SHADE = 'black';
/** The colours of the drawings, all from the brand's tokens. */
export const ink = {
  ground: colour.ground,
  surface: colour.surface,
  raised: colour.raised,
  line: colour.borderStrong,
  text: colour.text,
  muted: colour.textMuted,
  brand: colour.brand.base,
  brandOn: colour.brand.on,
  brandLight: between(colour.brand.base, colour.onPicture, 45),
  brandDim: between(colour.ground, colour.brand.base, 26),
  brandDark: between(colour.brand.base, SHADE, 42),
  accent: colour.accent.base,
  accentSoft: between(colour.ground, colour.accent.base, 34),
  accentDark: between(colour.accent.base, SHADE, 55),
  hot: tag.hot.ground,
  leaf: tag.top.ground,
  petal: tag.special.ground,
  ridgeFar: between(colour.ground, colour.brand.base, 20),
  ridgeNear: between(colour.ground, colour.brand.base, 9),
  dark: between(colour.ground, SHADE, 45),
  paper: between(colour.surface, colour.accent.base, 16),
};

export const drawing = componentStyle({ display: 'block', width: '100%', height: '100%' });
export const figure = componentStyle({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontVariationSettings: font.display.variation,
  letterSpacing: 0,
});
