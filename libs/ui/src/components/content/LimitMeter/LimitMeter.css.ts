import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';
import { figures, isolated } from '../../../css/figures.ts';

const { border, colour, font, motion, radius, space, text } = vars;

export const meter = componentStyle({ display: 'grid', gap: space.xs, minWidth: 0 });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xxs,
});
export const name = componentStyle({ fontWeight: font.body.medium, overflowWrap: 'anywhere' });
export const left = componentStyle({
  ...figures,
  fontWeight: font.body.bold,
  selectors: { '[data-state="reached"] &': { color: colour.negative.text } },
});
/** A pending increase widens the track and marks the current limit inside it. */
export const track = componentStyle({
  position: 'relative',
  height: '0.75rem',
  borderRadius: radius.pill,
  backgroundColor: colour.skeletonShine,
  '@media': { [when.forcedColours]: { border: '0.0625rem solid CanvasText' } },
});
export const fill = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 'calc(var(--used, 0) * 100%)',
  minWidth: '0.75rem',
  borderRadius: 'inherit',
  backgroundColor: colour.brand.base,
  transition: `width ${motion.sheet} ${motion.out}`,
  selectors: {
    '[data-state="unused"] > &': { display: 'none' },
    '[data-state="near"] > &': { backgroundColor: colour.warning.base },
    '[data-state="reached"] > &': { backgroundColor: colour.negative.base },
  },
  '@media': { [when.forcedColours]: { backgroundColor: 'Highlight' } },
});
export const mark = componentStyle({
  position: 'absolute',
  insetBlock: '-0.25rem',
  insetInlineStart: 'calc(var(--mark, 1) * 100%)',
  width: '0.1875rem',
  marginInlineStart: '-0.125rem',
  borderRadius: radius.pill,
  backgroundColor: colour.text,
  '@media': { [when.forcedColours]: { backgroundColor: 'CanvasText' } },
});
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
childStyle(`${foot} > *`, isolated);
export const pending = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  paddingInlineStart: space.sm,
  borderInlineStart: `max(0.1875rem, ${border.thick}) solid ${colour.text}`,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
