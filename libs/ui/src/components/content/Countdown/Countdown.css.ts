import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';

/** Digits of equal width, so that nothing next to them moves each second. */
export const timer = componentStyle({ ...figures });
