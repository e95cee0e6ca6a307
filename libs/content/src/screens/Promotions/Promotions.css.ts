import { style } from '@vanilla-extract/css';
import { under } from '@baize/theme/breakpoints';

/** Two lines on a phone, which the text takes in every language and typeface: a wide phone's single line keeps their height. */
export const lead = style({ '@media': { [under.md]: { minHeight: '2lh' } } });
