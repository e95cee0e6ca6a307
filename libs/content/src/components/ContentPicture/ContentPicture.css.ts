import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Twice as wide as high, as the picture is cut: nothing of its motif is lost. */
export const frame = style({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  inlineSize: '100%',
});
