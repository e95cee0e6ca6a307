import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** What the player has beside what last happened to it; below each other on a phone. */
export const parts = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
