import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpExclusionRegister } from './http-exclusion-register.ts';

const person = {
  firstName: 'Eva',
  lastName: 'Muster',
  dateOfBirth: '1990-01-01',
  address: 'Hauptstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

describe('the exclusion registers over HTTP', () => {
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
    httpExclusionRegister({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'the key' });

  it.each([true, false])('asks about the person, and nothing else of the account: %s', async (excluded) => {
    answer = { status: 200, body: JSON.stringify({ excluded }) };
    expect(await register().isExcluded('OASIS', { ...person, email: 'eva@example.de' } as typeof person)).toBe(
      excluded,
    );
    expect(asked.at(-1)).toEqual({
      url: '/exclusion-register/api/checks',
      authorization: 'Bearer the key',
      body: { register: 'OASIS', ...person },
    });
  });
  it.each([
    ['no answer', 200, '{}'],
    ['a word', 200, '{"excluded":"no"}'],
    ['no JSON', 200, 'busy'],
    ['a refusal', 503, '{"excluded":false}'],
  ])('takes %s for no answer', async (_what, status, body) => {
    answer = { status, body };
    await expect(register().isExcluded('OASIS', person)).rejects.toThrow(/exclusion register/);
  });
});
