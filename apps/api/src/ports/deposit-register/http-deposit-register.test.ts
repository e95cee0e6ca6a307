import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortServer, type PortServer } from '../../testing/portServer.ts';
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
  let server: PortServer;
  beforeAll(async () => {
    server = await startPortServer();
  });
  afterAll(() => server.close());
  const register = () => httpDepositRegister({ url: server.url, key: 'the key' });

  it('asks about the person and the month, and reads hundredths', async () => {
    server.answer = { status: 200, body: '{"deposited":123.45,"currencyCode":"EUR"}' };
    expect(await register().depositedElsewhere(person, month)).toBe(123_45);
    expect(server.asked.at(-1)).toEqual({
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
    server.answer = { status, body };
    await expect(register().depositedElsewhere(person, month)).rejects.toThrow(/deposit register/);
  });
});
