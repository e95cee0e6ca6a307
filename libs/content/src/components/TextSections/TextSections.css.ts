import { style } from '@vanilla-extract/css';
import { from } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

const { border, colour, space } = vars;

export const sections = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl } },
});
export const section = style({
  paddingBlockStart: space.md,
  borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}`,
});
