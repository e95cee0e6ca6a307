import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** A part's title with its action at the end; the title keeps enough width for its words. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minBlockSize: '2.75rem',
  // The height of an action, which a title alone does not need: it begins where the card's padding ends.
  marginBlock: `calc(${vars.space.xs} * -1)`,
});
