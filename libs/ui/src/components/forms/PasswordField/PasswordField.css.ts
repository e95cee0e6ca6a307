import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, effect, font, space, text, motion, radius } = vars;

export const meter = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  alignItems: 'center',
  gap: space.xxs,
  marginBlockStart: space.xxs,
});
export const bar = componentStyle({
  height: '0.375rem',
  borderRadius: radius.badge,
  backgroundColor: colour.skeletonShine,
  transition: `background-color ${motion.base}`,
  selectors: {
    '[data-strength="1"] > &[data-on]': { backgroundColor: colour.negative.text },
    '[data-strength="2"] > &[data-on]': { backgroundColor: colour.warning.text },
    '[data-strength="3"] > &[data-on]': { backgroundColor: colour.positive.text },
    // A strong password uses the brand's gradient.
    '[data-strength="4"] > &[data-on]': {
      backgroundColor: colour.brand.text,
      backgroundImage: effect.brandGradient,
      backgroundSize: '400% 100%',
    },
    ...Object.fromEntries(
      [1, 2, 3, 4].map((step) => [`&:nth-child(${step})`, { backgroundPosition: `${(step - 1) * 33.33}% 0` }]),
    ),
  },
  '@media': {
    '(forced-colors: active)': {
      border: '0.0625rem solid CanvasText',
      selectors: { '&[data-on]': { backgroundColor: 'Highlight' } },
    },
  },
});
export const level = componentStyle({
  fontFamily: font.label.family,
  fontWeight: font.label.medium,
  letterSpacing: font.label.tracking,
  textTransform: font.buttonTransform as 'none',
  fontSize: text.xs.size,
  color: colour.textMuted,
  // Its own line, so that the bars are as wide as the field; reserved, so that nothing moves while the player types.
  gridColumn: '1 / -1',
  minHeight: '1lh',
  textAlign: 'end',
  selectors: {
    // With rules below, it shares their first line.
    '[data-ruled] > &': { position: 'absolute', insetBlockStart: `calc(100% + ${space.xxs})`, insetInlineEnd: 0 },
    '[data-strength="1"] > &': { color: colour.negative.text },
    '[data-strength="2"] > &': { color: colour.warning.text },
    '[data-strength="3"] > &': { color: colour.positive.text },
    '[data-strength="4"] > &': { color: colour.brand.text },
  },
});
export const rules = componentStyle({
  display: 'flow-root',
  marginBlockStart: space.xxs,
  // The room of the level, at the end of the first line.
  '::before': { content: '', float: 'inline-end', width: '7.5rem', height: '1lh', fontSize: text.xs.size },
});
export const rule = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  marginInlineEnd: space.md,
  fontSize: text.sm.size,
  color: colour.textMuted,
  textWrap: 'balance',
  // The last one needs no space after it, which would break its words where they fit.
  selectors: { '&[data-met]': { color: colour.positive.text }, '&:last-child': { marginInlineEnd: 0 } },
});
