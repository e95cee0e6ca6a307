import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, under } from '../../../theme/breakpoints.ts';

const { control, space, measure } = vars;

const line = `calc(${measure.tile} + ${measure.plate})`;
/**
 * Rows out of sight are neither styled nor laid out until somebody comes near them: their height is known without. What hovers
 * over the edge needs room inside, because such a row is cut there.
 */
export const shelf = componentStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${control.icon} + ${space.sm} + var(--lines) * (${measure.tile} + ${measure.plate} + ${space.sm}) - ${space.sm})`,
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  paddingBlock: space.md,
  marginBlock: `calc(${space.md} * -1)`,
  vars: { '--lines': '1' },
  selectors: { '&[data-captions]': { contentVisibility: 'visible' } },
  '@media': {
    [from.md]: { selectors: { '&[data-rows="2"]': { vars: { '--lines': '2' } } } },
    [under.md]: { selectors: { '&[data-narrow-rows="2"]': { vars: { '--lines': '2' } } } },
  },
});
const linesBy = (attribute: string) => ({
  [`&[${attribute}="1"]:not([data-captions])`]: { gridTemplateRows: line },
  [`&[${attribute}="2"]:not([data-captions])`]: { gridTemplateRows: `repeat(2, ${line})` },
});

/** Columns of one tile measure; two rows let mixed sizes interlock. */
export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column dense',
  gridAutoColumns: measure.tile,
  gap: space.sm,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  paddingBlock: space.md,
  marginBlock: `calc(${space.md} * -1)`,
  selectors: {
    '&[data-captions]': {
      gridTemplateRows: 'auto',
      alignItems: 'start',
      gridAutoColumns: `calc(${measure.tile} * 1.35)`,
    },
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '@media': {
    [from.md]: { selectors: linesBy('data-rows') },
    [under.md]: { selectors: linesBy('data-narrow-rows') },
  },
});
/** What lies beyond a phone's edge waits until its row is seen. */
childStyle(`${track}:not([data-met]) > :nth-child(n + 9)`, { '@media': { [under.md]: { display: 'none' } } });
childStyle(`${track} > *`, { scrollSnapAlign: 'start' });
