import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const swatch = style({ display: 'grid', gap: '2px', padding: vars.space.sm, borderRadius: vars.radius.md, border: `1px solid ${vars.colour.border}`, backgroundColor: 'var(--back)', color: 'var(--front)', fontSize: vars.text.sm.size });
export const bar = style({ height: '16px', width: 'var(--size)', backgroundColor: vars.colour.brand.base });
export const plate = style({ display: 'grid', placeItems: 'center', width: '120px', height: '96px', backgroundColor: vars.colour.surface, borderRadius: 'var(--size)', boxShadow: 'var(--shadow, none)', border: vars.effect.cardBorder, fontSize: vars.text.sm.size });
