import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, font, space, text } = vars;
const hairline = `max(1px, ${border.hair}) solid ${colour.border}`;

export const parts = style({ display: 'grid', gap: space.xs, margin: 0 });
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  selectors: {
    // What can be played or withdrawn leads, in the size of a figure.
    '&[data-part="available"]': { display: 'grid', gap: space.xxs },
    '&[data-part="total"]': { borderBlockStart: hairline, paddingBlockStart: space.xs },
  },
});
export const amount = style({
  margin: 0,
  color: colour.text,
  fontWeight: font.body.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '[data-part="available"] > &': {
      fontFamily: font.display.family,
      wordSpacing: font.display.wordSpacing,
      fontWeight: font.display.bold,
      fontVariationSettings: font.display.variation,
      fontSize: text.h2.size,
      lineHeight: text.h2.line,
      overflowWrap: 'anywhere',
    },
  },
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.sm });
export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  selectors: { '& + &': { borderBlockStart: hairline, paddingBlockStart: space.sm } },
});
