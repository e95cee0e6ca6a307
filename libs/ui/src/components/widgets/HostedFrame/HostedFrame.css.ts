import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

/** As tall as the page in it, so that its buttons are never cut off; until the page reports its height, about as tall. */
export const frame = componentStyle({
  position: 'relative',
  blockSize: 'var(--page, 36rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.colour.sunken,
});
export const page = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'normal',
});
export const cover = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  padding: vars.space.lg,
  background: vars.colour.sunken,
});
