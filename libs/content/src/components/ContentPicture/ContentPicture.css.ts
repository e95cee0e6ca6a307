import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** 2:1, the picture's own aspect ratio, so nothing is cropped. */
export const frame = style({
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  inlineSize: '100%',
});
