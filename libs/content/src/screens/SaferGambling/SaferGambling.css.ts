import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@baize/theme/breakpoints';
import { vars } from '@baize/theme/contract';

const { border, colour, font, measure, space, text } = vars;

/** A jump to a section ends below the header, not behind it. */
export const part = style({ scrollMarginBlockStart: `calc(${measure.header} + var(--strip, 0rem) + ${space.md})` });
/** Cards and advice: beside each other where each keeps a readable line, and never one alone in a row of three. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const row = style({
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' } },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space.md,
  height: '100%',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.md,
  color: colour.brand.onSoft,
  backgroundColor: colour.brand.soft,
});
export const words = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });
/** The whole card follows its title's link, where the card has no other. */
globalStyle(`${card}[data-whole] h3 a::after`, { content: '', position: 'absolute', inset: 0 });
/** Numbers that are dialled, as large as a button and on one line. */
globalStyle(`${words} a[href^="tel:"]`, {
  fontSize: text.lg.size,
  fontWeight: font.body.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.sm,
  paddingBlockStart: space.sm,
  borderBlockStart: `max(1px, ${border.thick}) solid ${colour.brand.text}`,
  color: colour.brand.text,
});
globalStyle(`${advice} > :last-child`, { color: colour.text });
export const questions = style({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'question',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl } },
});
/** Decorative: screen readers count the items of a list. */
globalStyle(`${questions} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.sm,
  counterIncrement: 'question',
});
globalStyle(`${questions} > li::before`, {
  content: 'counter(question) / ""',
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontVariationSettings: font.display.variation,
  fontSize: text.h3.size,
  lineHeight: '1',
  color: colour.brand.text,
});
