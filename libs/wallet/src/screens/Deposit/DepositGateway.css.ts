import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** As tall as the gateway's form, so that its button is never cut off; until the gateway reports it, about as tall. */
export const frame = style({
  position: 'relative',
  blockSize: 'var(--form, 40rem)',
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
export const cover = style({ position: 'absolute', inset: 0, padding: vars.space.lg });
