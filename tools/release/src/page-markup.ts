import type { LocalePair } from '@baize/brand';
import { escapeAttribute } from '@baize/site-build/boot';
import type { Messages } from '@baize/site-build/messages';

/* What a release changes in the markup of a rendered page. */

/**
 * Takes the addresses of pictures below the first screen away, for the page script to give back when they come near
 * (`show-pictures.ts`): browsers fetch lazy pictures from several windows away.
 */
export const deferPictures = (html: string): string =>
  html.replace(/(?:<source [^>]*>)?<img [^>]*data-fit="[^>]*loading="lazy"[^>]*>/g, (picture) =>
    picture.replace(/\s(src|srcset)="/gi, (_, name: string) => ` data-${name.toLowerCase()}="`),
  );

/**
 * Marks the links to addresses of the pair that have no page of their own, so that the app opens them without another
 * page load (`replay-intents.ts`).
 * @param paths the prerendered paths under the pair
 */
export const markAppLinks = (html: string, pair: LocalePair, paths: ReadonlySet<string>): string =>
  html.replace(/<a (?=[^>]*?href="\/([^"/?#]+)\/?([^"]*)")(?![^>]*target=)/g, (tag, prefix: string, path: string) =>
    prefix !== pair || paths.has(path.replace(/#.*/, '')) ? tag : `${tag}data-by-app="" `,
  );

/** Returns popups as templates, whose content a browser neither draws nor fetches (`early-popup.ts`). */
export const templatesOf = (popups: Readonly<Record<string, string>>): string =>
  Object.entries(popups)
    .map(([id, html]) => `<template data-popup="${escapeAttribute(id)}">${html}</template>`)
    .join('');

/**
 * Returns the results of a search as a template, whose tile the page script fills (`early-search.ts`). Its picture names no
 * source: a browser would fetch the placeholder once the template is copied.
 */
export const searchTemplate = (found: string): string =>
  `<template data-search>${found.replace(/(<img [^>]*?)\ssrc="/, '$1 data-src="')}</template>`;

/** Returns preloads for the picture of the first screen, one per size that the page offers. */
export function picturePreloads(html: string): string {
  const [hero] = /(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
  if (hero === undefined) return '';
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const [source] = /<source [^>]*>/.exec(hero) ?? [];
  const image = hero.slice(source?.length ?? 0);
  const preload = (href: string, media?: string) =>
    `<link rel="preload" as="image" href="${href}"${media === undefined ? '' : ` media="${media}"`} fetchpriority="high">`;
  const src = attribute(image, 'src');
  const media = source === undefined ? undefined : attribute(source, 'media');
  const portrait = source === undefined ? undefined : attribute(source, 'srcset');
  if (src === undefined) return '';
  return media === undefined || portrait === undefined
    ? preload(src)
    : `${preload(portrait, media)}${preload(src, `not all and ${media.replace(/^(?:screen|all) and /, '')}`)}`;
}

/** Returns preloads for the fonts of every page, those with the English letters. */
export const fontPreloads = (css: string): string =>
  [...css.matchAll(/@font-face\{([^}]*)\}/g)]
    .filter(
      ([, face = '']) => /unicode-range:U\+(?:\?\?|0+-0*ff)(?![\w?])/i.test(face) && !/font-style:italic/.test(face),
    )
    .flatMap(([, face = '']) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? [])
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

/**
 * Returns the login as a link, for a page whose script does not come (`start-screens.css.ts`): to a player's page, which
 * only the app draws, so it has another script, and which opens the login.
 */
export const plainLogin = (pair: LocalePair, words: Messages): string =>
  `<a data-plain-login href="/${pair}/my-account#login">${escapeAttribute(words['site.header.logIn'] ?? '')}</a>`;

/** Returns the attribute of each tag that the expression finds, and the text without these tags. */
export function takeOut(html: string, tags: RegExp): { readonly found: readonly string[]; readonly rest: string } {
  const found: string[] = [];
  return { rest: html.replace(tags, (_tag, address: string) => (found.push(address), '')), found };
}
