import { createTheme } from '@vanilla-extract/css';
import { makeTheme } from '@baize/theme';
import { vars } from '@baize/theme/contract';
import { fontFaces } from '@baize/theme/fonts';
import { tokens } from './tokens.ts';

fontFaces(tokens.type.body, {
  latin: 'url(@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2)',
  latinExt: 'url(@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2)',
  weights: '200 900',
});
// With the optical-size axis: hairlines stay hairlines in a title and stay legible in a row's heading.
fontFaces(tokens.type.display, {
  latin: 'url(@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2)',
  latinExt: 'url(@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-opsz-normal.woff2)',
  weights: '400 900',
});

/** Put on <html>: it carries every variable of the contract. */
export const themeClass = createTheme(vars, makeTheme(tokens), 'velvet');
