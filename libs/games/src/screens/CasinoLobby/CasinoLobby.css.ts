import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const sticky = style({ position: 'sticky', insetBlockStart: vars.measure.header, zIndex: vars.layer.sticky, background: vars.colour.ground, paddingBlock: vars.space.xs });
export const search = style({ flex: '1 1 12rem', maxInlineSize: vars.measure.form, minInlineSize: 0 });
export const wait = style({ minBlockSize: '100dvh' });
