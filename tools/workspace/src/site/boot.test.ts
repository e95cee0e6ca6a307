import { expect, it } from 'vitest';
import { brandConfig } from '../testing.ts';
import { readChatAddress, readEventsAddress, readFrameOrigins, readIdentityPool, resolveOrThrow } from './boot.ts';

it.each([
  [{}, null, null], [{ CHAT_URL: '' }, null, null], [{}, 'http://127.0.0.1:4400', 'http://127.0.0.1:4400/chat'], [{ CHAT_URL: 'https://chat.example' }, 'http://127.0.0.1:4400', 'https://chat.example/chat'],
])('finds the chat by %o, else %s', (env, fallback, address) => expect(readChatAddress(env, fallback)).toBe(address));

it.each(['chat.example', '/chat', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc'])('refuses %s as a page to frame', (address) => expect(() => readChatAddress({ CHAT_URL: address })).toThrow(/CHAT_URL/));

it('tells an address where events go from one that is none', () => {
  expect(readEventsAddress({ EVENTS_URL: 'https://events.example' })).toBe('https://events.example/events/collect');
  expect(() => readEventsAddress({ EVENTS_URL: 'events' })).toThrow(/EVENTS_URL/);
});

it('lets frame whom the configuration names, and the studio only where something is played', () => {
  const frames = (env: Record<string, string>, change = {}, fallback: string | null = null) => readFrameOrigins(env, brandConfig(change), resolveOrThrow(brandConfig(change), 'fi-FI'), fallback);
  const env = { STUDIO_URL: 'https://games.example/api', GATEWAY_URL: 'https://pay.example', CHAT_URL: 'https://chat.example', FRAME_ORIGINS: 'https://more.example/x, https://pay.example' };
  expect(frames(env)).toEqual(['https://chat.example', 'https://games.example', 'https://more.example', 'https://pay.example']);
  expect(frames(env, { capabilities: { casino: false, liveCasino: false, sportsbook: false, virtuals: false, promotions: true } })).not.toContain('https://games.example');
  expect([frames({}), frames({}, {}, 'http://127.0.0.1:4400')]).toEqual([[], ['http://127.0.0.1:4400']]);
  expect(() => frames({ FRAME_ORIGINS: 'javascript:alert(1)' })).toThrow(/FRAME_ORIGINS/);
});

it('takes an empty variable of the pool for an unset one, as build arguments of an image are', () => {
  expect(readIdentityPool({ COGNITO_POOL_ID: '', COGNITO_CLIENT_ID_PREFIX: '', COGNITO_ENDPOINT: '', IDENTITY_PROVIDER: '' }, 'velvet')).toEqual(readIdentityPool({}, 'velvet'));
  expect(readIdentityPool({ COGNITO_POOL_ID: 'eu-west-1_AbC', IDENTITY_PROVIDER: 'cognito' }, 'velvet')).toEqual({ userPoolId: 'eu-west-1_AbC', userPoolClientId: 'baize-velvet', endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/' });
});
