import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { from } from '../../../theme/breakpoints.ts';

const { colour, space, radius, border, elevation, layer, motion, measure } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const bar = componentStyle({
  position: 'fixed',
  zIndex: layer.overlay,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space.md,
  maxHeight: '80vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.md,
  paddingBlockEnd: `calc(${space.md} + env(safe-area-inset-bottom, 0rem))`,
  backgroundColor: colour.raised,
  color: colour.text,
  borderBlockStart: `max(${border.thin}, ${border.hair}) solid ${colour.borderStrong}`,
  boxShadow: elevation.overlay,
  animation: `${arrive} ${motion.sheet} ${motion.out}`,
  selectors: { ':root:not([data-asks]) &[data-by-page]': { display: 'none' } },
  '@media': {
    [from.md]: {
      insetInlineStart: space.lg,
      insetInlineEnd: 'auto',
      insetBlockEnd: `calc(${measure.bottomBar} + ${space.lg})`,
      // Wide enough for two choices side by side, however short the words above them are.
      minWidth: '24rem',
      maxWidth: measure.dialog,
      padding: space.lg,
      border: `max(${border.thin}, ${border.hair}) solid ${colour.borderStrong}`,
      borderRadius: radius.lg,
    },
    // The bottom bar ends at this width.
    [from.lg]: { insetBlockEnd: space.lg },
  },
});
/** Choices of equal weight sit side by side at the same width (ruling 20). */
export const choices = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.sm,
});
