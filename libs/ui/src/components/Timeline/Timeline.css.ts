import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const { colour, space, font, text, border, radius } = vars;

export const list = componentStyle({ display: 'grid' });
export const step = componentStyle({
  position: 'relative', display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: space.sm, paddingBlockEnd: space.lg,
  selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:not(:last-child)::before': { content: '', position: 'absolute', insetInlineStart: '13px', insetBlock: '28px 0', width: '2px', backgroundColor: colour.border }, '&[data-state="done"]:not(:last-child)::before': { backgroundColor: colour.positive.text } },
});
export const mark = componentStyle({
  display: 'grid', placeItems: 'center', width: '28px', height: '28px', borderRadius: radius.pill, border: `max(2px, ${border.thin}) solid ${colour.borderStrong}`, color: colour.textMuted, fontSize: text.xs.size, fontWeight: font.body.bold,
  selectors: { '[data-state="done"] > &': { backgroundColor: colour.positive.base, borderColor: colour.positive.base, color: colour.positive.on }, '[data-state="current"] > &': { borderColor: colour.brand.text, color: colour.brand.text, boxShadow: `0 0 0 4px ${colour.brand.soft}` }, '[data-state="failed"] > &': { backgroundColor: colour.negative.base, borderColor: colour.negative.base, color: colour.negative.on } },
});
export const words = componentStyle({ display: 'grid', gap: '2px', paddingBlockStart: '2px' });
export const title = componentStyle({ fontWeight: font.body.medium, selectors: { '[data-state="ahead"] &': { color: colour.textMuted } } });
export const hint = componentStyle({ fontSize: text.sm.size, lineHeight: text.sm.line, color: colour.textMuted });
