import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../css/componentStyle.ts';

const { space, measure } = vars;

/** Columns of one tile measure; two rows let mixed sizes interlock. */
export const track = componentStyle({
  display: 'grid', gridAutoFlow: 'column dense', gridAutoColumns: measure.tile, gap: space.sm, overflowX: 'auto', overflowY: 'hidden', overscrollBehaviorX: 'contain', scrollSnapType: 'x proximity', scrollbarWidth: 'none',
  marginInline: `calc(${space.gutter} * -1)`, paddingInline: space.gutter, scrollPaddingInline: space.gutter, paddingBlock: space.md, marginBlock: `calc(${space.md} * -1)`,
  selectors: {
    '&[data-rows="1"]': { gridTemplateRows: `calc(${measure.tile} + ${measure.plate})` },
    '&[data-rows="2"]': { gridTemplateRows: `repeat(2, calc(${measure.tile} + ${measure.plate}))` },
    '&[data-captions]': { gridTemplateRows: 'auto', alignItems: 'start', gridAutoColumns: `calc(${measure.tile} * 1.35)` },
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
childStyle(`${track} > *`, { scrollSnapAlign: 'start' });
