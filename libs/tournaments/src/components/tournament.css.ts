import { globalStyle, style } from '@vanilla-extract/css';
import { from, tablet } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

const { border, colour, elevation, font, measure, radius, space, text } = vars;

/** A card that ends where its neighbours do, with its button at the bottom. */
export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' });
globalStyle(`${card} > *`, { minInlineSize: 0 });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  padding: space.md,
});
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space.xs });

/**
 * Cards in columns. On a tablet, a last one that would be alone in its row takes the whole of it, with its games beside its
 * words, each in one of the columns.
 */
export const cards = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
const alone = `${cards} > :last-child:nth-child(odd)`;
globalStyle(alone, { '@media': { [tablet]: { gridColumn: '1 / -1' } } });
globalStyle(`${alone} > ${card}`, {
  '@media': {
    [tablet]: { gridTemplate: 'auto / repeat(2, minmax(0, 1fr))', columnGap: space.lg },
  },
});

/** Three games side by side, the middle one a little larger, on the brand's soft colour. The place is kept while they load. */
export const art = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 9rem))',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  padding: `${space.md} clamp(${space.md}, 9%, ${space.xxl})`,
  backgroundColor: colour.brand.soft,
  overflow: 'hidden',
});
export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: radius.md,
  overflow: 'hidden',
  boxShadow: elevation.low,
  selectors: {
    '&:first-child': { transform: 'rotate(-4deg)' },
    '&:nth-child(2)': { zIndex: 1, transform: 'scale(1.08)', boxShadow: elevation.high },
    '&:last-child': { transform: 'rotate(4deg)' },
    // What is over has lost its colour.
    '[data-over] > &': { filter: 'grayscale(1)', opacity: 0.72 },
  },
});
/** The place of a picture that is not known. */
export const blank = style({ display: 'block', blockSize: '100%', backgroundColor: colour.sunken });

export const prize = style({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.h4.size,
  lineHeight: text.h4.line,
  color: colour.brand.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textWrap: 'balance',
  selectors: { '&[data-large]': { fontSize: text.h2.size, lineHeight: text.h2.line } },
});
/** Facts side by side while there is room. The dot of one that begins a line is outside, where nothing is visible. */
export const dotSeparated = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.85em',
  overflowX: 'clip',
  // Leaves the overhang of a line's first letter visible.
  marginInlineStart: '-0.1em',
  paddingInlineStart: '0.1em',
});
export const dotSeparatedFact = style({ position: 'relative', minInlineSize: 0 });
export const dot = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  inlineSize: '0.85em',
  textAlign: 'center',
  // The spaces are for copied and spoken text.
  whiteSpace: 'nowrap',
});
/** A line with an icon, which keeps its column where the words break. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xs,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  selectors: { '&[data-own]': { color: colour.text, fontWeight: font.body.bold } },
});

/** The head of one tournament: words first, its games at the end; on a phone, above. */
export const head = style({
  display: 'grid',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' } },
});
export const headWords = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: `clamp(${space.md}, 3vw, ${space.xl})`,
});
globalStyle(`${head} > ${art}`, { '@media': { [from.md]: { order: 1 } } });

/** Places, prizes and rules; on a desktop the prizes are beside the others, which then end together. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measure.form})`,
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const prizes = style({
  '@media': { [from.lg]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** A player's own place with its figures beside it, and below where there is no room. */
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xl,
  rowGap: space.sm,
});
globalStyle(`${own} > button`, { marginInlineStart: 'auto' });
export const figures = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.sm, margin: 0 });
globalStyle(`${figures} dd`, { margin: 0 });

/** The first three on a podium, the winner in the middle and highest; the others in rows. In the document, by place. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.xs,
  alignItems: 'end',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  order: 4,
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}`,
  selectors: {
    '&[data-own]': {
      backgroundColor: colour.accent.soft,
      borderInlineStart: `0.25rem solid ${colour.accent.base}`,
    },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  gap: space.xxs,
  justifyItems: 'center',
  minInlineSize: 0,
  textAlign: 'center',
  selectors: {
    '&[data-place="1"]': { order: 2 },
    '&[data-place="2"]': { order: 1 },
    '&[data-place="3"]': { order: 3 },
  },
});
export const who = style({
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: font.body.medium,
  selectors: {
    [`${step} > &`]: { gridRow: 1, fontWeight: font.body.bold },
    '[data-own] > &': { fontWeight: font.body.bold, color: colour.accent.text },
  },
});
export const score = style({
  fontWeight: font.body.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`${step} > &`]: { gridRow: 2 } },
});
export const place = style({
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${step} > &`]: {
      gridRow: 3,
      display: 'grid',
      placeItems: 'center',
      inlineSize: '100%',
      blockSize: '3.25rem',
      marginBlockStart: space.xs,
      borderStartStartRadius: radius.md,
      borderStartEndRadius: radius.md,
      backgroundColor: colour.sunken,
      color: colour.text,
      fontFamily: font.display.family,
      wordSpacing: font.display.wordSpacing,
      fontWeight: font.display.bold,
      fontSize: text.h3.size,
      lineHeight: 1,
    },
    [`${step}[data-place="1"] > &`]: {
      blockSize: '7rem',
      backgroundColor: colour.brand.base,
      color: colour.brand.on,
      fontSize: text.h1.size,
    },
    [`${step}[data-place="2"] > &`]: { blockSize: '5rem', backgroundColor: colour.brand.soft },
  },
});
