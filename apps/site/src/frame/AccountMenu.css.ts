import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The button has the avatar's shape, so that the focus ring follows it. */
export const account = style({
  display: 'inline-grid',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.pill,
  background: 'none',
  cursor: 'pointer',
});
