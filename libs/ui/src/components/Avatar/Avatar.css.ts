import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const { colour, control, font, text, effect, radius } = vars;

export const avatar = componentStyle({
  display: 'inline-grid', placeItems: 'center', flexShrink: 0, width: control.icon, height: control.icon, borderRadius: radius.pill, backgroundColor: colour.accent.soft, color: colour.accent.onSoft,
  fontFamily: font.display.family, fontWeight: font.display.bold, fontSize: text.md.size, lineHeight: 1, textTransform: 'uppercase', overflow: 'hidden',
  selectors: { '&[data-size="lg"]': { width: '72px', height: '72px', fontSize: text.h4.size, backgroundImage: effect.brandGradient, color: colour.brand.on }, '&[data-size="sm"]': { width: '32px', height: '32px', fontSize: text.xs.size } },
});
