import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The contact channels, side by side where there is room. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const group = style({
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.md,
      borderBlockStart: `max(0.0625rem, ${vars.border.hair}) solid ${vars.colour.border}`,
    },
  },
});
/** Moved off the frame's border, which it would otherwise interrupt. */
export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  fontWeight: vars.font.body.medium,
});
globalStyle(`${legend} + *`, { clear: 'both' });
