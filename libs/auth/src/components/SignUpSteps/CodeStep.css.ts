import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Keeps the code field clear of a phone's bottom bar when it is scrolled into view. */
export const code = style({ scrollMarginBlockEnd: vars.measure.bottomBar });
