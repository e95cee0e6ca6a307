import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { control, measure, motion, space } = vars;

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
/** As high as the card beside it, so that the actions of both end on one line. */
export const fold = style({
  scrollMarginBlockStart: `calc(${measure.header} + var(--strip, 0rem) + ${space.xl})`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', blockSize: '100%' },
    '&::details-content': { flexGrow: 1, display: 'grid' },
  },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  paddingBlockStart: space.xs,
});
/** The end of a section, at its bottom edge. */
export const action = style({ display: 'grid', gap: space.md, marginBlockStart: 'auto' });
