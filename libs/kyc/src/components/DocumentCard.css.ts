import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { measure, space } = vars;

/** Below the header and a strip on top of it, with the card's edge in view. */
export const title = style({
  scrollMarginBlockStart: `calc(${measure.header} + var(--strip, 0rem) + ${space.xl})`,
});
