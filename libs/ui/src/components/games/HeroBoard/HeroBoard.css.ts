import { vars } from '@baize/theme/contract';
import { childStyle, componentStyle } from '../../../css/componentStyle.ts';

/**
 * Side by side if both are wide enough to read; otherwise, for example next to a side navigation, one above the other.
 */
export const board = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: vars.space.sm });
export const banner = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '5 1 34rem',
  minWidth: 0,
  maxWidth: '100%',
});
childStyle(`${board} > ${banner} + *`, { flex: '1 1 20rem', minWidth: 0, maxWidth: '100%' });
