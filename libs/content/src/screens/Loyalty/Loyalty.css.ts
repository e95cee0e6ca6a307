import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const pairs = 'screen and (min-width: 768px) and (max-width: 1023px)';
const threes = 'screen and (min-width: 1024px)';

/** One level per row, or two or three if they fit. The levels in the last row share its width, so there is no gap. */
export const levels = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
globalStyle(`${levels} > *`, { '@media': { [pairs]: { gridColumn: 'span 3' }, [threes]: { gridColumn: 'span 2' } } });
globalStyle(`${levels} > :nth-child(2n + 1):last-child`, { '@media': { [pairs]: { gridColumn: 'span 6' } } });
globalStyle(`${levels} > :nth-child(3n + 1):nth-last-child(2), ${levels} > :nth-child(3n + 2):last-child`, {
  '@media': { [threes]: { gridColumn: 'span 3' } },
});
globalStyle(`${levels} > :nth-child(3n + 1):last-child`, { '@media': { [threes]: { gridColumn: 'span 6' } } });
