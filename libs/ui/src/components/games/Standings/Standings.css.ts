import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';
import { figures, isolatedEnd } from '../../../css/figures.ts';

const { colour, space, font, text, effect, radius, control, motion } = vars;

export const board = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: effect.cardBorder,
  borderRadius: radius.lg,
  backgroundColor: colour.surface,
  overflow: 'hidden',
});
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: control.icon,
  paddingInline: space.sm,
  borderBlockEnd: `0.125rem solid ${colour.brand.text}`,
  backgroundColor: colour.raised,
  fontSize: text.sm.size,
});
childStyle(`${head} > a`, { flexShrink: 0, maxWidth: '50%' });
export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = componentStyle({
  flex: '1 1 auto',
  display: 'flex',
  minHeight: control.icon,
  selectors: {
    '&:nth-child(even)': { backgroundColor: `color-mix(in srgb, ${colour.raised} 55%, transparent)` },
    '&:nth-child(n + 4)': { display: 'none' },
    '[data-noted] > &:nth-child(n + 3)': { display: 'none' },
    '[data-noted] > &[data-note]': { display: 'flex' },
    // The script of a prerendered page ranks its rows by this property; the app brings them in their order.
    '&:not(:has([data-figure-of]))': { order: '0 !important' },
  },
  '@media': {
    [from.md]: { selectors: { '&:nth-child(n + 4), [data-noted] > &:nth-child(n + 3)': { display: 'flex' } } },
  },
});
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.4em 2.5rem minmax(0, 1fr) fit-content(45%)',
  alignItems: 'center',
  gap: space.xs,
  flex: 1,
  minWidth: 0,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-0.1875rem',
  transition: `background-color ${motion.fast}`,
  selectors: { '&[data-unranked]': { gridTemplateColumns: '2.5rem minmax(0, 1fr) auto' } },
  '@media': { [when.hover]: { selectors: { 'a&:hover': { backgroundColor: colour.brand.soft } } } },
});
export const place = componentStyle({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: text.lg.size,
  lineHeight: 1,
  color: colour.textMuted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${item}:first-child &`]: { color: colour.brand.text },
    // Nobody knows yet which figure is the highest: a dot keeps the number's place.
    [`${row}:has([data-figure-of]) &`]: { fontSize: 0 },
    [`${row}:has([data-figure-of]) &::before`]: {
      content: '',
      display: 'inline-block',
      width: '0.375rem',
      height: '0.375rem',
      borderRadius: radius.pill,
      backgroundColor: colour.brand.text,
    },
  },
});
export const thumb = componentStyle({
  position: 'relative',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.xs,
  overflow: 'hidden',
  backgroundColor: `var(--picture-colour, ${colour.skeletonShine})`,
});
export const words = componentStyle({ display: 'grid', minWidth: 0 });
export const name = componentStyle({
  fontWeight: font.body.medium,
  fontSize: text.sm.size,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const meta = componentStyle({
  fontSize: text.xs.size,
  lineHeight: 1.25,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const value = componentStyle({
  fontFamily: font.display.family,
  fontWeight: font.display.bold,
  fontSize: text.lg.size,
  lineHeight: 1,
  letterSpacing: font.display.tracking,
  ...figures,
  textAlign: 'end',
  color: colour.brand.text,
  selectors: {
    ...isolatedEnd,
    '&[data-none]': { color: colour.textMuted },
    '&[data-figure]::before': { content: 'attr(data-figure)' },
  },
});
export const waiting = componentStyle({
  display: 'block',
  width: '4.5em',
  selectors: { '[data-figure] > &': { display: 'none' } },
});
export const way = componentStyle({ display: 'grid', color: colour.brand.text });
export const note = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderInlineStart: `0.1875rem solid ${colour.brand.text}`,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
});
