import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** On a phone the period has its own line, so that the first transactions fit on the first screen. */
export const filters = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    'screen and (min-width: 768px)': { gap: vars.space.md, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
globalStyle(`${filters} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { 'screen and (min-width: 768px)': { gridColumn: 'auto' } },
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}` } },
});
export const day = style({ padding: `${vars.space.sm} ${vars.space.md}`, background: vars.colour.sunken });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  padding: `${vars.space.sm} ${vars.space.md}`,
  minBlockSize: '4rem',
});
export const what = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const sums = style({ textAlign: 'end' });
