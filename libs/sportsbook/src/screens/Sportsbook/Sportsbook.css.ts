import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The frame scrolls, not the page: it fills what header and bars leave of the screen. */
export const place = style({
  position: 'relative',
  blockSize: 'calc(100dvh - 11rem)',
  minBlockSize: '24rem',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });
/** Keeps the frame covered until it can be used. */
export const waiting = style({ position: 'absolute', inset: 0 });
