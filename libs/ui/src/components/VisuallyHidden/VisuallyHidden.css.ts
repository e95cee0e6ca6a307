import { componentStyle } from '../../css/componentStyle.ts';

export const hidden = componentStyle({
  position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: 0, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: 0,
  selectors: { '&[data-focusable]:focus, &[data-focusable]:focus-within': { width: 'auto', height: 'auto', margin: 0, clipPath: 'none', overflow: 'visible' } },
});
