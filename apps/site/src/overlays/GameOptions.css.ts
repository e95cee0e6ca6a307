import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Low enough that the buttons are in reach of a thumb without scrolling. */
export const picture = style({ position: 'relative', blockSize: '9rem', borderRadius: vars.radius.md, overflow: 'hidden' });
