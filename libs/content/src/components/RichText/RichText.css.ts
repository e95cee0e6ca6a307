import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  maxInlineSize: vars.measure.text,
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
  listStyle: 'disc',
  selectors: { 'ol&': { listStyle: 'decimal' } },
});
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.border.thick} solid ${vars.colour.brand.base}`,
  color: vars.colour.textMuted,
});
globalStyle(`${prose} > h2`, {
  marginBlockStart: vars.space.md,
  // A jump to a heading ends below the header.
  scrollMarginBlockStart: `calc(${vars.measure.header} + var(--strip, 0rem) + ${vars.space.md})`,
});
globalStyle(`${prose} > h2:first-child`, { marginBlockStart: 0 });
