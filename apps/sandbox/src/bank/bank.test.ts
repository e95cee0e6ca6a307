import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSandbox } from '../buildSandbox.ts';
import { readConfig } from '../config.ts';
import type { BankView } from './wire.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSandbox({
    config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'bank-')), LOG_LEVEL: 'silent' }),
  });
});
afterAll(() => app.close());

const merchant = (path: string, payload: object = {}, key: string = DEMO_SECRETS.bankKey) =>
  app.inject({
    method: 'POST',
    url: `/bank/api/sessions${path}`,
    payload,
    headers: { authorization: `Bearer ${key}` },
  });
const page = (id: string, path: string, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/bank/hosted/${id}/${path}`,
    payload,
    headers: { 'x-sandbox-page': '1', host: '127.0.0.1:4400' },
  });
const start = (change: object = {}) =>
  merchant('', {
    merchantReference: randomUUID(),
    amount: 50,
    currency: 'EUR',
    country: 'FI',
    language: 'fi',
    merchantName: 'Northlight',
    expiresInSeconds: 600,
    ...change,
  });
const open = async (change: object = {}) => (await start(change)).json<{ bankSessionId: string }>().bankSessionId;
const confirm = async (id: string, userId = 'kaisa', bank = 'OSPREY') =>
  (await page(id, 'confirm', { bank, userId })).json<{ oneTimeCode: string | null; failureCode: string | null }>();

it('hands over a code that works once and in its own session, and takes the money once', async () => {
  const [one, other] = [await open(), await open()];
  const { oneTimeCode } = await confirm(one);
  expect((await merchant(`/${other}/redeem`, { oneTimeCode })).statusCode).toBe(409);
  const person = await merchant(`/${one}/redeem`, { oneTimeCode });
  expect(person.json()).toMatchObject({ firstName: 'Kaisa', countryCode: 'FI', email: 'kaisa@osprey.example' });
  expect((await merchant(`/${one}/redeem`, { oneTimeCode })).statusCode).toBe(409);
  for (const action of ['capture', 'capture', 'release'])
    expect((await merchant(`/${one}/${action}`)).json()).toMatchObject({ status: 'CAPTURED' });
  expect((await merchant(`/${other}/capture`)).json()).toMatchObject({ status: 'FAILED' });
});

it.each([
  ['poor', 'insufficient_funds'],
  ['declined', 'declined'],
  ['unknown', 'identity_unavailable'],
  ['down', 'bank_unavailable'],
])('refuses the customer %s with %s and gives no code', async (userId, failureCode) => {
  expect(await confirm(await open(), userId)).toMatchObject({ failureCode, oneTimeCode: null });
});

it('knows the same person by another reference at the other bank, without contact details', async () => {
  const redeem = async (bank: string) => {
    const id = await open();
    const { oneTimeCode } = await confirm(id, 'someone-1', bank);
    return (await merchant(`/${id}/redeem`, { oneTimeCode })).json<{ subject: string; email: string | null }>();
  };
  const [first, again, lumen] = [await redeem('OSPREY'), await redeem('OSPREY'), await redeem('LUMEN')];
  expect(again.subject).toBe(first.subject);
  expect(lumen.subject).not.toBe(first.subject);
  expect(lumen.email).toBeNull();
});

it('knows where to send a customer back who signed in outside the frame, and sends no one to a stranger', async () => {
  const hosted = async (id: string) =>
    (
      await app.inject({ url: `/bank/hosted/${id}`, headers: { 'x-sandbox-page': '1', host: '127.0.0.1:4400' } })
    ).json<BankView>();
  const returnUrl = 'http://localhost:4200/fi-FI/signup/callback';
  expect((await hosted(await open({ returnUrl }))).returnUrl).toBe(returnUrl);
  expect((await hosted(await open())).returnUrl).toBeNull();
  for (const stranger of [
    'http://localhost:4200.evil.test/fi-FI/signup/callback',
    'https://localhost:4200/fi-FI/signup/callback',
    'javascript:alert(1)',
    '/fi-FI/signup/callback',
  ])
    expect((await start({ returnUrl: stranger })).statusCode).toBe(422);
});

it('answers only the merchant with its key', async () => {
  expect((await merchant(`/${await open()}/capture`, {}, 'another')).statusCode).toBe(401);
});
