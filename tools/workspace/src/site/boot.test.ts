import { expect, it } from 'vitest';
import { readChatAddress, readEventsAddress } from './boot.ts';

it.each([
  [{}, null, null], [{ CHAT_URL: '' }, null, null], [{}, 'http://127.0.0.1:4400', 'http://127.0.0.1:4400/chat'], [{ CHAT_URL: 'https://chat.example' }, 'http://127.0.0.1:4400', 'https://chat.example/chat'],
])('finds the chat by %o, else %s', (env, fallback, address) => expect(readChatAddress(env, fallback)).toBe(address));

it.each(['chat.example', '/chat', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc'])('refuses %s as a page to frame', (address) => expect(() => readChatAddress({ CHAT_URL: address })).toThrow(/CHAT_URL/));

it('tells an address where events go from one that is none', () => {
  expect(readEventsAddress({ EVENTS_URL: 'https://events.example' })).toBe('https://events.example/events/collect');
  expect(() => readEventsAddress({ EVENTS_URL: 'events' })).toThrow(/EVENTS_URL/);
});
