import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';

const { colour, space, font, text } = vars;
/** Where names fit beside each other: not in a dialog, nor on a phone. */
const roomy = '(min-width: 36rem)';
/** Where four are two and two, in columns wide enough for their words. */
const tight = '(min-width: 36rem) and (max-width: 45rem)';
/** Where five are three and two: too narrow for all in one row, and the fifth would be alone below four. */
const snug = '(min-width: 36rem) and (max-width: 50rem)';

/**
 * Name and value share a line as long as each has this width, or its longest word, and grow as far as their words need: a
 * long value wraps beside its name instead of moving below it.
 */
const share = { flex: '1 1 7rem', maxWidth: 'max-content' };

export const columns = componentStyle({ containerType: 'inline-size' });
export const list = componentStyle({
  display: 'grid',
  '@container': {
    [roomy]: {
      selectors: {
        [`${columns} > &`]: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
          columnGap: space.lg,
          rowGap: space.xs,
        },
      },
    },
    [snug]: {
      selectors: {
        [`${columns} > &:has(> :nth-child(5):last-child)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [tight]: {
      selectors: {
        [`${columns} > &:has(> :nth-child(4):last-child)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.lg,
  paddingBlock: space.xs,
  borderBlockEnd: `0.0625rem solid ${colour.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-total]': { fontSize: text.lg.size, fontWeight: font.body.bold },
  },
  '@container': {
    [roomy]: {
      selectors: {
        // A row's names end on one line and its values begin on one line, however many lines they take.
        [`${columns} &`]: {
          display: 'grid',
          gridRow: 'span 2',
          gridTemplateRows: 'subgrid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'start',
          rowGap: 0,
          borderBlockEnd: 0,
        },
      },
    },
  },
});
export const term = componentStyle({
  ...share,
  color: colour.textMuted,
  selectors: { '[data-total] > &': { color: colour.text } },
  '@container': {
    [roomy]: {
      selectors: {
        [`${columns} &`]: { alignSelf: 'end', maxWidth: 'none', fontSize: text.sm.size, lineHeight: text.sm.line },
      },
    },
  },
});
/** At the end of its term's line, or of one of its own if its words are too long: all values of a list have one edge. */
export const value = componentStyle({
  ...figures,
  ...share,
  fontWeight: font.body.medium,
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  selectors: { '[data-total] > &': { fontWeight: font.body.bold } },
  '@container': {
    [roomy]: { selectors: { [`${columns} &`]: { maxWidth: 'none', marginInlineStart: 0, textAlign: 'start' } } },
  },
});
