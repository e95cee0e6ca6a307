import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The strip below the header. The header itself and a gap are the page's scroll padding, which adds to a scroll margin. */
const strip = 'var(--strip, 0rem)';
const above = `calc(${vars.measure.header} + ${vars.space.md} + ${strip})`;

/** Keeps what was scrolled to clear of the header, and of a phone's bottom bar with the cashier's button above it. */
export const shown = style({
  // It is no control: only the next Tab begins here.
  ':focus': { outline: 'none' },
  scrollMarginBlockStart: strip,
  scrollMarginBlockEnd: `calc(${vars.measure.bottomBar} + ${vars.control.lg} + ${vars.space.xl})`,
  // Below a short answer the page would end before its top can reach the header.
  selectors: {
    '&[data-at="top"]': { minBlockSize: `calc(100dvh - ${above})` },
    // A sheet has no header above it, and nothing to scroll past.
    '[role="dialog"] &[data-at="top"]': { minBlockSize: 0 },
  },
});
/** What to press next stays clear of a phone's bottom bar. */
globalStyle(`${shown} :is(a, button)`, { scrollMarginBlockEnd: `calc(${vars.measure.bottomBar} + ${vars.space.md})` });
