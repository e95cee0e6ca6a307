import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({ selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}` } } });
export const day = style({ padding: `${vars.space.sm} ${vars.space.md}`, background: vars.colour.sunken });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md, padding: `${vars.space.sm} ${vars.space.md}`, minBlockSize: '4rem' });
export const what = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const sums = style({ textAlign: 'end' });
