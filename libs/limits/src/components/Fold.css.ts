import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { control, motion, space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: control.md,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  display: 'grid',
  transition: `rotate ${motion.base} ${motion.out}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const body = style({ display: 'grid', gap: space.md, paddingBlockStart: space.xs });
