import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const { colour, space, radius, control, font, text, motion } = vars;

export const nav = componentStyle({ display: 'grid', gap: space.md, alignContent: 'start' });
export const title = componentStyle({ fontSize: text.xs.size, fontWeight: font.body.bold, color: colour.textMuted, paddingInline: space.sm, marginBlockEnd: space.xxs });
export const item = componentStyle({
  display: 'flex', alignItems: 'center', gap: space.sm, width: '100%', minHeight: control.icon, paddingInline: space.sm, borderRadius: radius.md, fontWeight: font.body.medium, color: colour.textMuted, transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: { '&:hover': { color: colour.text, backgroundColor: colour.skeleton }, '&[aria-current="page"]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft } },
});
export const words = componentStyle({ flex: 1, textAlign: 'start' });
