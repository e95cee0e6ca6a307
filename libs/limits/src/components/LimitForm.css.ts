import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { control, measure, space } = vars;

/** What the typed amount will do, and its button. The margins are the sticky header's and a phone's bottom bar's. */
export const effect = style({
  display: 'grid',
  gap: space.md,
  scrollMarginBlockStart: `calc(${measure.header} + var(--strip, 0rem) + ${space.sm})`,
  scrollMarginBlockEnd: `calc(${measure.bottomBar} + ${control.sm})`,
});
