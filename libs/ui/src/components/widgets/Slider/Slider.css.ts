import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { figures, isolated, isolatedEnd } from '../../../css/figures.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, elevation, font, motion, radius, space, text, border } = vars;

export const slider = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.sm,
  selectors: { '&[data-disabled]': { opacity: 0.6 } },
});
export const label = componentStyle({ fontSize: text.sm.size, lineHeight: text.sm.line, fontWeight: font.body.medium });
export const value = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: font.body.bold,
  ...figures,
  textAlign: 'end',
  selectors: isolatedEnd,
});
const thumbSize = '1.375rem';
/** The line extends below the whole thumb at both ends. */
const half = `calc(${thumbSize} / 2)`;

/** As high as a touch target; the line is in its middle. */
export const track = componentStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  height: control.icon,
  marginInline: half,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(${half} * -1)`,
      insetBlockStart: 'calc(50% - 0.1875rem)',
      height: '0.375rem',
      borderRadius: radius.pill,
      backgroundColor: colour.sunken,
      boxShadow: `inset 0 0 0 max(${border.hair}, 0.0625rem) ${colour.borderStrong}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
/** React Aria gives it the track's whole height; the visible line is in its middle. */
export const fill = componentStyle({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${half} * -1)`,
      insetInlineEnd: 0,
      insetBlockStart: 'calc(50% - 0.1875rem)',
      height: '0.375rem',
      borderRadius: radius.pill,
      backgroundColor: colour.brand.text,
    },
  },
  '@media': { [when.forcedColours]: { selectors: { '&::before': { backgroundColor: 'Highlight' } } } },
});
export const thumb = componentStyle({
  insetBlockStart: '50%',
  width: thumbSize,
  height: thumbSize,
  borderRadius: '50%',
  backgroundColor: colour.brand.base,
  border: `0.1875rem solid ${colour.raised}`,
  boxShadow: `0 0 0 0.0625rem ${colour.borderStrong}, ${elevation.low}`,
  transition: `box-shadow ${motion.fast}`,
  selectors: {
    '&[data-dragging]': { boxShadow: `0 0 0 max(${border.thick}, 0.1875rem) ${colour.brand.soft}, ${elevation.mid}` },
    '&[data-focus-visible]': { outline: `0.1875rem solid ${colour.focus}`, outlineOffset: '0.125rem' },
  },
  '@media': {
    [when.coarse]: { selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.875rem' } } },
    [when.forcedColours]: {
      backgroundColor: 'Highlight',
      border: '0.125rem solid CanvasText',
      forcedColorAdjust: 'none',
    },
  },
});
export const ends = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: `calc(${space.xs} * -1)`,
});
childStyle(`${ends} > *`, isolated);
