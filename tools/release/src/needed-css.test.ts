import { expect, it } from 'vitest';
import { isUsed, markupOf, neededCss, readStylesheet } from './needed-css.ts';

const markup = markupOf(
  '<!doctype html><html class="theme"><body data-open><a class="card wide" href="/a>b" data-size="2x">Text .not-a-class</a><img src="x" alt=""/></body></html>',
);
const needed = (css: string) => neededCss([readStylesheet(css)], markup);

it.each([
  ['a class of the page', '.card{color:red}'],
  ['two of its classes', '.theme .card.wide{color:red}'],
  ['any of several selectors', '.gone,.card{color:red}'],
  ['an element', 'body{margin:0}'],
  ['an attribute and its value', '.card[data-size="2x"]{a:b}'],
  ['a value without quotes', '.card[data-size=wide],[data-size=2x]{a:b}'],
  ['an attribute alone', '[data-open] .card{a:b}'],
  ['a state', '.card:hover:not(.gone){a:b}'],
  ['one of alternatives', ':is(.gone,.card){a:b}'],
  ['a part of a value', '[href^="/a"]{a:b}'],
  ['a brace in a text', '.card:before{content:"}"}'],
  ['a face', '@font-face{font-family:A;src:url(a.woff2)}'],
  ['the order of layers', '@layer reset,atoms;'],
  ['a movement that is named', '@keyframes turn{0%{a:b}to{a:c}}.card{animation:turn 1s}'],
  ['a rule of wide windows', '@layer atoms{@media screen and (width>=768px){.wide{a:b}}}'],
])('keeps %s', (_, css) => expect(needed(css)).toBe(css));

it.each([
  ['a class that is not there', '.gone{a:b}'],
  ['one class of two', '.card .gone{a:b}'],
  ['another value', '.card[data-size="4x"]{a:b}'],
  // The build writes `:dir(rtl)` so.
  ['a class that is not there, with alternatives in alternatives', '.gone:is(:lang(ar),:lang(he)){a:b}'],
  ['a class that is not there, whose name has a sign', '.\\31 x\\:gone{a:b}'],
  ['words of the text', '.not-a-class{a:b}'],
  ['a group that is empty then', '@media screen{.gone{a:b}}'],
  ['a movement that nothing names', '@keyframes spin{0%{a:b}to{a:c}}'],
])('drops %s', (_, css) => expect(needed(css)).toBe(''));

it('preserves the order of rules and stylesheets', () => {
  expect(neededCss([readStylesheet('.card{a:1}.gone{a:2}.wide{a:3}'), readStylesheet('.card{a:4}')], markup)).toBe(
    '.card{a:1}.wide{a:3}.card{a:4}',
  );
});

it.each([
  ['.card{a:b}', true],
  ['@media screen{.wide{a:b}}', true],
  ['.gone{a:b}', false],
  ['body{a:b}', false],
  ['@font-face{a:b}', false],
])('knows whether %s styles a class of the page: %s', (css, used) => {
  expect(isUsed(readStylesheet(css), markup)).toBe(used);
});
