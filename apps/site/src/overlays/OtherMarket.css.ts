import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, space, text, control } = vars;
const wide = 'screen and (min-width: 768px)';

/**
 * A line below the header. Its least height is that of the usual text, so that its place can be kept before the answer
 * arrives: three lines on a phone, one on a tablet and a desktop.
 */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '5rem',
  paddingBlock: space.xs,
  paddingInline: space.gutter,
  fontSize: text.sm.size,
  color: colour.text,
  backgroundColor: colour.raised,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  '@media': {
    [wide]: { minBlockSize: `calc(${control.icon} + 0.25rem)`, paddingBlock: 0, justifyContent: 'center' },
  },
  selectors: { '&:empty': { visibility: 'hidden' } },
});
/** Whole parts beside each other where they fit, below each other where they do not: no part breaks inside. */
export const words = style({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
});
globalStyle(`${words} > a`, { whiteSpace: 'nowrap' });
export const title = style({ fontWeight: 'bold' });
/** Part of the notice on every window: it says which rules apply and in which currency the amounts are. */
export const details = style({ minWidth: 0 });
