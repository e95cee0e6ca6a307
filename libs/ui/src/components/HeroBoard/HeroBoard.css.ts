import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';
import { from } from '../../theme/breakpoints.ts';

export const board = componentStyle({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm,
  '@media': { [from.lg]: { selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 30%)' } } } },
});
export const banner = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });
