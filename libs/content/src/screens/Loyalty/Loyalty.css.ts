import { style } from '@vanilla-extract/css';
import { from } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

/** A ladder: one level per row and all of the same width, because a wider one would seem to be worth more. */
export const levels = style({ display: 'grid', gap: vars.space.md, gridTemplateColumns: 'minmax(0, 1fr)' });
/** From a tablet on, a level's name, way and meaning are side by side. */
export const level = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)',
      columnGap: vars.space.lg,
    },
  },
});
