import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { figures, isolatedEnd } from '../../../css/figures.ts';
import { when } from '../../../theme/breakpoints.ts';

const { border, colour, control, font, motion, radius, space, text } = vars;

export const chart = componentStyle({ display: 'grid', gap: space.sm, minWidth: 0 });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xxs,
});
export const title = componentStyle({ fontWeight: font.body.medium });
/** The value of the chosen point. Its line is always reserved, so that nothing moves when it changes. */
export const reading = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  minHeight: text.sm.line,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
childStyle(`${reading} > *`, figures);
export const readingAt = componentStyle({ color: colour.textMuted });
export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const legendItem = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
export const swatch = componentStyle({
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '0.125rem',
  border: `0.125rem solid ${colour.brand.text}`,
  backgroundColor: colour.brand.text,
  flexShrink: 0,
  selectors: { '&[data-series="1"]': { borderColor: colour.accent.text, backgroundColor: 'transparent' } },
  '@media': {
    [when.forcedColours]: {
      borderColor: 'CanvasText',
      backgroundColor: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-series="1"]': { borderColor: 'CanvasText', backgroundColor: 'Canvas' } },
    },
  },
});
export const plot = componentStyle({
  position: 'relative',
  display: 'grid',
  minHeight: '13.75rem',
  minWidth: 0,
  borderRadius: radius.xs,
});
export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
export const gridLine = componentStyle({
  stroke: colour.border,
  strokeWidth: 1,
  '@media': { [when.forcedColours]: { stroke: 'GrayText' } },
});
export const zeroLine = componentStyle({
  stroke: colour.borderStrong,
  strokeWidth: 1.5,
  '@media': { [when.forcedColours]: { stroke: 'CanvasText' } },
});
export const tick = componentStyle({
  fill: colour.textMuted,
  fontSize: text.xs.size,
  fontFamily: font.body.family,
  ...figures,
  '@media': { [when.forcedColours]: { fill: 'CanvasText' } },
});
export const line = componentStyle({
  fill: 'none',
  stroke: colour.brand.text,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [when.forcedColours]: { stroke: 'CanvasText' } },
});
export const area = componentStyle({
  fill: colour.brand.text,
  fillOpacity: 0.16,
  '@media': { [when.forcedColours]: { fill: 'none' } },
});
export const dot = componentStyle({
  fill: colour.surface,
  stroke: colour.brand.text,
  strokeWidth: 3,
  transition: `opacity ${motion.fast}`,
  '@media': { [when.forcedColours]: { fill: 'Canvas', stroke: 'Highlight' } },
});
export const rule = componentStyle({
  stroke: colour.borderStrong,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': { [when.forcedColours]: { stroke: 'Highlight' } },
});
/** The second series is hollow, so that colour is not the only difference. */
export const bar = componentStyle({
  fill: colour.brand.text,
  stroke: colour.brand.text,
  strokeWidth: 1.5,
  selectors: { '&[data-series="1"]': { fill: colour.accent.text, fillOpacity: 0.14, stroke: colour.accent.text } },
  '@media': {
    [when.forcedColours]: {
      fill: 'CanvasText',
      stroke: 'CanvasText',
      selectors: { '&[data-series="1"]': { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
    },
  },
});
export const column = componentStyle({
  fill: colour.text,
  fillOpacity: 0.06,
  '@media': { [when.forcedColours]: { fill: 'none', stroke: 'Highlight', strokeDasharray: '3 3' } },
});
/** An invisible native slider over the plot: arrow keys, touch and screen readers use it to choose a point. */
export const reader = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--start, 0rem)',
  width: 'var(--room, 100%)',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  borderRadius: radius.xs,
  outlineOffset: '0.125rem',
  opacity: 1,
  selectors: {
    '&::-webkit-slider-runnable-track': { height: '100%', background: 'none' },
    '&::-webkit-slider-thumb': { appearance: 'none', width: '0.0625rem', height: '100%', background: 'none' },
    '&::-moz-range-track': { height: '100%', background: 'none' },
    '&::-moz-range-thumb': { width: '0.0625rem', height: '100%', border: 0, background: 'none' },
  },
});
export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  padding: space.md,
  textAlign: 'center',
  color: colour.textMuted,
  border: `max(0.0625rem, ${border.hair}) dashed ${colour.border}`,
  borderRadius: radius.md,
});
export const table = componentStyle({ fontSize: text.sm.size, lineHeight: text.sm.line });
export const tableHead = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: control.icon,
  color: colour.textMuted,
  borderRadius: radius.xs,
  '@media': { [when.hover]: { selectors: { '&:hover': { color: colour.brand.text } } } },
});
export const tableBox = componentStyle({ maxHeight: '20rem', overflow: 'auto', outlineOffset: '-0.1875rem' });
export const figuresTable = componentStyle({ width: '100%' });
export const cell = componentStyle({
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  ...figures,
  textAlign: 'end',
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  fontWeight: font.body.regular,
  selectors: {
    ...isolatedEnd,
    '&:first-child': { textAlign: 'left' },
    '&:first-child:dir(rtl)': { textAlign: 'right' },
    'thead > tr > &': { fontWeight: font.body.medium, color: colour.textMuted },
  },
});
export const arrow = componentStyle({
  display: 'grid',
  transition: `rotate ${motion.base} ${motion.out}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
});
