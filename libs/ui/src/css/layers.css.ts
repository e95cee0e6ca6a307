import { globalLayer } from '@vanilla-extract/css';

/** Order of the cascade: a later layer wins, whatever the order in which stylesheets arrive. */
export const reset = globalLayer('reset');
export const components = globalLayer('components');
export const atoms = globalLayer('atoms');
