import { expect, it } from 'vitest';
import { deferPictures, fontPreloads, markAppLinks } from './page-markup.ts';

const face = (file: string, range: string, style = 'normal') =>
  `@font-face{src:url(/assets/${file}.woff2)format("woff2");font-style:${style};unicode-range:${range};font-family:Serif}`;

it.each(['U+??,U+131', 'U+0-FF', 'U+0000-00FF,U+0131', 'U+??'])(
  'fetches the face with the letters of English before its text: %s',
  (range) => {
    expect(fontPreloads(face('latin', range))).toBe(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2">',
    );
  },
);

it.each([
  ['other letters', face('ext', 'U+100-2BA,U+1E00-1E9F')],
  ['a block that begins alike', face('ext', 'U+??00-??FF')],
  ['italics', face('latin', 'U+??', 'italic')],
])('leaves %s until they are met', (_, css) => {
  expect(fontPreloads(css)).toBe('');
});

it('takes the addresses of pictures below the first screen away, and of their sources for phones', () => {
  const picture = (loading: string) =>
    `<picture><source media="(max-width: 47em)" srcSet="/phone.webp"/><img data-fit="cover" src="/a.webp" srcSet="/b.webp 2x" loading="${loading}"/></picture>`;
  const logo = '<img src="/logo.svg" alt="" loading="lazy">';
  expect(deferPictures(`${picture('lazy')}${picture('eager')}${logo}`)).toBe(
    `<picture><source media="(max-width: 47em)" data-srcset="/phone.webp"/><img data-fit="cover" data-src="/a.webp" data-srcset="/b.webp 2x" loading="lazy"/></picture>${picture('eager')}${logo}`,
  );
});

it.each([
  ['/en-UN/signup', true],
  ['/en-UN/play/copper-reef', true],
  ['/en-UN/online-casino?search=', true],
  ['/en-UN/promotions', false],
  ['/en-UN', false],
  ['/fi-FI/signup', false],
  ['https://other.example/signup', false],
  ['/en-UN/promotions#terms', false],
])('marks a link that only the app can follow: %s', (href, marked) => {
  const pages = new Set(['', 'promotions', 'online-casino']);
  expect(markAppLinks(`<a class="x" href="${href}">`, 'en-UN', pages)).toBe(
    `<a ${marked ? 'data-by-app="" ' : ''}class="x" href="${href}">`,
  );
});
