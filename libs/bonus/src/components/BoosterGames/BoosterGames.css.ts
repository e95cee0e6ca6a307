import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { space } = vars;

/**
 * A row of games runs into the page's gutter; here it runs to the card's edge. Without a visible game the row takes no
 * room: not even the gap above it.
 */
export const row = style({
  vars: { [space.gutter]: `clamp(${space.md}, 3vw, ${space.lg})` },
  selectors: { '&:empty': { marginBlockStart: `calc(${space.md} * -1)` } },
});
