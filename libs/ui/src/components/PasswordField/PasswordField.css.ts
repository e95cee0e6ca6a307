import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const { colour, space, text, motion, radius } = vars;

export const meter = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr) auto', alignItems: 'center', gap: space.xxs, marginBlockStart: space.xxs });
export const bar = componentStyle({
  height: '0.25rem', borderRadius: radius.pill, backgroundColor: colour.skeletonShine, transition: `background-color ${motion.base}`,
  selectors: {
    '[data-strength="1"] > &[data-on]': { backgroundColor: colour.negative.text },
    '[data-strength="2"] > &[data-on]': { backgroundColor: colour.warning.text },
    '[data-strength="3"] > &[data-on]': { backgroundColor: colour.positive.text },
    '[data-strength="4"] > &[data-on]': { backgroundColor: colour.positive.text },
  },
  '@media': { '(forced-colors: active)': { border: '0.0625rem solid CanvasText', selectors: { '&[data-on]': { backgroundColor: 'Highlight' } } } },
});
export const level = componentStyle({ fontSize: text.xs.size, color: colour.textMuted, minWidth: '4.5em', textAlign: 'end' });
export const rules = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.md, rowGap: space.xxs, marginBlockStart: space.xxs });
export const rule = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, fontSize: text.sm.size, color: colour.textMuted, selectors: { '&[data-met]': { color: colour.positive.text } } });
