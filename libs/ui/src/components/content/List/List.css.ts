import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { from } from '../../../theme/breakpoints.ts';
import { figures, isolatedEnd } from '../../../css/figures.ts';

const { colour, space, font, text, radius, motion } = vars;

export const list = componentStyle({
  display: 'grid',
  '@media': {
    [from.md]: {
      selectors: { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg } },
    },
  },
});
export const item = componentStyle({
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [from.md]: {
      // A line only above another row: nothing follows the last row, nor the right end of the one before a single item.
      selectors: { '[data-columns="2"] > &:nth-last-child(2)': { borderBlockEnd: 0 } },
    },
  },
});
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.sm,
  width: '100%',
  minHeight: '3.5rem',
  paddingBlock: space.xs,
  textAlign: 'start',
  borderRadius: radius.sm,
  transition: `background-color ${motion.fast}`,
  selectors: {
    'a&:hover, button&:hover': { backgroundColor: colour.skeleton },
    '[data-texts] &': { alignItems: 'start', paddingBlock: space.sm },
    // The list ends where its card's padding begins.
    '[data-texts] > :first-child > div&': { paddingBlockStart: 0 },
    '[data-texts] > :last-child > div&': { minHeight: 0, paddingBlockEnd: 0 },
  },
  // From a tablet's width the rows become cards.
  '@media': { [from.md]: { selectors: { '[data-columns="2"] &': { minHeight: '5.5rem' } } } },
});
export const lead = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.pill,
  backgroundColor: colour.brand.soft,
  color: colour.brand.onSoft,
});
export const words = componentStyle({
  display: 'grid',
  gridColumn: 2,
  // Without an icon, the words begin where the row does.
  selectors: {
    '&:first-child': { gridColumn: '1 / 3' },
    // Nothing at the row's end: its columns and their gaps belong to the words.
    '&:last-child': { gridColumnEnd: -1 },
  },
});
export const title = componentStyle({
  fontWeight: font.body.medium,
  lineHeight: 1.35,
  selectors: {
    '&[data-marked]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: space.sm,
    },
  },
});
export const marked = componentStyle({ flex: '1 1 8rem', minWidth: 0 });
// A word that is longer than the row takes one of its own.
export const mark = componentStyle({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const arrow = componentStyle({ gridColumn: 4, display: 'grid' });
export const hint = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.textMuted,
  textWrap: 'pretty',
});
export const end = componentStyle({ gridColumn: 3, ...figures, textAlign: 'end', selectors: isolatedEnd });
