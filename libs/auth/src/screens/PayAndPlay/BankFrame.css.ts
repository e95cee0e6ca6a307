import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** As tall as the bank's page, so that its buttons are never cut off; until the bank reports it, about as tall. */
export const frame = style({
  position: 'relative',
  blockSize: 'var(--page, 32rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.colour.sunken,
});
export const page = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'normal',
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  padding: vars.space.lg,
  background: vars.colour.sunken,
});
