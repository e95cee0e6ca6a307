import { createTheme } from '@vanilla-extract/css';
import { makeTheme } from '@baize/theme';
import { vars } from '@baize/theme/contract';
import { fontFaces } from '@baize/theme/fonts';
import { tokens } from './tokens.ts';

fontFaces(tokens.type.body, {
  latin: 'url(@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2)',
  latinExt: 'url(@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2)',
  weights: '200 1000',
});
fontFaces(tokens.type.display, {
  latin: 'url(@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2)',
  latinExt: 'url(@fontsource-variable/fredoka/files/fredoka-latin-ext-wght-normal.woff2)',
  weights: '300 700',
});

/** Put on <html>: it carries every variable of the contract. */
export const themeClass = createTheme(vars, makeTheme(tokens), 'marigold');
