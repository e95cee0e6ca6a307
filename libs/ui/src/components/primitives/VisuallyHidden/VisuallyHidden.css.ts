import { componentStyle } from '../../../css/componentStyle.ts';

export const hidden = componentStyle({
  position: 'absolute',
  width: '0.0625rem',
  height: '0.0625rem',
  margin: '-0.0625rem',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
  selectors: {
    '&[data-focusable]:focus, &[data-focusable]:focus-within': {
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
      overflow: 'visible',
    },
  },
});
