import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

const { border, colour, space, text } = vars;
/** Two cards side by side, on a desktop. */
const desktop = 'screen and (min-width: 1024px)';
/** Where a sentence about a limit may take two lines. */
const narrowCard = '(max-width: 24rem)';
/** A limit's name and three lines below it. */
const four = `${text.md.size} * ${text.md.line} + 3 * ${text.sm.size} * ${text.sm.line}`;

/**
 * The periods of one kind share a surface with hairlines between them, not three frames inside a frame. They end at the
 * card's bottom edge, so that those of two cards side by side are on one line below texts of different lengths.
 */
export const periods = style({ display: 'grid', containerType: 'inline-size', marginBlockStart: 'auto' });
export const period = style({
  paddingBlock: space.md,
  borderBlockStart: `max(1px, ${border.hair}) solid ${colour.border}`,
  // As high in the card whose sentences are shorter, so that the same period is on one line in both.
  '@media': { [desktop]: { '@container': { [narrowCard]: { minBlockSize: `calc(${four} + 2 * ${space.md})` } } } },
  selectors: {
    '&:last-child': {
      paddingBlockEnd: 0,
      '@media': { [desktop]: { '@container': { [narrowCard]: { minBlockSize: `calc(${four} + ${space.md})` } } } },
    },
  },
});
/** A limit that is not set takes one line: its text shrinks before its button does. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});
globalStyle(`${line} > :first-child`, { flex: '1 1 9rem', minInlineSize: 0 });
/** A sentence about a limit has its own line in a narrow card, whatever its length, so that all rows are as high. */
export const sentence = style({ '@container': { [narrowCard]: { display: 'block' } } });
