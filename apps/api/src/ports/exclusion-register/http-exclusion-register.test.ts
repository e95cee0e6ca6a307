import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortServer, type PortServer } from '../../testing/portServer.ts';
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
  let server: PortServer;
  beforeAll(async () => {
    server = await startPortServer();
  });
  afterAll(() => server.close());
  const register = () => httpExclusionRegister({ url: server.url, key: 'the key' });

  it.each([true, false])('asks about the person, and nothing else of the account: %s', async (excluded) => {
    server.answer = { status: 200, body: JSON.stringify({ excluded }) };
    expect(await register().isExcluded('OASIS', { ...person, email: 'eva@example.de' } as typeof person)).toBe(
      excluded,
    );
    expect(server.asked.at(-1)).toEqual({
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
    server.answer = { status, body };
    await expect(register().isExcluded('OASIS', person)).rejects.toThrow(/exclusion register/);
  });
});
