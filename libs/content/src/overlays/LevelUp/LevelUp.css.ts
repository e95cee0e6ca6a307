import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, effect, font, motion, radius, space, text } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(0.5)' } });
const half = 'max(2.75rem, 1.5em)';

/** The picture, with the medal of the level on its lower edge. */
export const scene = style({ display: 'grid', justifyItems: 'center' });
/** It takes the shape that its picture has on the loyalty page. */
export const medal = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(2 * ${half})`,
  aspectRatio: '1',
  marginBlockStart: `calc(-1 * ${half})`,
  borderRadius: radius.pill,
  // The dialog's own ground cuts it out of the picture.
  border: `0.375rem solid ${colour.surface}`,
  backgroundColor: colour.brand.base,
  backgroundImage: effect.brandGradient,
  backgroundOrigin: 'border-box',
  color: colour.brand.on,
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.h2.size,
  lineHeight: 1,
  animation: `${arrive} ${motion.sheet} ${motion.spring} both`,
});
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  marginBlockStart: space.sm,
  textAlign: 'center',
});
