import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';
import { from } from '../../../theme/breakpoints.ts';

const { colour, space, radius, effect, text } = vars;

export const banner = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr',
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: effect.cardBorder,
  backgroundColor: colour.brand.soft,
  color: colour.text,
  selectors: {
    '&[data-compact]': { display: 'flex', alignItems: 'center', gap: space.md, minHeight: 0, padding: space.sm },
  },
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minHeight: '13.75rem',
      selectors: { '&[data-compact]': { padding: space.md } },
    },
  },
});
const compact = `${banner}[data-compact] &`;
export const art = componentStyle({
  aspectRatio: '2 / 1',
  selectors: {
    [compact]: { flex: 'none', order: 0, width: '4rem', aspectRatio: '1', overflow: 'hidden', borderRadius: radius.sm },
  },
  '@media': {
    [from.md]: { aspectRatio: 'auto', order: 2, selectors: { [compact]: { width: '8rem', aspectRatio: '16 / 9' } } },
  },
});
// Art keeps its left half free for words: a crop keeps the motif, which ends before the right edge.
childStyle(`${art} img`, { objectPosition: '88% 50%' });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space.xs,
  // As far in as the cards below it on a phone.
  padding: space.md,
  selectors: { [compact]: { flex: 1, minWidth: 0, gap: space.xxs, padding: 0 } },
  '@media': {
    [from.md]: {
      padding: space.lg,
      selectors: {
        [compact]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.lg },
      },
    },
  },
});
/** The title of a banner as wide as the page is as large as its picture wants it. */
childStyle(`${banner}:not([data-compact]) ${words} > :is(h2, h3)`, {
  '@media': { [from.lg]: { fontSize: text.h2.size, lineHeight: text.h2.line } },
});
export const body = componentStyle({
  color: colour.textMuted,
  selectors: { [compact]: { fontSize: text.sm.size, lineHeight: text.sm.line } },
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.xs,
  // A link is as high as a finger, and need not make the strip higher by that.
  selectors: { [compact]: { marginBlock: `calc(${space.xs} * -1)` } },
  '@media': {
    [from.md]: {
      selectors: { [compact]: { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'center', marginBlock: 0 } },
    },
  },
});
export const terms = componentStyle({ fontSize: text.xs.size, lineHeight: text.xs.line, color: colour.textMuted });
