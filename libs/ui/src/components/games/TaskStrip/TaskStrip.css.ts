import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, effect, font, motion, radius, space, text } = vars;

/** One line of cards that share the width and scroll where they do not fit. Only large text makes it taller. */
export const strip = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(15rem, 1fr)',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  scrollPaddingInline: space.gutter,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
export const place = componentStyle({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });
export const task = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  minHeight: '5rem',
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.md,
  border: effect.cardBorder,
  backgroundColor: colour.surface,
  color: colour.text,
  textDecoration: 'none',
  outlineOffset: '-0.1875rem',
  transition: `background-color ${motion.fast}`,
  '@media': { [when.hover]: { selectors: { 'a&:hover': { backgroundColor: colour.raised } } } },
});
/** What waits for the player has a colour, what is always there has none. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.pill,
  backgroundColor: colour.skeleton,
  color: colour.textMuted,
  selectors: {
    '&[data-tone="waiting"]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    '&[data-tone="urgent"]': { backgroundColor: colour.warning.soft, color: colour.warning.onSoft },
  },
});
export const words = componentStyle({ display: 'grid', minWidth: 0 });
/** An amount is never cut: a title has room for a second line, and so has what is to be done. */
const twoLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;
export const title = componentStyle({
  ...twoLines,
  fontWeight: font.body.bold,
  fontSize: text.md.size,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const body = componentStyle({ ...twoLines, fontSize: text.sm.size, lineHeight: 1.3, color: colour.textMuted });
