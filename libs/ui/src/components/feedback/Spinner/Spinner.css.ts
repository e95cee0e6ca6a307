import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../../css/componentStyle.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  width: '1.2em',
  height: '1.2em',
  borderRadius: '50%',
  border: '0.16em solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
