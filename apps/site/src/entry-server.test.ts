import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalePair } from '@baize/brand';
import { configureHttp } from '@baize/http';
import { messagesOf, testSite } from '@baize/testing';
import { renderPage, renderPopups } from './entry-server.tsx';
import type { ServerStart } from '@baize/boot';

function startOf(pair: LocalePair): ServerStart {
  const { market, legal, pairs } = testSite({ pair });
  const { default: messages = {}, ...own } = messagesOf(market.translation);
  return {
    boot: {
      pair,
      pairs,
      market: '',
      messages: {},
      identity: { userPoolId: 'eu-local-1_baize', userPoolClientId: 'baize-wireframe', endpoint: null },
      origin: 'https://baize.example',
      events: null,
      chat: null,
    },
    market,
    legal,
    messages: { default: messages },
    load: (namespace) => Promise.resolve(own[namespace] ?? {}),
  };
}

const asked: string[] = [];
beforeAll(() => {
  configureHttp({
    fetch: (input) => {
      asked.push(String(input));
      return Promise.reject(new TypeError('A server render asks nothing.'));
    },
  });
});

/** What a page must show even without data. */
const PAGES: readonly (readonly [string, string, number, RegExp])[] = [
  ['home', '/en-UN', 200, /About this brand/],
  ['lobby', '/en-UN/online-casino', 200, /<h1[^>]*>Casino<\/h1>/],
  ['a category', '/en-UN/online-casino/slots', 200, /<h1[^>]*>Casino<\/h1>/],
  ['a search', '/en-UN/online-casino?search=falcon&providers=kelp', 200, /value="falcon"/],
  ['a static page', '/en-UN/terms', 200, /aria-busy="true"/],
  ['a further page', '/en-UN/information/security', 200, /aria-busy="true"/],
  ['play', '/en-UN/play/aurora-drift', 200, /aria-busy="true"/],
  ['sign-up', '/en-UN/signup', 200, /<input[^>]*autoComplete="given-name"/i],
  ['a page for players', '/en-UN/my-account/banking/deposit', 200, /Please log in/],
  ['an error page', '/en-UN/401', 200, /Please log in/],
  ['an unknown address', '/en-UN/no/such/page', 404, /Page not found!/],
];

describe('a server render', () => {
  it('runs without a browser', () => {
    expect([
      typeof window,
      typeof document,
      typeof localStorage === 'undefined' || !('getItem' in localStorage),
    ]).toEqual(['undefined', 'undefined', true]);
  });

  it.each(PAGES)('gives %s', async (_, url, status, shown) => {
    const page = await renderPage(url, startOf('en-UN'));
    expect(page.status).toBe(status);
    // A whole page in a failure message is unreadable, so only what was found is compared.
    const found = (pattern: RegExp) => page.html.match(pattern)?.[0] ?? null;
    expect(found(shown), `nothing matches ${String(shown)}`).not.toBeNull();
    expect(found(/<header/)).not.toBeNull();
    expect(found(/<[^>]+\sstyle=[^>]*>/)).toBeNull();
    expect(found(/<script[^]{0,80}/)).toBeNull();
    // A boundary that failed, or that a script would move later.
    expect(found(/<!--\$[!?]-->[^]{0,200}|data-(dgst|msg)="[^"]*"|<template[^>]*>/)).toBeNull();
    expect(found(/>(site|games|content|auth|wallet|ui|shell|error)\.[a-z]+[.\w]*</)).toBeNull();
  });

  it('has one title, the other languages and a link preview', async () => {
    const { head, html } = await renderPage('/fi-FI/online-casino/slots?from=mail', startOf('fi-FI'));
    expect(head.match(/<title data-start[^>]*>[^<]*/g)).toEqual([expect.stringContaining('Kasino – Wireframe')]);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    expect(head.match(/rel="canonical" href="[^"]*"/g)).toEqual([
      'rel="canonical" href="https://baize.example/fi-FI/online-casino/slots"',
    ]);
    expect(head).toMatch(/hrefLang="x-default" href="https:\/\/baize\.example\/en-UN\/online-casino\/slots"/i);
    expect(head).toContain('property="og:locale" content="fi_FI"');
    expect(html).not.toMatch(/<title|<meta|rel="(?:canonical|alternate)"/);
  });
  it.each([
    '/en-UN/401',
    '/en-UN/no/such/page',
    '/en-UN/my-account/banking/deposit',
    '/en-UN/cookie-settings',
    '/en-UN/online-casino?search=falcon',
  ])('keeps %s out of search engines', async (url) => {
    const { head } = await renderPage(url, startOf('en-UN'));
    expect(head).toContain('<meta data-start name="robots" content="noindex"/>');
    expect(head).not.toMatch(/canonical|hreflang|og:/i);
  });

  it('sends no requests', () => {
    expect(asked).toEqual([]);
  });

  it.each([
    ['fi-FI', 'fi-FI'],
    ['fr-CA', 'fr-CA'],
    ['en-CA', 'en-CA'],
  ] as const)('speaks the page’s language: %s', async (pair, tag) => {
    const page = await renderPage(`/${pair}`, startOf(pair));
    expect(page.languageTag).toBe(tag);
    expect(page.html).toContain(`href="/${pair}/online-casino"`);
    expect(page.html).not.toContain('href="/en-UN');
  });
  it('draws the login with every button that it has in a browser, so that the app moves none', async () => {
    const popups = await renderPopups(startOf('en-UN'));
    expect(popups['auth.login']).toMatch(/Log in with a passkey/);
  });
});
