import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../css/componentStyle.ts';

const { colour, space, border, motion } = vars;

export const prefix = componentStyle({
  position: 'relative', display: 'inline-flex', alignItems: 'center', gap: space.xxs, flexShrink: 0, paddingInline: space.md, paddingInlineEnd: space.sm,
  borderInlineEnd: `${border.hair} solid ${colour.border}`, fontVariantNumeric: 'tabular-nums', transition: `background-color ${motion.fast}`, borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit',
  selectors: { '&:hover': { backgroundColor: colour.brand.soft } },
});
/** The real select lies invisibly over the shown prefix, so that phones open their own picker. */
export const select = componentStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer', fontSize: '1rem' });
childStyle(`${select} > option`, { color: colour.text, backgroundColor: colour.surface });
