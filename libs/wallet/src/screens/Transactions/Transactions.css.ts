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
  selectors: {
    // Where a session has its arrow, so that the amounts of all rows are below each other.
    'div&': { paddingInlineEnd: `calc(${vars.space.md} * 2 + ${vars.icon.sm})` },
  },
});
export const what = style({ flex: '1 1 10rem', minInlineSize: 0 });
/** With room, a status comes before the amount, so that the amounts of all rows are below each other. */
const afterStatus = { 'screen and (min-width: 768px)': { order: 1 } };
export const sums = style({ textAlign: 'end', '@media': afterStatus });
/** A game session: the row is the button that opens its rounds. */
export const session = style({});
globalStyle(`${session} > summary`, { cursor: 'pointer', listStyle: 'none' });
globalStyle(`${session} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${session} > summary:hover`, { background: vars.colour.raised });
export const arrow = style({
  display: 'grid',
  color: vars.colour.textMuted,
  '@media': afterStatus,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
});
export const rounds = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  padding: vars.space.md,
  paddingBlockStart: vars.space.xs,
  marginInlineStart: vars.space.md,
  borderInlineStart: `max(2px, ${vars.border.thin}) solid ${vars.colour.border}`,
  '@media': {
    'screen and (max-width: 767px)': { marginInlineStart: vars.space.xs, paddingInline: vars.space.sm },
  },
});
globalStyle(`${rounds} > *`, { inlineSize: '100%' });
globalStyle(`${rounds} > button`, { inlineSize: 'auto' });
export const round = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  // The number belongs to the line above it, not to the next round.
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}` } },
});
/** Below the session's amount, which leaves room for its arrow; a phone has no room to give away. */
globalStyle(`${round} > :nth-child(3)`, {
  '@media': { 'screen and (min-width: 768px)': { marginInlineEnd: `calc(${vars.space.md} + ${vars.icon.sm})` } },
});
/** With which support finds the round. */
export const number = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});
