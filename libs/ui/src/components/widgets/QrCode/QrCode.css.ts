import { style } from '@vanilla-extract/css';

export const code = style({ display: 'block', inlineSize: '12rem', maxInlineSize: '100%' });
