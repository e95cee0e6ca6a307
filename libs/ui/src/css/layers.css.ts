import { globalLayer } from '@vanilla-extract/css';

/** Cascade order: a later layer wins, whatever the order in which stylesheets load. */
export const reset = globalLayer('reset');
export const components = globalLayer('components');
export const atoms = globalLayer('atoms');
