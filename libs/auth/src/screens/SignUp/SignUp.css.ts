import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { control, icon } = vars;

/** The arrow begins where the text below it does, and the title stays where it was in the first step. */
export const back = style({
  display: 'grid',
  flexShrink: 0,
  marginInlineStart: `calc((${icon.md} - ${control.icon}) / 2)`,
  marginBlock: '-0.5rem',
});
