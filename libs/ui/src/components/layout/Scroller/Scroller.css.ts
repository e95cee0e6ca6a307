import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, space, layer, motion } = vars;

export const wrap = componentStyle({ position: 'relative' });
export const track = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: space.sm,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  WebkitOverflowScrolling: 'touch',
  // Extends to the edge of the window, so that part of the next item shows; the padding keeps hover shadows from being
  // clipped.
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  paddingBlock: space.sm,
  marginBlock: `calc(${space.sm} * -1)`,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-gap="hair"]': { gap: space.hair },
    '&[data-gap="xs"]': { gap: space.xs },
    '&[data-gap="md"]': { gap: space.md },
  },
});
childStyle(`${track} > *`, { scrollSnapAlign: 'start', flexShrink: 0 });
export const arrow = componentStyle({
  display: 'none',
  '@media': {
    [`${from.md} and ${when.hover}`]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      zIndex: layer.raised,
      translate: '0 -50%',
      backgroundColor: colour.ground,
      boxShadow: `0 0 1.125rem 0.875rem ${colour.ground}`,
      transition: `opacity ${motion.fast}`,
      selectors: {
        '&[data-side="back"]': { insetInlineStart: '-0.625rem' },
        '&[data-side="on"]': { insetInlineEnd: '-0.625rem' },
        '&[data-off]': { opacity: 0, pointerEvents: 'none', visibility: 'hidden' },
      },
    },
    [from.xl]: {
      selectors: {
        '&[data-side="back"]': { insetInlineStart: '-1.125rem' },
        '&[data-side="on"]': { insetInlineEnd: '-1.125rem' },
      },
    },
  },
});
export const headArrows = componentStyle({
  display: 'none',
  // They keep their place: a row is measured late, and its heading must not move.
  selectors: { '&:has(> :disabled + :disabled)': { visibility: 'hidden' } },
  '@media': { [`${from.md} and ${when.hover}`]: { display: 'flex', gap: space.xxs } },
});
