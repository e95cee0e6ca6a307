import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, space } = vars;

/** Periods of one kind on one surface, parted by hairlines: three frames inside a frame said nothing. */
export const periods = style({ display: 'grid' });
export const period = style({
  paddingBlock: space.md,
  borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
/** A limit that is not there yet is one line: its words give way before its button does. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});
globalStyle(`${line} > :first-child`, { flex: '1 1 9rem', minInlineSize: 0 });
