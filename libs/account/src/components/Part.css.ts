import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** A part's title and, at its end, what may be done with it; the title keeps the room that words need. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minBlockSize: '2.75rem',
});
