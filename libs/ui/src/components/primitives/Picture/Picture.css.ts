import { componentStyle } from '../../../css/componentStyle.ts';
import { vars } from '@baize/theme/contract';

/** The box reserves the picture's place and shows its dominant colour; the picture fades in over it. */
export const frame = componentStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: `var(--picture-colour, ${vars.colour.skeletonShine})`,
  selectors: {
    // A logo does not fill its box, so nothing may show behind it.
    '&[data-fit="contain"]': { backgroundColor: 'transparent' },
    // Logos have their own card, so nothing shows behind them.
    '&[data-box="mark"]': {
      width: '4rem',
      height: '2.5rem',
      flexShrink: 0,
      borderRadius: vars.radius.xs,
      backgroundColor: 'transparent',
    },
    '&[data-box="markSmall"]': {
      width: '3rem',
      height: '1.875rem',
      flexShrink: 0,
      borderRadius: vars.radius.xs,
      backgroundColor: 'transparent',
    },
    '&[data-box="thumb"]': { width: '4rem', height: '4rem', flexShrink: 0, borderRadius: vars.radius.sm },
  },
});
/** The element that chooses the source must pass the box's size and corners on to the image. */
export const sources = componentStyle({ display: 'contents', borderRadius: 'inherit' });
export const image = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${vars.motion.base} ${vars.motion.standard}`,
  selectors: {
    '&[data-waiting]': { opacity: 0 },
    '&[data-fit="contain"]': { objectFit: 'contain' },
    '&[data-failed]': { opacity: 0 },
  },
});
export const fallback = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  padding: vars.space.sm,
  borderRadius: 'inherit',
  textAlign: 'center',
  fontFamily: vars.font.display.family,
  fontWeight: vars.font.display.bold,
  color: vars.colour.onPicture,
  backgroundColor: vars.colour.pictureScrim,
});
