import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeShape } from './shape.ts';

/**
 * Semantic variables, the only source of colours and measures in component styles.
 * Their global names (`--bz-colour-text`) keep component stylesheets byte-identical between brands.
 */
export const vars = createGlobalThemeContract(themeShape, (_value, path) => `bz-${path.join('-')}`);
