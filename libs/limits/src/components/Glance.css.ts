import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, font, space, text } = vars;
const hairline = `max(1px, ${border.hair}) solid ${colour.border}`;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: space.lg,
});
/** A stripe in the brand's colour if a limit applies, otherwise grey. */
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  minInlineSize: 0,
  paddingInlineStart: space.md,
  borderInlineStart: `max(3px, ${border.thick}) solid ${colour.borderStrong}`,
  selectors: { '&[data-held]': { borderInlineStartColor: colour.brand.text } },
});
export const amount = style({
  fontFamily: font.display.family,
  wordSpacing: font.display.wordSpacing,
  fontWeight: font.display.bold,
  fontSize: text.h2.size,
  lineHeight: text.h2.line,
  letterSpacing: font.display.tracking,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // On a page written from right to left, the sign stays where it is.
  unicodeBidi: 'plaintext',
  textAlign: 'match-parent',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-held] > &': { color: colour.brand.text },
    // No figure, so it does not stand out like one.
    '&[data-words]': {
      fontFamily: font.body.family,
      fontWeight: font.body.medium,
      fontSize: text.lg.size,
      lineHeight: text.lg.line,
      letterSpacing: 'normal',
    },
  },
});
export const foot = style({ display: 'grid', gap: space.sm, paddingBlockStart: space.md, borderBlockStart: hairline });
/** A ring that fills with what is used; its words are beside it. */
export const ring = style({
  inlineSize: '4.5rem',
  aspectRatio: '1',
  borderRadius: '50%',
  background: `conic-gradient(${colour.brand.base} calc(var(--used, 0) * 1turn), ${colour.skeletonShine} 0)`,
  mask: 'radial-gradient(closest-side, transparent 68%, #000 69%)',
  selectors: {
    '&[data-state="near"]': {
      background: `conic-gradient(${colour.warning.base} calc(var(--used, 0) * 1turn), ${colour.skeletonShine} 0)`,
    },
    '&[data-state="reached"]': { background: colour.negative.base },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const dial = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  minInlineSize: 0,
});
