import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, layer, measure, space } = vars;

/** A window in which the button is pinned. In a low one it would cover the form. */
const PINNED = 'screen and (max-width: 767px) and (min-height: 501px)';

/**
 * On a phone the button stays above the bottom bar or an open notice, together with the preview, while the methods fade
 * out behind it.
 */
export const pinned = style({
  '@media': {
    [PINNED]: {
      position: 'sticky',
      // An open notice covers the bar.
      insetBlockEnd: `max(${measure.bottomBar} + env(safe-area-inset-bottom, 0rem), var(--notice, 0rem))`,
      zIndex: layer.sticky,
      marginInline: `calc(-1 * ${space.xs})`,
      padding: space.xs,
      background: colour.surface,
      selectors: {
        // A sheet covers the bottom bar.
        '[role="dialog"] &': { insetBlockEnd: 0 },
        '&::before': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: '100%',
          height: space.md,
          backgroundImage: `linear-gradient(to top, ${colour.surface}, transparent)`,
          pointerEvents: 'none',
        },
      },
    },
  },
});

/**
 * A preview that an error at the field replaces. It keeps its place, so that the button does not move under a click. A
 * pinned button stays where it is by itself, and an empty place above it would cover the methods.
 */
export const replaced = style({
  visibility: 'hidden',
  selectors: { [`${pinned} &`]: { '@media': { [PINNED]: { display: 'none' } } } },
});

/** A sentence as close to the button as a preview. It scrolls with the form, because it is not about what was typed. */
export const general = style({ marginBlockEnd: `calc(${space.sm} - ${space.md})` });
