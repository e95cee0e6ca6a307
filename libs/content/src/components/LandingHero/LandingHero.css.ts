import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, font, space, text } = vars;

/** Cancels the page's own top padding. */
export const head = style({
  minInlineSize: 0,
  selectors: { '&[data-edge]': { marginBlockStart: `calc(${space.lg} * -1)` } },
});
export const reasons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space.xl,
  counterReset: 'reason',
});
globalStyle(`${reasons} > *`, {
  borderBlockStart: `max(2px, ${border.thick}) solid ${colour.brand.text}`,
  paddingBlockStart: space.sm,
  counterIncrement: 'reason',
});
/** Decorative: screen readers announce the headings. */
globalStyle(`${reasons} > *::before`, {
  content: 'counter(reason) / ""',
  display: 'block',
  marginBlockEnd: space.xs,
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontVariationSettings: font.display.variation,
  fontSize: text.h2.size,
  lineHeight: '1',
  color: colour.brand.text,
});
