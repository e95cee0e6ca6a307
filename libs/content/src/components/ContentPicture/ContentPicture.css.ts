import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** A banner's place: wide on a screen, not so tall that the words fall below the fold; nearly square on a phone would push them out. */
export const frame = style({ aspectRatio: '2 / 1', overflow: 'hidden', borderRadius: vars.radius.lg, maxBlockSize: '24rem', inlineSize: '100%' });
