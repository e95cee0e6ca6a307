import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, space } = vars;

/** The periods of one kind share a surface with hairlines between them, not three frames inside a frame. */
export const periods = style({ display: 'grid' });
export const period = style({
  paddingBlock: space.md,
  borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
/** A limit that is not set takes one line: its text shrinks before its button does. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});
globalStyle(`${line} > :first-child`, { flex: '1 1 9rem', minInlineSize: 0 });
