import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, elevation, layer, motion, radius } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(var(--away))' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  backgroundColor: colour.scrim,
  selectors: {
    '&[data-side="end"]': { justifyContent: 'flex-end' },
    '&[data-side="bottom"]': { alignItems: 'flex-end' },
    '&[data-entering]': { animation: `${fade} ${motion.base} ${motion.out}` },
    '&[data-exiting]': { animation: `${fade} ${motion.base} reverse forwards` },
  },
});
export const panel = componentStyle({
  display: 'flex',
  width: 'min(25rem, 92vw)',
  height: '100%',
  backgroundColor: colour.surface,
  color: colour.text,
  boxShadow: elevation.overlay,
  outline: 'none',
  overflow: 'hidden',
  vars: { '--away': '-100%' },
  selectors: {
    '&[data-side="start"]:dir(rtl), &[data-side="end"]:dir(ltr)': { vars: { '--away': '100%' } },
    '&[data-side="bottom"]': {
      width: '100%',
      height: 'auto',
      // A strip of the page stays in view above it.
      maxHeight: 'max(88dvh, 100dvh - 3.5rem)',
      borderStartStartRadius: radius.xl,
      borderStartEndRadius: radius.xl,
    },
    '&[data-entering]': { animation: `${slide} ${motion.sheet} ${motion.out}` },
    '&[data-exiting]': { animation: `${slide} ${motion.base} ${motion.standard} reverse forwards` },
    '&[data-side="bottom"][data-entering], &[data-side="bottom"][data-exiting]': { animationName: rise },
  },
});
