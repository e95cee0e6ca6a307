import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

export const parts = componentStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr 1.4fr', gap: vars.space.xs });
