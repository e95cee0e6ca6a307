import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The screens below it begin with a picture that touches the header. */
export const notice = style({ paddingBlockStart: vars.space.md });
