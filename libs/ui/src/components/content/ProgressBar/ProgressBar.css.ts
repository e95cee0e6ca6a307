import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';

const { colour, radius, space, text, motion, effect } = vars;

export const wrap = componentStyle({ display: 'grid', gap: space.xxs });
export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const value = componentStyle({ ...figures, color: colour.textMuted });
export const track = componentStyle({
  position: 'relative',
  height: '0.625rem',
  borderRadius: radius.pill,
  backgroundColor: colour.skeletonShine,
  overflow: 'hidden',
  selectors: { '&[data-size="sm"]': { height: '0.3125rem' } },
  '@media': { '(forced-colors: active)': { border: '0.0625rem solid CanvasText' } },
});
export const fill = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '100%',
  borderRadius: 'inherit',
  backgroundColor: colour.brand.base,
  backgroundImage: effect.brandGradient,
  transformOrigin: 'left',
  transform: 'scaleX(var(--share, 0))',
  transition: `transform ${motion.sheet} ${motion.out}`,
  selectors: {
    '&:dir(rtl)': { transformOrigin: 'right' },
    '[data-tone="positive"] > &': { backgroundImage: 'none', backgroundColor: colour.positive.base },
    '[data-tone="warning"] > &': { backgroundImage: 'none', backgroundColor: colour.warning.base },
    '[data-tone="negative"] > &': { backgroundImage: 'none', backgroundColor: colour.negative.base },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', backgroundImage: 'none' } },
});
