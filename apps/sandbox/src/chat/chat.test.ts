import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../buildSandbox.ts';
import { readConfig } from '../config.ts';
import { LIMITS } from './Conversations.ts';
import { LONGEST_TEXT, plainText, type ChatSummary, type OpenedConversation } from './wire.ts';

const own = { host: '127.0.0.1:4400', 'x-sandbox-page': '1', 'sec-fetch-site': 'same-origin' };
const dataDir = mkdtempSync(join(tmpdir(), 'chat-'));
let at = Date.parse('2026-01-01T12:00:00Z');
let app: FastifyInstance;
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_ORIGINS: 'http://localhost:4200' });
beforeAll(async () => {
  app = await buildSandbox({ config, now: () => new Date(at) });
});
afterAll(() => app.close());

const first = (more: object = {}) => ({
  id: randomUUID(),
  text: 'Where is my money?',
  language: 'fi-FI',
  brand: 'northlight',
  market: 'fi-FI',
  ...more,
});
const open = (payload: object = first(), headers: object = own) =>
  app.inject({ method: 'POST', url: '/chat/api/conversations', payload, headers: { ...headers } });
const opened = async (text = 'Where is my money?'): Promise<OpenedConversation> => {
  at += LIMITS.windowMs;
  return (await open(first({ text }))).json();
};
const withKey = (key: string) => ({ ...own, authorization: `Bearer ${key}` });
const read = (key: string, headers: object = {}) =>
  app.inject({ url: '/chat/api/conversation', headers: { ...withKey(key), ...headers } });
const say = (key: string, payload: object) =>
  app.inject({ method: 'POST', url: '/chat/api/conversation/messages', payload, headers: withKey(key) });
const desk = (url: string, payload?: object) =>
  app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/chat/desk/api/conversations${url}`,
    headers: own,
    ...(payload && { payload }),
  });
const listed = async (id: string): Promise<ChatSummary | undefined> =>
  (await desk('')).json<ChatSummary[]>().find((each) => each.id === id);

describe('a conversation', () => {
  it('gets an automatic reply, is answered at the desk, and is read by its player', async () => {
    const { id, key, messages } = await opened();
    expect(messages.map(({ from }) => from)).toEqual(['player', 'auto']);
    expect(await listed(id)).toMatchObject({
      unread: 1,
      lastText: 'Where is my money?',
      language: 'fi-FI',
      brand: 'northlight',
      market: 'fi-FI',
    });
    expect((await desk(`/${id}`)).statusCode).toBe(200);
    expect(await listed(id)).toMatchObject({ unread: 0 });
    expect((await say(key, { id: randomUUID(), text: 'Hello?' })).statusCode).toBe(200);
    expect(await listed(id)).toMatchObject({ unread: 1 });
    expect((await desk(`/${id}/messages`, { text: 'On its way.' })).statusCode).toBe(200);
    expect(await listed(id)).toMatchObject({ unread: 0 });
    expect(
      (await read(key)).json().messages.map((each: { from: string; text: string }) => [each.from, each.text]),
    ).toEqual([
      ['player', 'Where is my money?'],
      ['auto', ''],
      ['player', 'Hello?'],
      ['desk', 'On its way.'],
    ]);
  });

  it('stores a message once, however often it is sent', async () => {
    const { key } = await opened();
    const message = { id: randomUUID(), text: 'Again' };
    await say(key, message);
    expect(
      (await say(key, { ...message, text: 'Changed' })).json().messages.map(({ text }: { text: string }) => text),
    ).toEqual(['Where is my money?', '', 'Again']);
  });

  it('survives a restart, and its key is not on the disk', async () => {
    const { key } = await opened('Before the restart');
    const files = ['chat-conversations.jsonl', 'chat-messages.jsonl']
      .map((name) => readFileSync(join(config.dataDir, name), 'utf8'))
      .join('');
    expect(files).toContain('Before the restart');
    expect(files).not.toContain(key);
    const again = await buildSandbox({ config, now: () => new Date(at) });
    expect((await again.inject({ url: '/chat/api/conversation', headers: withKey(key) })).json().messages[0].text).toBe(
      'Before the restart',
    );
    await again.close();
  });
});

describe('only the key and the desk give access:', () => {
  it('a conversation cannot be read without its key, with its id or with another key', async () => {
    const [mine, other] = [await opened('Mine'), await opened('Theirs')];
    for (const key of ['', mine.id, 'x'.repeat(43), `${mine.key}x`, mine.key.slice(0, -1), '__proto__'])
      expect((await read(key)).statusCode).toBe(401);
    expect((await read(other.key)).body).not.toContain('Mine');
    expect((await app.inject({ url: '/chat/api/conversation', headers: own })).statusCode).toBe(401);
    expect((await app.inject({ url: `/chat/api/stream/${randomUUID()}` })).statusCode).toBe(404);
    expect((await app.inject({ url: '/chat/api/stream/..%2f..' })).statusCode).toBe(400);
  });

  it('a message id does not give access to another conversation', async () => {
    const [mine, other] = [await opened('Mine'), await opened('Theirs')];
    const id = mine.messages[0]?.id;
    await say(other.key, { id, text: 'Forged' });
    expect((await read(mine.key)).body).not.toContain('Forged');
  });

  it.each([
    ['another site', { ...own, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['the site itself', { ...own, origin: 'http://localhost:4200', 'sec-fetch-site': 'cross-site' }],
    ['a form', { host: own.host }],
    ['a rebound name', { ...own, host: 'rebound.example' }],
  ])('calls from %s', async (_, headers) => {
    const { key, id } = await opened();
    expect((await open(first(), headers)).statusCode).toBe(403);
    const call = { ...headers } as Record<string, string>;
    expect(
      (await app.inject({ url: '/chat/api/conversation', headers: { ...call, authorization: `Bearer ${key}` } }))
        .statusCode,
    ).toBe(403);
    expect((await app.inject({ url: '/chat/desk/api/conversations', headers: call })).statusCode).toBe(403);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: `/chat/desk/api/conversations/${id}/messages`,
          payload: { text: 'x' },
          headers: call,
        })
      ).statusCode,
    ).toBe(403);
  });
});

describe('limits', () => {
  it('rejects empty and overlong messages', async () => {
    const { key, id } = await opened();
    for (const text of ['', '   \n', '\u0000\u202e', 'x'.repeat(LONGEST_TEXT + 1), 7, null, { toString: 'x' }, ['x']]) {
      expect((await say(key, { id: randomUUID(), text })).statusCode, JSON.stringify(text)).toBe(400);
      expect((await desk(`/${id}/messages`, { text })).statusCode, JSON.stringify(text)).toBe(400);
    }
    expect((await say(key, { id: 'not-a-uuid', text: 'x' })).statusCode).toBe(400);
    expect((await open(first({ market: 'x'.repeat(6) }))).statusCode).toBe(400);
    expect((await desk(`/${randomUUID()}/messages`, { text: 'x' })).statusCode).toBe(404);
  });

  it('keeps text as text', async () => {
    const { key } = await opened('<img src=x onerror=alert(1)>\r\n\u202eevil\u0007');
    const answer = await read(key);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json().messages[0].text).toBe('<img src=x onerror=alert(1)>\nevil');
    expect(plainText('a\tb')).toBe('ab');
  });

  it('slows down a fast writer for a while, and only that one', async () => {
    const [fast, calm] = [await opened(), await opened()];
    const answers = await Promise.all(
      Array.from({ length: LIMITS.messages + 3 }, () => say(fast.key, { id: randomUUID(), text: 'x' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(LIMITS.messages);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect((await say(calm.key, { id: randomUUID(), text: 'x' })).statusCode).toBe(200);
    at += LIMITS.windowMs;
    expect((await say(fast.key, { id: randomUUID(), text: 'x' })).statusCode).toBe(200);
  });

  it('limits new conversations per address', async () => {
    at += LIMITS.windowMs;
    const statuses: number[] = [];
    for (let count = 0; count < LIMITS.conversations + 2; count += 1) statuses.push((await open()).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(LIMITS.conversations);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the identity of the player', () => {
  const token = (secret: string, over: { readonly exp?: number; readonly alg?: string } = {}) =>
    new SignJWT({ scope: 'user', external_id: 'player-1', name: 'Aino Testi', email: 'aino@example.test' })
      .setProtectedHeader({ alg: over.alg ?? 'HS256' })
      .setIssuedAt(at / 1000)
      .setExpirationTime(over.exp ?? at / 1000 + 60)
      .sign(new TextEncoder().encode(secret));
  it('is shown at the desk as the site states it, and never to the player', async () => {
    at += LIMITS.windowMs;
    const answer = await open(first({ token: await token(config.supportChatSecret) }));
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toMatch(/player-1|aino@/);
    expect((await listed(answer.json().id))?.writer).toEqual({
      id: 'player-1',
      name: 'Aino Testi',
      email: 'aino@example.test',
    });
    expect((await listed((await opened()).id))?.writer).toBeNull();
  });
  it('is not taken from a forged or expired token', async () => {
    at += LIMITS.windowMs;
    for (const forged of [
      await token('another-secret-from-elsewhere'),
      await token(config.supportChatSecret, { exp: at / 1000 - 1 }),
      await token(config.supportChatSecret, { alg: 'HS512' }),
      'a.b.c',
      '',
    ])
      expect((await open(first({ token: forged }))).statusCode).toBe(401);
  });
});
