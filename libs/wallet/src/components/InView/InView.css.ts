import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The sticky header and a gap. */
const above = `calc(${vars.measure.header} + var(--strip, 0rem) + ${vars.space.sm})`;

/** Keeps what was scrolled to clear of the header, and of a phone's bottom bar with the cashier's button above it. */
export const shown = style({
  scrollMarginBlockStart: above,
  scrollMarginBlockEnd: `calc(${vars.measure.bottomBar} + ${vars.control.lg} + ${vars.space.xl})`,
  // Below a short answer the page would end before its top can reach the header.
  selectors: { '&[data-at="top"]': { minBlockSize: `calc(100dvh - ${above})` } },
});
