import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Wider windows show every method, so they need no button for the others. */
export const more = style({
  marginBlockStart: vars.space.xs,
  '@media': { 'screen and (min-width: 768px)': { display: 'none' } },
});
