import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, space, font, text, effect, radius, motion } = vars;

/** Columns of a few rows each: side by side where there is room, one after the other under a thumb. */
export const list = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(var(--rows), auto)',
  gridAutoColumns: '86%',
  columnGap: space.sm,
  rowGap: space.xs,
  margin: 0,
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  paddingBlock: space.xxs,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { [from.md]: { gridAutoColumns: 'minmax(18rem, 1fr)' } },
});
childStyle(`${list} > *`, { display: 'flex', minWidth: 0, scrollSnapAlign: 'start' });
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2.25rem auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  flex: 1,
  minWidth: 0,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  border: effect.cardBorder,
  borderRadius: radius.md,
  backgroundColor: colour.surface,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-0.1875rem',
  transition: `background-color ${motion.fast}`,
  '@media': { [when.hover]: { selectors: { 'a&:hover': { backgroundColor: colour.brand.soft } } } },
});
export const place = componentStyle({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: text.xl.size,
  lineHeight: 1,
  color: colour.textMuted,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '[data-leading] &': { color: colour.brand.text } },
});
export const thumb = componentStyle({
  position: 'relative',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: radius.sm,
  overflow: 'hidden',
});
export const words = componentStyle({ display: 'grid', gap: space.hair, minWidth: 0 });
const line = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/** Up to two lines: tables of one kind differ in their last word, which is not alone in the second line. */
export const name = componentStyle({
  textWrap: 'balance',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: font.body.medium,
  lineHeight: 1.2,
});
export const meta = componentStyle({ ...line, fontSize: text.sm.size, lineHeight: 1.3, color: colour.textMuted });
