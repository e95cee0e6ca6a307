import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { measure, space } = vars;

export const switcher = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  maxWidth: measure.form,
});
export const mark = componentStyle({ display: 'grid' });
