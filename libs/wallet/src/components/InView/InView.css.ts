import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Keeps what was scrolled to clear of the header, and of a phone's bottom bar with the cashier's button above it. */
export const shown = style({
  scrollMarginBlockStart: `calc(${vars.measure.header} + var(--strip, 0rem) + ${vars.space.sm})`,
  scrollMarginBlockEnd: `calc(${vars.measure.bottomBar} + ${vars.control.lg} + ${vars.space.xl})`,
});
