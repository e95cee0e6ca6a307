import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { fold } from './Fold.css.ts';

const { border, colour, space, text } = vars;
/** Two cards side by side, from a tablet on. */
const sideBySide = 'screen and (min-width: 768px)';
/** Where a sentence about a limit may take two lines. */
const narrowCard = '(max-width: 24rem)';
const hairline = `max(1px, ${border.hair})`;
/** A limit's name, three lines below it, and the line above both. */
const four = `${text.md.size} * ${text.md.line} + 3 * ${text.sm.size} * ${text.sm.line} + ${hairline}`;

/**
 * The periods of one kind share a surface with hairlines between them, not three frames inside a frame. They end at the
 * card's bottom edge, so that those of two cards side by side are on one line below texts of different lengths.
 */
export const periods = style({ display: 'grid', containerType: 'inline-size', marginBlockStart: 'auto' });
// Rows with a bar or an open form are higher than those beside them, so nothing is in line, and the other card's rows would
// only leave a gap above them and move when a form opens.
const tallRow = `> ${fold} :is(form, [role="meter"])`;
globalStyle(
  [
    `section:has(${tallRow}) > ${fold} ${periods}`,
    `section:has(${tallRow}) + section > ${fold} ${periods}`,
    `section:has(+ section ${tallRow}) > ${fold} ${periods}`,
  ].join(', '),
  { marginBlockStart: 0 },
);
export const period = style({
  paddingBlock: space.md,
  borderBlockStart: `${hairline} solid ${colour.border}`,
  // As high in the card whose sentences are shorter, so that the same period is on one line in both.
  '@media': { [sideBySide]: { '@container': { [narrowCard]: { minBlockSize: `calc(${four} + 2 * ${space.md})` } } } },
  selectors: {
    '&:last-child': {
      paddingBlockEnd: 0,
      '@media': { [sideBySide]: { '@container': { [narrowCard]: { minBlockSize: `calc(${four} + ${space.md})` } } } },
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
