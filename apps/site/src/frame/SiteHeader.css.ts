import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** The places of the balance and the avatar: their own height, in one line, whatever the header's width is. */
export const corner = style({
  display: 'flex',
  flexWrap: 'nowrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.icon,
});
/** As wide as a short amount with its deposit button. */
export const balance = style({
  width: `calc(5.5em + ${vars.control.icon})`,
  height: vars.control.icon,
  borderRadius: vars.radius.control,
});
