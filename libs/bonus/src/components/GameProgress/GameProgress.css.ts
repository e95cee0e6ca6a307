import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** One line above the game; a phone held sideways has no room for it. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  background: vars.colour.surface,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  '@media': {
    'screen and (orientation: landscape) and (max-height: 500px) and (max-width: 1023px)': { display: 'none' },
  },
});
