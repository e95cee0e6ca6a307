import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, under } from '../../../theme/breakpoints.ts';

const { colour, control, space, measure, text } = vars;

const line = `calc(${measure.tile} + ${measure.plate})`;
/**
 * Rows outside the window are neither styled nor laid out until the player scrolls near them; their height is known
 * without it. Such a row clips its content, so it needs inner room for hover effects.
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

/** Columns as wide as one tile. Two rows let mixed sizes interlock. */
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
      // A table spans two columns: on a phone it leaves room for the edge of the next one.
      gridAutoColumns: `min(calc(${measure.tile} * 1.35), calc((100vw - ${space.gutter} - ${space.sm} * 2 - ${space.xl}) / 2))`,
    },
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '@media': {
    [from.md]: { selectors: linesBy('data-rows') },
    [under.md]: { selectors: linesBy('data-narrow-rows') },
  },
});
/** Tiles beyond a phone's edge are not laid out until their row is seen. */
childStyle(`${track}:not([data-met]) > :nth-child(n + 9)`, { '@media': { [under.md]: { display: 'none' } } });
childStyle(`${track} > *`, { scrollSnapAlign: 'start' });
/** While games load, the title keeps its height and its place for screen readers, once for all rows that wait. */
childStyle(`${shelf}[data-waiting] :is(h2, h3)`, { opacity: 0 });
/** In its place is a bar, after the brand's mark and before its rule. Tiles have a look too, but also a size. */
const waitingTitle = `${shelf}[data-waiting] [data-look]:not([data-size])`;
childStyle(waitingTitle, {
  backgroundImage: `linear-gradient(${colour.skeletonShine}, ${colour.skeletonShine})`,
  backgroundOrigin: 'content-box',
  backgroundPosition: 'left center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `min(9rem, 60%) calc(${text.h4.size} * 0.8)`,
});
childStyle(`${waitingTitle}:dir(rtl)`, { backgroundPosition: 'right center' });
childStyle(
  `:is(${shelf}[data-waiting] ~ ${shelf}[data-waiting], [aria-busy="true"] ~ [aria-busy="true"] ${shelf}[data-waiting]) :is(h2, h3)`,
  { visibility: 'hidden' },
);
