import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from '../buildSandbox.ts';
import { readConfig } from '../config.ts';
import { extractCode, normaliseAddressee, Outbox } from './Outbox.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-outbox-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const sms = (id: string, to: string, text = 'Your code is 482913.') => ({
  id,
  channel: 'SMS' as const,
  to,
  text,
  brand: 'northlight',
  locale: 'en',
});

describe('extractCode', () => {
  it.each([
    ['Your code is 482913. It holds for 10 minutes.', '482913'],
    ['Koodisi: 004211', '004211'],
    ['482913', '482913'],
    ['Call 0401234567', null],
    ['Reference 1234567', null],
    ['Five: 12345', null],
    ['+358401 and +123456', null],
    ['', null],
  ])('%s → %s', (text, code) => expect(extractCode(text)).toBe(code));
});

describe('normaliseAddressee', () => {
  it.each(['+358 40 123 4567', '+358401234567', ' 358401234567', '358-40-1234567', '00358401234567'])(
    'reads %s as one phone',
    (to) => {
      expect(normaliseAddressee(to)).toBe('358401234567');
    },
  );
  it('keeps a + in an email address, even if it arrives as a space', () => {
    expect(normaliseAddressee('Aino+Test@Example.com ')).toBe('aino+test@example.com');
    expect(normaliseAddressee('aino test@example.com')).toBe('aino+test@example.com');
  });
});

describe('the outbox', () => {
  it('returns the newest first, by addressee and channel, and stores an id once', () => {
    const outbox = new Outbox(dataDir);
    outbox.accept(sms('a', '+358401234567', 'Code 111111'), new Date(1));
    outbox.accept(
      { ...sms('b', 'aino@example.com', 'Code 222222'), channel: 'EMAIL', subject: 'Confirm' },
      new Date(2),
    );
    outbox.accept(sms('c', '+358401234567', 'Code 333333'), new Date(3));
    outbox.accept(sms('c', '+358401234567', 'Code 999999'), new Date(4));
    expect(outbox.find({ to: ' 358401234567' }).map((message) => message.code)).toEqual(['333333', '111111']);
    expect(outbox.find({ channel: 'EMAIL' }).map((message) => message.id)).toEqual(['b']);
    expect(outbox.find({ search: 'confirm AINO' }).map((message) => message.id)).toEqual(['b']);
    expect(outbox.find({ to: '+35840123456' })).toEqual([]);
  });

  it('respects its limit and restores its messages after a restart', () => {
    const first = new Outbox(dataDir, undefined, 3);
    for (const id of ['a', 'b', 'c', 'd']) first.accept(sms(id, '+358401234567'), new Date());
    const second = new Outbox(dataDir, undefined, 3);
    expect(second.find().map((message) => message.id)).toEqual(['d', 'c', 'b']);
  });
});

describe('over HTTP', () => {
  it('needs the key to accept a message and finds it under any spelling of the phone number', async () => {
    const app = await buildSandbox({ config: { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir } });
    const body = sms('m-1', '+358 40 765 4321');
    expect((await app.inject({ method: 'POST', url: '/outbox/api/messages', payload: body })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${DEMO_SECRETS.messagingKey}` };
    expect(
      (
        await app.inject({ method: 'POST', url: '/outbox/api/messages', payload: { ...body, channel: 'FAX' }, headers })
      ).json(),
    ).toMatchObject({ code: 'error.validation', validationErrors: [{ field: 'channel' }] });
    expect((await app.inject({ method: 'POST', url: '/outbox/api/messages', payload: body, headers })).statusCode).toBe(
      202,
    );
    for (const to of ['%2B358407654321', '+358407654321', '358407654321', '+358 40 765 4321']) {
      const found = await app.inject({ url: `/outbox/messages?to=${to}` });
      expect(found.json()).toMatchObject([{ id: 'm-1', code: '482913' }]);
    }
    expect((await app.inject({ method: 'DELETE', url: '/outbox/messages' })).statusCode).toBe(403);
    await app.close();
  });
});
