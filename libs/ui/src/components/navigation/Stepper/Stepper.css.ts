import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, text, motion, radius, effect, font } = vars;

export const wrap = componentStyle({ display: 'grid', gap: space.xs });
export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  fontSize: text.sm.size,
  color: colour.textMuted,
});
export const current = componentStyle({ color: colour.text, fontWeight: font.body.medium });
export const bars = componentStyle({ display: 'flex', gap: space.xxs });
export const bar = componentStyle({
  flex: 1,
  height: '0.375rem',
  borderRadius: radius.pill,
  backgroundColor: colour.skeletonShine,
  transition: `background-color ${motion.base}`,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': {
      backgroundColor: colour.brand.base,
      backgroundImage: effect.brandGradient,
    },
    '&[data-state="done"]': { opacity: 0.6 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '0.0625rem solid CanvasText',
      selectors: { '&[data-state="done"], &[data-state="current"]': { backgroundColor: 'Highlight' } },
    },
  },
});
