import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, when } from '../../../theme/breakpoints.ts';

const { colour, measure, layer, text, font, motion, effect, radius } = vars;

export const bar = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: layer.header,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: measure.bottomBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0rem)',
  backgroundColor: colour.raised,
  borderBlockStart: `0.0625rem solid ${colour.border}`,
  boxShadow: vars.elevation.high,
  '@media': { [from.lg]: { display: 'none' } },
});
const height = `calc(${measure.bottomBar} + env(safe-area-inset-bottom, 0rem) + ${vars.space.sm})`;
// A focused element stays clear of the bar. A notice covers the bar on a phone, and lies above it on a tablet.
childStyle(`html:has(${bar})`, {
  scrollPaddingBlockEnd: `max(${height}, var(--notice, 0rem))`,
  '@media': {
    [from.md]: { scrollPaddingBlockEnd: `calc(${height} + var(--notice, 0rem))` },
    [from.lg]: { scrollPaddingBlockEnd: 'var(--notice, 0rem)' },
  },
});
export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minHeight: measure.bottomBar,
  paddingInline: '0.125rem',
  color: colour.textMuted,
  fontSize: '0.6875rem',
  lineHeight: 1.2,
  fontWeight: font.body.medium,
  cursor: 'pointer',
  textAlign: 'center',
  outlineOffset: '-0.25rem',
  transition: `color ${motion.fast}`,
  selectors: {
    '&[data-current]': { color: colour.brand.text },
    '&[data-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      width: '2.25rem',
      height: '0.1875rem',
      borderRadius: '0 0 0.1875rem 0.1875rem',
      backgroundColor: colour.brand.text,
    },
    '[data-mark="block"] &[data-current]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    '[data-mark="block"] &[data-current]::before': {
      insetInline: 0,
      width: 'auto',
      height: '0.25rem',
      borderRadius: 0,
    },
    '&:active': { color: colour.text },
    '&[data-corner="waiting"]': { visibility: 'hidden' },
  },
  '@media': { [when.forcedColours]: { selectors: { '&[data-current]::before': { backgroundColor: 'Highlight' } } } },
});
export const words = componentStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const primary = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '1.75rem',
  marginBlock: '-0.125rem',
  borderRadius: radius.control,
  backgroundColor: colour.brand.base,
  backgroundImage: effect.buttonImage,
  color: colour.brand.on,
  boxShadow: effect.buttonShadow,
});
export const count = componentStyle({
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineStart: 'min(50% + 0.375rem, 100% - 2.2em)',
  minWidth: '1.5em',
  paddingInline: '0.3em',
  borderRadius: radius.pill,
  backgroundColor: colour.negative.base,
  color: colour.negative.on,
  fontSize: text.xs.size,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
