import { componentStyle } from '../../../css/componentStyle.ts';

/** Figures of one width, so that nothing beside it moves each second. */
export const timer = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
