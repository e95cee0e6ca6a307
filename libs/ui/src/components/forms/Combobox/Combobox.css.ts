import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { when } from '../../../theme/breakpoints.ts';

const { colour, control, elevation, font, layer, motion, radius, space, text, border } = vars;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

/** Fills its shell. In a phone field it is the part before the number. */
export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  flex: 1,
  minWidth: 0,
  borderRadius: 'inherit',
});
export const prefix = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  flexShrink: 0,
  width: '6.6em',
  borderInlineEnd: `${border.hair} solid ${colour.border}`,
  fontVariantNumeric: 'tabular-nums',
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  transition: `background-color ${motion.fast}, width ${motion.fast} ${motion.out}`,
  selectors: {
    '&:hover': { backgroundColor: colour.brand.soft },
    '&[data-searching]': { width: '55%', backgroundColor: 'transparent' },
  },
});

/** The native select: the control itself until the list has loaded, later only the target of autofill. */
export const native = componentStyle({
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: 0,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xxl,
  paddingBlock: space.xs,
  borderRadius: 'inherit',
  outline: 'none',
  fontSize: `max(1rem, ${text.md.size})`,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&[data-behind]': {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: '50%',
      flex: 'none',
      width: '0.0625rem',
      height: '0.0625rem',
      minHeight: 0,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      pointerEvents: 'none',
    },
    [`${prefix} > &:not([data-behind])`]: { position: 'absolute', inset: 0, height: '100%', opacity: 0 },
  },
});
childStyle(`${native} > option`, { color: colour.text, backgroundColor: colour.surface });
/** The text that a phone field shows over its transparent native select. */
export const shown = componentStyle({ flex: 1, display: 'flex', alignItems: 'center', paddingInlineStart: space.md });
export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: space.md,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: colour.textMuted,
  selectors: { [`${prefix} &`]: { insetInlineEnd: space.xs } },
});

export const box = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  flex: 1,
  minWidth: 0,
  borderRadius: 'inherit',
});
export const group = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  flex: 1,
  minWidth: 0,
  borderRadius: 'inherit',
});
export const before = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  paddingInlineStart: space.md,
});
export const input = componentStyle({
  flex: 1,
  width: '100%',
  minWidth: 0,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xxl,
  paddingBlock: space.xs,
  borderRadius: 'inherit',
  outline: 'none',
  fontSize: `max(1rem, ${text.md.size})`,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { cursor: 'text' },
    '&::placeholder': { color: colour.textMuted, opacity: 0.85 },
    [`${before} + &`]: { paddingInlineStart: space.sm },
    [`${prefix} &`]: { paddingInlineEnd: space.lg },
  },
});
/** Only a mouse or a finger presses it; the keyboard opens the list from the input. */
export const open = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: control.icon,
  cursor: 'pointer',
  borderRadius: 'inherit',
  outline: 'none',
  selectors: { [`${prefix} &`]: { width: space.xl } },
});

export const popover = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--trigger-width)',
  minWidth: 'min(19.25rem, 92vw)',
  // React Aria keeps it away from the window's edges. A wider list would make the page scroll, which closes the list.
  maxWidth: 'calc(100vw - 1rem)',
  borderRadius: radius.md,
  backgroundColor: colour.raised,
  color: colour.text,
  border: `max(${border.thin}, 0.0625rem) solid ${colour.border}`,
  boxShadow: elevation.high,
  zIndex: layer.overlay,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${drop} ${motion.fast} ${motion.out}` },
    '&[data-exiting]': { animation: `${drop} ${motion.instant} reverse forwards` },
  },
  '@media': { [when.forcedColours]: { border: '0.0625rem solid CanvasText' } },
});
export const list = componentStyle({
  display: 'block',
  width: '100%',
  maxHeight: 'min(21rem, 60dvh)',
  minHeight: 0,
  paddingBlock: space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: control.icon,
  marginInline: space.xxs,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.sm,
  cursor: 'pointer',
  outline: 'none',
  color: colour.text,
  selectors: {
    '&[data-focused]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    '&[data-selected]': { fontWeight: font.body.bold },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [when.forcedColours]: {
      selectors: { '&[data-focused]': { outline: '0.125rem solid Highlight', outlineOffset: '-0.125rem' } },
    },
  },
});
export const name = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const hint = componentStyle({
  flexShrink: 0,
  maxWidth: '50%',
  fontSize: text.sm.size,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.body.regular,
  overflowWrap: 'anywhere',
  selectors: { '[data-focused] > &': { color: 'inherit' } },
});
export const tick = componentStyle({
  display: 'grid',
  flexShrink: 0,
  color: colour.brand.text,
  selectors: { '[data-focused] > &': { color: 'inherit' } },
});
/** A small plate with letters, for example a country code. Unlike a font's flags, it looks the same on every system. */
export const mark = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: '2.4em',
  paddingInline: '0.3em',
  lineHeight: 1.7,
  borderRadius: radius.xs,
  border: `max(${border.hair}, 0.0625rem) solid ${colour.border}`,
  backgroundColor: colour.sunken,
  color: colour.textMuted,
  fontSize: text.xs.size,
  fontWeight: font.body.bold,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
});
export const nothing = componentStyle({ padding: space.md, color: colour.textMuted });
