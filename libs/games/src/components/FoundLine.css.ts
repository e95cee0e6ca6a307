import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: vars.control.icon,
});
export const count = style({ flexShrink: 0 });
