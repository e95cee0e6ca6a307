import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpDepositRegister } from './http-deposit-register.ts';

const person = {
  playerId: 'p',
  personReference: 'r',
  firstName: 'Eva',
  lastName: 'Muster',
  dateOfBirth: '1990-01-01',
  currency: 'EUR',
};
const month = { from: new Date('2026-10-31T23:00:00Z'), until: new Date('2026-11-30T23:00:00Z') };

describe('the register of deposits over HTTP', () => {
  let server: Server;
  let answer: { readonly status: number; readonly body: string } = { status: 200, body: '' };
  const asked: {
    readonly url: string | undefined;
    readonly authorization: string | undefined;
    readonly body: unknown;
  }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        asked.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(body) });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      });
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
  });
  afterAll(() => {
    server.close();
  });
  const register = () =>
    httpDepositRegister({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'the key' });

  it('asks about the person and the month, and reads hundredths', async () => {
    answer = { status: 200, body: '{"deposited":123.45,"currencyCode":"EUR"}' };
    expect(await register().depositedElsewhere(person, month)).toBe(123_45);
    expect(asked.at(-1)).toEqual({
      url: '/deposit-register/api/deposits',
      authorization: 'Bearer the key',
      body: {
        personReference: 'r',
        firstName: 'Eva',
        lastName: 'Muster',
        dateOfBirth: '1990-01-01',
        from: '2026-10-31T23:00:00.000Z',
        until: '2026-11-30T23:00:00.000Z',
      },
    });
  });
  it.each([
    ['another currency', 200, '{"deposited":1,"currencyCode":"PLN"}'],
    ['less than nothing', 200, '{"deposited":-1,"currencyCode":"EUR"}'],
    ['a third of a cent', 200, '{"deposited":0.003,"currencyCode":"EUR"}'],
    ['no amount', 200, '{"currencyCode":"EUR"}'],
    ['no JSON', 200, 'busy'],
    ['a refusal', 503, '{}'],
  ])('takes %s for no answer', async (_what, status, body) => {
    answer = { status, body };
    await expect(register().depositedElsewhere(person, month)).rejects.toThrow(/deposit register/);
  });
});
