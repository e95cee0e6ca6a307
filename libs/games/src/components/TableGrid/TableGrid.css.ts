import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Every table takes two columns, so a window of any width has whole tables beside each other. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.sm,
  rowGap: vars.space.md,
  '@media': {
    'screen and (min-width: 560px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (min-width: 1024px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    'screen and (min-width: 1440px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});
/** Tables outside the window are neither styled nor laid out. */
export const cell = style({
  display: 'grid',
  gridColumn: 'span 2',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 12rem',
});
