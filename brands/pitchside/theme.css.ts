import { createTheme } from '@vanilla-extract/css';
import { makeTheme } from '@baize/theme';
import { vars } from '@baize/theme/contract';
import { fontFaces } from '@baize/theme/fonts';
import { tokens } from './tokens.ts';

fontFaces(tokens.type.body, {
  latin: 'url(@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2)',
  latinExt: 'url(@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2)',
  weights: '100 900',
});
fontFaces(tokens.type.display, {
  latin:
    'url(@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2)',
  latinExt:
    'url(@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2)',
  weights: '1 1000',
});

/** Put on <html>: it carries every variable of the contract. */
export const themeClass = createTheme(vars, makeTheme(tokens), 'pitchside');
