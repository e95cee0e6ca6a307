import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '70vh',
  minBlockSize: '24rem',
  border: 0,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});
