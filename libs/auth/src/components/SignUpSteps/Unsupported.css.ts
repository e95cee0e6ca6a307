import { style } from '@vanilla-extract/css';

/** It takes the focus only so that readers hear it and the next Tab continues here. */
export const outcome = style({ outline: 'none' });
