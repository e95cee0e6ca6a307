import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, control, font, radius, space, text } = vars;

export const figures = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
});
export const figure = style({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  paddingInlineStart: space.sm,
  borderInlineStart: `max(2px, ${border.thin}) solid ${colour.border}`,
  selectors: { '&[data-net]': { borderInlineStartColor: colour.brand.text } },
  // Two of the three share a phone's line: the third has its own, so that its long name does not break.
  '@media': { 'screen and (max-width: 479px)': { selectors: { '&[data-net]': { gridColumn: '1 / -1' } } } },
});
/** Part of a sum: on a phone one line for each, name and amount, as on a receipt. Two of three would share a line. */
export const part = style([
  figure,
  {
    '@media': {
      'screen and (max-width: 479px)': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: space.sm,
        gridColumn: '1 / -1',
        paddingInlineStart: 0,
        borderInlineStart: 0,
        selectors: {
          '&[data-net]': {
            paddingBlockStart: space.sm,
            borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}`,
          },
        },
      },
    },
  },
]);
export const amount = style({
  fontSize: text.lg.size,
  lineHeight: text.lg.line,
  fontWeight: font.body.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // On a page written from right to left, the sign stays where it is.
  unicodeBidi: 'plaintext',
  textAlign: 'match-parent',
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.sm,
});
export const more = style({ borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}` });
export const moreHead = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  minHeight: control.md,
  gap: space.sm,
  fontWeight: font.body.medium,
  borderRadius: radius.xs,
  selectors: { '&:hover': { color: colour.brand.text } },
});
export const arrow = style({ display: 'grid', selectors: { 'details[open] > summary &': { rotate: '180deg' } } });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingBlockStart: space.sm,
});
/** Height of the two charts with their headings, so that the skeleton and the charts match. */
export const wait = style({ minHeight: '38rem', display: 'grid', gap: space.lg, gridTemplateRows: '1fr 1fr' });
/** Hidden from the width at which the account pages have their rail, which shows the same. */
export const besideRail = style({ '@media': { 'screen and (min-width: 1280px)': { display: 'none' } } });
