import { style } from '@vanilla-extract/css';

export const waits = style({
  selectors: { 'html:has(main iframe, main [data-awaits-frame]) &': { display: 'none' } },
});
