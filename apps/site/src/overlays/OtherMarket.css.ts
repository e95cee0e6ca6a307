import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { colour, space, text, control } = vars;
const wide = 'screen and (min-width: 768px)';
const desktop = 'screen and (min-width: 1024px)';

/**
 * A line below the header. Its least height is that of the usual text, so that its place can be kept before the answer
 * arrives: three lines on a phone, two on a tablet, one on a desktop.
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
    [wide]: { minBlockSize: '3.5rem' },
    [desktop]: { minBlockSize: `calc(${control.icon} + 0.25rem)`, paddingBlock: 0, justifyContent: 'center' },
  },
  selectors: { '&:empty': { visibility: 'hidden' } },
});
/** The rest follows the title in a line of its own, where the window is too narrow for one line. */
export const words = style({
  minWidth: 0,
  '@media': { [desktop]: { display: 'flex', alignItems: 'center', gap: space.md } },
});
export const title = style({
  display: 'block',
  fontWeight: 'bold',
  '@media': { [desktop]: { flex: 'none' } },
});
/** Part of the notice on every window: it says which rules apply and in which currency the amounts are. */
export const details = style({
  minWidth: 0,
  marginInlineEnd: space.sm,
  '@media': { [desktop]: { marginInlineEnd: 0 } },
});
