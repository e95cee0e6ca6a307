import { componentStyle } from '../../../css/componentStyle.ts';

/** Digits of equal width, so that nothing next to them moves each second. */
export const timer = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
