import { style } from '@vanilla-extract/css';
import { from, tablet } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

/** One level per row, or three on a desktop. All have the same width: a wider one would seem to be worth more. */
export const levels = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** A tablet has room for a level's name, way and meaning side by side: no card is left alone in a row of two. */
export const level = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
      columnGap: vars.space.lg,
    },
  },
});
