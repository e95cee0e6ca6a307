import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const { colour, space, font, text, effect } = vars;

export const screen = componentStyle({ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: space.md, minHeight: 'min(70dvh, 40rem)', paddingBlock: space.xxl, paddingInline: space.gutter, textAlign: 'center', selectors: { '&[data-whole]': { minHeight: '100dvh', backgroundImage: effect.groundImage } } });
export const art = componentStyle({ width: 'min(20rem, 70vw)' });
export const code = componentStyle({ fontFamily: font.display.family, fontWeight: font.display.bold, fontSize: `calc(${text.display.size} * 2)`, lineHeight: 1, letterSpacing: font.display.tracking, fontVariationSettings: font.display.variation, color: 'transparent', backgroundImage: effect.brandGradient, backgroundClip: 'text', '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });
export const words = componentStyle({ maxWidth: '52ch', color: colour.textMuted });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm });
export const detail = componentStyle({ fontSize: text.xs.size, color: colour.textMuted });
