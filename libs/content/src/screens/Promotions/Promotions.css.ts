import { style } from '@vanilla-extract/css';
import { under } from '@baize/theme/breakpoints';

/** Three lines on a phone, as most languages and typefaces need: nothing below moves if the text takes only two. */
export const lead = style({ '@media': { [under.md]: { minHeight: '3lh' } } });
