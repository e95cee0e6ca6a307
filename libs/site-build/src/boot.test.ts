import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Boot } from '@baize/boot';
import { languageTag, translationLocale, type LocalePair } from '@baize/brand';
import { brandConfig } from '@baize/testing/brand';
import {
  escapeForHtml,
  fillTemplate,
  noScript,
  readChatAddress,
  readEventsAddress,
  readFrameOrigins,
  readIdentityPool,
  resolveOrThrow,
} from './boot.ts';
import { composeMessages } from './messages.ts';

const ROOT = join(import.meta.dirname, '../../..');

it.each([
  [{}, null, null],
  [{ CHAT_URL: '' }, null, null],
  [{}, 'http://127.0.0.1:4400', 'http://127.0.0.1:4400/chat'],
  [{ CHAT_URL: 'https://chat.example' }, 'http://127.0.0.1:4400', 'https://chat.example/chat'],
])('finds the chat by %o, else %s', (env, fallback, address) => expect(readChatAddress(env, fallback)).toBe(address));

it.each(['chat.example', '/chat', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc'])(
  'refuses %s as a page to frame',
  (address) => expect(() => readChatAddress({ CHAT_URL: address })).toThrow(/CHAT_URL/),
);

it('accepts only an absolute address for events', () => {
  expect(readEventsAddress({ EVENTS_URL: 'https://events.example' })).toBe('https://events.example/events/collect');
  expect(() => readEventsAddress({ EVENTS_URL: 'events' })).toThrow(/EVENTS_URL/);
});

it('frames configured origins, and the studio only if the brand offers games', () => {
  const frames = (env: Record<string, string>, change = {}, fallback: string | null = null) =>
    readFrameOrigins(env, brandConfig(change), resolveOrThrow(brandConfig(change), 'fi-FI'), fallback);
  const env = {
    STUDIO_URL: 'https://games.example/api',
    PROVIDER_URLS: 'relax=https://api.relax.example,playngo=https://playngo.example/x',
    PROVIDER_GAME_URLS: 'relax=https://games.relax.example',
    GATEWAY_URL: 'https://pay.example',
    CHAT_URL: 'https://chat.example',
    FRAME_ORIGINS: 'https://more.example/x, https://pay.example',
  };
  expect(frames(env)).toEqual([
    'https://chat.example',
    'https://games.example',
    'https://games.relax.example',
    'https://more.example',
    'https://pay.example',
    'https://playngo.example',
  ]);
  expect(
    frames(env, {
      capabilities: { casino: false, liveCasino: false, sportsbook: false, virtuals: false, promotions: true },
    }),
  ).not.toContain('https://games.example');
  expect([frames({}), frames({}, {}, 'http://127.0.0.1:4400')]).toEqual([[], ['http://127.0.0.1:4400']]);
  expect(() => frames({ FRAME_ORIGINS: 'javascript:alert(1)' })).toThrow(/FRAME_ORIGINS/);
});

it('treats an empty pool variable as unset, because build arguments of an image are empty', () => {
  expect(
    readIdentityPool(
      { COGNITO_POOL_ID: '', COGNITO_CLIENT_ID_PREFIX: '', COGNITO_ENDPOINT: '', IDENTITY_PROVIDER: '' },
      'velvet',
    ),
  ).toEqual(readIdentityPool({}, 'velvet'));
});

it('takes each brand’s own pool and app client, and refuses a brand without one', () => {
  const env = {
    IDENTITY_PROVIDER: 'cognito',
    COGNITO_POOLS: 'velvet=eu-central-1_Velvet/2def,harbour=eu-west-1_Harbour/3ghi',
  };
  expect(readIdentityPool(env, 'velvet')).toEqual({
    userPoolId: 'eu-central-1_Velvet',
    userPoolClientId: '2def',
    endpoint: 'https://cognito-idp.eu-central-1.amazonaws.com/',
  });
  expect(() => readIdentityPool(env, 'northlight')).toThrow(/names no user pool for northlight/);
  expect(() => readIdentityPool({ ...env, COGNITO_POOLS: 'velvet' }, 'velvet')).toThrow(/COGNITO_POOLS/);
  // The embedded pool's variables name no pool at Cognito.
  expect(() => readIdentityPool({ IDENTITY_PROVIDER: 'cognito', COGNITO_POOL_ID: 'eu-west-1_AbC' }, 'velvet')).toThrow(
    /names no user pool for velvet/,
  );
  // The embedded pool is the same for every brand, whatever else is set.
  expect(readIdentityPool({ ...env, IDENTITY_PROVIDER: '' }, 'velvet').userPoolClientId).toBe('baize-velvet');
});

const PAIRS: readonly LocalePair[] = [
  'en-UN',
  'fi-FI',
  'no-NO',
  'de-AT',
  'fr-CA',
  'en-CA',
  'en-NZ',
  'fr-LL',
  'en-IN',
  'es-CL',
  'es-PE',
  'pt-PT',
  'pt-BR',
  'ja-UN',
  'tl-PH',
  'tr-TR',
  'pl-UN',
];
it.each(PAIRS)(
  'says in the language of %s that the site needs scripts, and where help is, under a policy without inline styles',
  (pair) => {
    const config = brandConfig({
      pairs: PAIRS,
      contact: { ...brandConfig().contact, supportEmail: 'help"me@example.com' },
    });
    const html = noScript(composeMessages(ROOT, config.id, translationLocale(pair), 'default'), pair, config);
    expect(html).toMatch(/^<noscript>.*JavaScript.*<\/noscript>$/s);
    expect(html).toContain('href="mailto:help&quot;me@example.com"');
    expect(html).toMatch(new RegExp(`<a href="/${pair}/responsible-gambling">[^<]+</a>`));
    expect(html).not.toMatch(/style|site\.(?:noscript|footer)|<strong><|<p><\//);
    if (!languageTag(pair).startsWith('en')) expect(html).not.toContain('switched off');
  },
);
it('puts it into the page before the content that scripts render', () => {
  const html = fillTemplate(
    readFileSync(join(ROOT, 'apps/site/index.html'), 'utf8'),
    { pair: 'fi-FI', messages: {} } as unknown as Boot,
    resolveOrThrow(brandConfig(), 'fi-FI'),
    brandConfig(),
    composeMessages(ROOT, 'wireframe', 'fi', 'default'),
  );
  expect(html.indexOf('<noscript>')).toBeGreaterThan(html.indexOf('<body>'));
  expect(html.indexOf('</noscript>')).toBeLessThan(html.indexOf('<div id="root">'));
  expect(html).toContain('Tämä sivusto tarvitsee JavaScriptin');
});

it('escapes data that would close its script element', () => {
  const json = escapeForHtml(JSON.stringify({ name: '</script><img src=x>' }));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><img src=x>' });
});
