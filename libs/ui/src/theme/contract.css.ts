import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeShape } from './shape.ts';

/**
 * Semantic variables, the only source of colours and measures in component styles.
 * Global names (`--bz-colour-text`) keep stylesheets of components byte-identical between brands.
 */
export const vars = createGlobalThemeContract(themeShape, (_value, path) => `bz-${path.join('-')}`);
