import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

export const grid = componentStyle({ position: 'relative', height: 'var(--height)' });
export const cell = componentStyle({ position: 'absolute', insetBlockStart: 0, left: 0, contain: 'size layout style' });
export const measure = componentStyle({
  position: 'absolute',
  visibility: 'hidden',
  width: vars.space.sm,
  height: vars.measure.gridTile,
  pointerEvents: 'none',
  selectors: { '&[data-of="plate"]': { height: vars.measure.plate } },
});
/** Before the first measurement (server render, first paint): an ordinary grid of the first screen. */
export const still = componentStyle({
  display: 'grid',
  gridAutoFlow: 'dense',
  gap: vars.space.sm,
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure.gridTile}, 1fr))`,
});
/** Square plus the plate, whose height is added as padding. */
export const stillCell = componentStyle({
  position: 'relative',
  selectors: {
    '&::before': { content: '', display: 'block', aspectRatio: '1', marginBlockEnd: vars.measure.plate },
    '&[data-size="4x"]': { gridColumn: 'span 2', gridRow: 'span 2' },
    '&[data-size="2xh"]': { gridColumn: 'span 2' },
    '&[data-size="2xv"]': { gridRow: 'span 2' },
    '&[data-size="2xh"]::before, &[data-size="2xv"]::before': { display: 'none' },
  },
});
