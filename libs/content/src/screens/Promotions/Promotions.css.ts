import { globalStyle, style } from '@vanilla-extract/css';
import { from, tablet, under } from '@baize/theme/breakpoints';

/** Two lines on a phone, which the text takes in every language and typeface: a wide phone's single line keeps their height. */
export const lead = style({ '@media': { [under.md]: { minHeight: '2lh' } } });

/** Cards in two columns, or three. Where they fill more than one row, the last card takes what would be a hole beside it. */
export const cards = style({});
const last = `${cards} > * > :last-child`;
globalStyle(`${last}:nth-child(2n + 3)`, { '@media': { [tablet]: { gridColumn: '1 / -1' } } });
globalStyle(`${last}:nth-child(3n + 4)`, { '@media': { [from.lg]: { gridColumn: '1 / -1' } } });
globalStyle(`${last}:nth-child(3n + 5)`, { '@media': { [from.lg]: { gridColumn: 'span 2' } } });
