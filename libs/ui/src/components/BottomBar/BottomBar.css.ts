import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';
import { from, when } from '../../theme/breakpoints.ts';

const { colour, measure, layer, text, font, motion, effect, radius } = vars;

export const bar = componentStyle({
  position: 'fixed', insetBlockEnd: 0, insetInline: 0, zIndex: layer.header, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', minHeight: measure.bottomBar, paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: colour.raised, borderBlockStart: `1px solid ${colour.border}`, boxShadow: vars.elevation.high, '@media': { [from.lg]: { display: 'none' } },
});
export const item = componentStyle({
  position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: vars.space.xxs, minHeight: measure.bottomBar, paddingInline: '2px', color: colour.textMuted, fontSize: '0.6875rem', lineHeight: 1.2, fontWeight: font.body.medium, cursor: 'pointer', textAlign: 'center', outlineOffset: '-4px', transition: `color ${motion.fast}`,
  selectors: {
    '&[data-current]': { color: colour.brand.text },
    '&[data-current]::before': { content: '', position: 'absolute', insetBlockStart: 0, width: '36px', height: '3px', borderRadius: '0 0 3px 3px', backgroundColor: colour.brand.text },
    '[data-mark="block"] &[data-current]': { backgroundColor: colour.brand.soft, color: colour.brand.onSoft },
    '[data-mark="block"] &[data-current]::before': { insetInline: 0, width: 'auto', height: '4px', borderRadius: 0 },
    '&:active': { color: colour.text },
  },
  '@media': { [when.forcedColours]: { selectors: { '&[data-current]::before': { backgroundColor: 'Highlight' } } } },
});
export const words = componentStyle({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const primary = componentStyle({ display: 'grid', placeItems: 'center', width: '46px', height: '28px', marginBlock: '-0.125rem', borderRadius: radius.control, backgroundColor: colour.brand.base, backgroundImage: effect.buttonImage, color: colour.brand.on, boxShadow: effect.buttonShadow });
export const count = componentStyle({ position: 'absolute', insetBlockStart: '8px', insetInlineStart: 'min(50% + 6px, 100% - 2.2em)', minWidth: '1.5em', paddingInline: '0.3em', borderRadius: radius.pill, backgroundColor: colour.negative.base, color: colour.negative.on, fontSize: text.xs.size, lineHeight: 1.4, whiteSpace: 'nowrap' });
