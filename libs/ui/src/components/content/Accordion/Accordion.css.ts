import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, font, control, motion, radius } = vars;

export const wrap = componentStyle({ display: 'grid' });
export const item = componentStyle({ borderBlockEnd: `0.0625rem solid ${colour.border}` });
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: space.sm,
  minHeight: control.lg,
  paddingBlock: space.xs,
  fontWeight: font.body.medium,
  borderRadius: radius.xs,
  selectors: { '&:hover': { color: colour.brand.text } },
});
export const arrow = componentStyle({
  display: 'grid',
  transition: `rotate ${motion.base} ${motion.out}`,
  selectors: { 'details[open] &': { rotate: '180deg' } },
});
export const body = componentStyle({ paddingBlockEnd: space.md, color: colour.textMuted, maxWidth: vars.measure.text });
