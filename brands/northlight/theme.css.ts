import { createTheme } from '@vanilla-extract/css';
import { makeTheme } from '@baize/theme';
import { vars } from '@baize/theme/contract';
import { fontFaces } from '@baize/theme/fonts';
import { tokens } from './tokens.ts';

fontFaces(tokens.type.body, {
  latin: 'url(@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2)',
  latinExt: 'url(@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2)',
  weights: '100 900',
});

/** Put on <html>: it carries every variable of the contract. */
export const themeClass = createTheme(vars, makeTheme(tokens), 'northlight');
