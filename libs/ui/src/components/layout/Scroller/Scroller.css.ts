import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, space, layer, motion } = vars;

/** Where arrows are shown. */
const withArrows = `${from.md} and ${when.hover}`;
/**
 * How far the row goes on before its start. A row with something beside it sets `--row-start` to less than their distance,
 * or its invisible start would lie over that and take its presses.
 */
const rowStart = `var(--row-start, ${space.gutter})`;
export const wrap = componentStyle({ position: 'relative' });
const lengthOfFade = '2.5rem';
const hidden = (side: 'back' | 'on') => `var(--hidden-${side}, calc(${lengthOfFade} * -1))`;
const fade = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, transparent ${hidden('back')}, ${colour.text} calc(${hidden('back')} + ${lengthOfFade}), ${colour.text} calc(100% - ${hidden('on')} - ${lengthOfFade}), transparent calc(100% - ${hidden('on')}))`;
/** The row of which an arrow lies over the given side, or over any. */
const below = (side = '') => `${wrap}:has(> [data-side${side}]:not([data-off])) > &`;
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
  marginInline: `calc(${rowStart} * -1) calc(${space.gutter} * -1)`,
  paddingInline: `${rowStart} ${space.gutter}`,
  scrollPaddingInline: `${rowStart} ${space.gutter}`,
  paddingBlock: space.sm,
  marginBlock: `calc(${space.sm} * -1)`,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-gap="hair"]': { gap: space.hair },
    '&[data-gap="xs"]': { gap: space.xs },
    '&[data-gap="md"]': { gap: space.md },
  },
  // What is below an arrow ends there: the row goes on to the edge of the window, and would appear again beside the arrow.
  '@media': {
    [withArrows]: {
      selectors: {
        [below('="back"')]: { vars: { '--hidden-back': `calc(${rowStart} + 1rem)` } },
        [below('="on"')]: { vars: { '--hidden-on': `calc(${space.gutter} + 1rem)` } },
        [below()]: { maskImage: fade('right') },
        [`${below()}:dir(rtl)`]: { maskImage: fade('left') },
      },
    },
  },
});
childStyle(`${track} > *`, { scrollSnapAlign: 'start', flexShrink: 0 });
/** As far beyond the row's start as the row itself at most. */
const arrowStart = (wanted: string) => `calc(min(${wanted}, ${rowStart}) * -1)`;
export const arrow = componentStyle({
  display: 'none',
  '@media': {
    [withArrows]: {
      display: 'block',
      position: 'absolute',
      insetBlockStart: '50%',
      zIndex: layer.raised,
      translate: '0 -50%',
      transition: `opacity ${motion.fast}`,
      selectors: {
        '&[data-side="back"]': { insetInlineStart: arrowStart('0.625rem') },
        '&[data-side="on"]': { insetInlineEnd: '-0.625rem' },
        '&[data-off]': { opacity: 0, pointerEvents: 'none', visibility: 'hidden' },
      },
    },
    [from.xl]: {
      selectors: {
        '&[data-side="back"]': { insetInlineStart: arrowStart('1.125rem') },
        '&[data-side="on"]': { insetInlineEnd: '-1.125rem' },
      },
    },
  },
});
export const headArrows = componentStyle({
  display: 'none',
  // They keep their place: a row is measured late, and its heading must not move.
  selectors: { '&:has(> :disabled + :disabled)': { visibility: 'hidden' } },
  '@media': { [withArrows]: { display: 'flex', gap: space.xxs } },
});
