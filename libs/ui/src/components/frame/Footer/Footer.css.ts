import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from, tablet, under } from '../../../theme/breakpoints.ts';
import { switcher } from '../LocaleSwitcher/LocaleSwitcher.css.ts';

const { colour, space, measure, text, font } = vars;

/** Centres everything. */
const centred = '[data-arrangement="centred"]';
const columns = '[data-arrangement="columns"]';

export const footer = componentStyle({
  backgroundColor: colour.footer.ground,
  color: colour.footer.text,
  borderBlockStart: `0.0625rem solid ${colour.footer.border}`,
  marginBlockStart: space.section,
});
export const inner = componentStyle({
  display: 'grid',
  gap: space.xl,
  maxWidth: measure.wide,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.xxl,
});
export const top = componentStyle({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  selectors: { [`${centred} &`]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', textAlign: 'center' } },
  '@media': {
    [from.md]: { display: 'flex', flexWrap: 'wrap' },
    [from.lg]: {
      selectors: { [`${columns} &`]: { display: 'grid' } },
      gridTemplateColumns: 'minmax(0, 1.6fr) repeat(auto-fit, minmax(8.75rem, 1fr))',
    },
  },
});
export const brand = componentStyle({
  display: 'grid',
  gap: space.sm,
  alignContent: 'start',
  gridColumn: '1 / -1',
  selectors: {
    [`${centred} &`]: {
      justifyItems: 'center',
      gap: space.md,
      flex: '1 0 100%',
      paddingBlockEnd: space.lg,
      borderBlockEnd: `0.0625rem solid ${colour.footer.border}`,
    },
  },
  '@media': {
    // A tablet has no room for a fourth column: the brand is above the others, with the language at the end.
    [from.md]: {
      flex: '1 0 100%',
      selectors: { [`${columns} &`]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xl } },
    },
    [from.lg]: { gridColumn: 'auto', selectors: { [`${columns} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});
childStyle(`${columns} ${brand} > ${switcher}`, {
  '@media': {
    [from.md]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center', minWidth: '16rem' },
    [from.lg]: { gridColumn: 'auto', gridRow: 'auto', alignSelf: 'auto', minWidth: 0 },
  },
});
/**
 * The logo is drawn for the header's ground, so the footer shows it on a plate of that ground if its own differs. A
 * visible plate starts at the column's edge; without one, the logo does.
 */
export const plate = componentStyle({
  justifySelf: 'start',
  display: 'inline-flex',
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  marginInlineStart: measure.footerMark,
  borderRadius: vars.radius.md,
  backgroundColor: colour.footer.plate,
  selectors: { [`${centred} &`]: { justifySelf: 'center', marginInlineStart: 0 } },
});
export const about = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.footer.muted,
  maxWidth: '44ch',
  textWrap: 'pretty',
  selectors: { [`${centred} &`]: { textWrap: 'balance' }, [`${columns} &`]: { gridColumn: 1 } },
});
export const column = componentStyle({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  selectors: { [`${centred} &`]: { justifyItems: 'center', flex: '0 1 8.75rem' } },
  '@media': {
    // Three columns fit beside each other on a tablet.
    [from.md]: { selectors: { [`${centred} &`]: { flexBasis: '12.5rem' }, [`${columns} &`]: { flex: '1 1 8.75rem' } } },
    [from.lg]: { selectors: { [`${centred} &`]: { flexBasis: '16.25rem' } } },
  },
});
export const columnTitle = componentStyle({
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.bold,
  fontSize: text.sm.size,
  letterSpacing: font.label.tracking,
  textTransform: font.buttonTransform as 'none',
  marginBlockEnd: space.xxs,
});
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  paddingBlock: space.xxs,
  fontSize: text.sm.size,
  color: colour.footer.muted,
  textDecoration: 'none',
  textAlign: 'start',
  // A long word (“Geschäftsbedingungen”) breaks where its language allows it, and not before its last letter.
  hyphens: 'auto',
  selectors: { '&:hover': { color: colour.footer.text, textDecoration: 'underline' } },
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    // It may reach a little into the gap between two columns of a phone.
    [under.md]: { selectors: { [`${columns} &`]: { marginInlineEnd: `calc(${space.xs} * -1)` } } },
  },
});
export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `0.0625rem solid ${colour.footer.border}`,
  selectors: { [`${centred} &`]: { justifyContent: 'center' } },
  '@media': {
    [under.md]: { columnGap: space.xs, rowGap: space.sm },
    // So that age, licence and six methods share a tablet's line.
    [tablet]: { columnGap: space.sm },
  },
});
/** A phone gives each mark a little less, so that none is left alone on a second line. */
childStyle(`${marks} > [data-box][data-fit]`, { '@media': { [under.md]: { flex: '1 1 2.5rem', maxWidth: '3rem' } } });
export const age = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  aspectRatio: '1',
  paddingInline: '0.35em',
  borderRadius: '50%',
  border: '0.125rem solid currentColor',
  fontFamily: font.label.family,
  wordSpacing: font.label.wordSpacing,
  fontWeight: font.label.bold,
  fontSize: text.sm.size,
  flexShrink: 0,
});
/** On a phone, the licence wraps beside the age: below it, it would leave the age alone on a line. */
childStyle(`${age} + :not([data-fit])`, { '@media': { [under.md]: { maxWidth: 'calc(100% - 4rem)' } } });
childStyle(`${age} + :not([data-fit]) > :last-child`, {
  '@media': { [under.md]: { flex: '1 1 0', minWidth: 0, textWrap: 'balance' } },
});
export const law = componentStyle({
  display: 'grid',
  gap: space.sm,
  fontSize: text.xs.size,
  lineHeight: 1.6,
  color: colour.footer.muted,
  maxWidth: '110ch',
  selectors: { [`${centred} &`]: { textAlign: 'center', justifyItems: 'center', marginInline: 'auto' } },
});
childStyle(`${law} a`, {
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  // Padding makes a link of the running text easy to touch without moving its line away from the others.
  // The margin takes back the gap between rows, which would be added to it.
  '@media': {
    '(pointer: coarse)': { paddingBlock: 'calc((2.75rem - 1em) / 2)', marginBlock: `calc(${space.md} / -2)` },
  },
});
/**
 * On a phone the columns form pairs. A last column without a partner takes the whole width and places its links side by
 * side.
 */
childStyle(`${column}:last-child:nth-child(even)`, {
  gridColumn: '1 / -1',
  flexBasis: '100%',
  '@media': {
    [from.md]: { gridColumn: 'auto', flexBasis: '12.5rem' },
    [from.lg]: { flexBasis: '16.25rem' },
  },
});
childStyle(`${column}:last-child:nth-child(even) ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.xl,
  inlineSize: '100%',
  '@media': { [from.md]: { display: 'block', inlineSize: 'auto' } },
});
/** A field on the footer's ground, which may differ from the page's. */
childStyle(`${footer} label`, { color: 'inherit' });
