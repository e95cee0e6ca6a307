import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Two columns where there is room; a code never breaks. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  whiteSpace: 'nowrap',
});
