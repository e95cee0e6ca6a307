import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, layer, measure, space } = vars;

/** On a phone the button stays above the bottom bar while the methods scroll behind it. */
export const pinned = style({
  '@media': {
    'screen and (max-width: 767px)': {
      position: 'sticky',
      insetBlockEnd: `calc(${measure.bottomBar} + env(safe-area-inset-bottom, 0rem))`,
      zIndex: layer.sticky,
      marginInline: `calc(-1 * ${space.xs})`,
      padding: space.xs,
      background: colour.surface,
    },
  },
});

/** A preview that an error at the field replaces. It keeps its place, so that the button does not move under a click. */
export const replaced = style({ visibility: 'hidden' });
