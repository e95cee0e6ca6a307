import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** One level per row, or two or three if they fit. All have the same width: a wider one would seem to be worth more. */
export const levels = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
