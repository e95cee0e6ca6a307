import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, radius, elevation, layer, motion, control, text, font } = vars;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.375rem)' } });

export const popover = componentStyle({
  minWidth: 'min(13.75rem, 92vw)',
  maxWidth: 'min(21.25rem, 92vw)',
  padding: space.xs,
  borderRadius: radius.md,
  backgroundColor: colour.raised,
  color: colour.text,
  border: `0.0625rem solid ${colour.border}`,
  boxShadow: elevation.high,
  zIndex: layer.overlay,
  overflowY: 'auto',
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${drop} ${motion.fast} ${motion.out}` },
    '&[data-exiting]': { animation: `${drop} ${motion.instant} reverse forwards` },
  },
});
export const menu = componentStyle({ outline: 'none', display: 'grid', gap: '0.125rem' });
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: control.icon,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.sm,
  cursor: 'pointer',
  outline: 'none',
  fontWeight: font.body.medium,
  color: colour.text,
  selectors: {
    '&[data-focused]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    '&[data-focus-visible]': { outline: `0.125rem solid ${colour.focus}`, outlineOffset: '-0.125rem' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-danger]': { color: colour.negative.text },
  },
});
export const words = componentStyle({ flex: 1 });
export const hint = componentStyle({
  display: 'block',
  fontSize: text.xs.size,
  color: colour.textMuted,
  fontWeight: font.body.regular,
});
