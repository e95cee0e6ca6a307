import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineOperatorRoute } from '@baize/contracts/operator-route';
import fp from 'fastify-plugin';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiModule } from '../../api-module.ts';
import { auditModule } from '../../modules/audit/index.ts';
import { operatorModule } from '../../modules/operator/index.ts';
import { buildTestApp, describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { operatorToken, type TestOperator } from '../../testing/operators.ts';
import { systemClock } from '@baize/kernel';
import { operatorRoute } from './index.ts';
import { keysOf, verifyOperatorToken } from './operator-tokens.ts';

const read = defineOperatorRoute({
  id: 'probeRead',
  method: 'GET',
  path: '/probe/:playerId',
  roles: ['support'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Probe.',
  params: z.object({ playerId: z.string() }),
  response: z.array(z.object({ playerId: z.string() })),
});
const change = defineOperatorRoute({
  id: 'probeChange',
  method: 'POST',
  path: '/probe',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary: 'Probe.',
  body: z.object({ amount: z.number() }),
});
const careless = defineOperatorRoute({
  ...change,
  id: 'probeCareless',
  path: '/probe/careless',
  secondPerson: 'never',
});

/** What a change depends on, and what the probes have done. */
const world = { limit: 100, moved: [] as number[] };
const probe: ApiModule = {
  name: 'probe',
  plugin: fp(
    async (app) => {
      operatorRoute(app, read, ({ params }) => [{ playerId: params.playerId }]);
      operatorRoute(app, careless, () => undefined);
      operatorRoute(app, change, async ({ body, secondPerson, record }) => {
        await app.db.transaction(async (tx) => {
          if (body.amount > world.limit) secondPerson({ limit: world.limit });
          await record(tx, { subject: 'p1', before: { moved: world.moved.length }, after: { amount: body.amount } });
          tx.afterCommit(() => world.moved.push(body.amount));
        });
      });
    },
    { name: 'probe', dependencies: ['audit', 'operator'] },
  ),
};

describeOnPostgres('the operators’ listener', (makeApp) => {
  let test: TestApp;
  const log: string[] = [];
  beforeAll(async () => {
    test = await makeApp({ modules: [auditModule, operatorModule, probe], log });
  });
  const audit = async (subject: string) =>
    (await test.operator({ id: 'ada', roles: ['auditor'] }).call('GET', `/audit?subject=${subject}`)).json<
      Record<string, unknown>[]
    >();

  it('is not the players’ one: neither serves a call of the other', async () => {
    const headers = { authorization: `Bearer ${await operatorToken()}` };
    for (const url of ['/operator/v1/players', '/api/v1/operator/players'])
      expect((await test.app.inject({ url, headers })).statusCode, url).toBe(404);
    const { server } = test.app.operatorPlane ?? {};
    for (const url of ['/api/v1/site/flags', '/health', '/metrics', '/api/docs'])
      expect((await server?.inject({ url, headers }))?.statusCode, url).toBe(404);
    expect((await server?.inject({ url: '/operator/v1/flags', headers }))?.statusCode).toBe(200);
  });

  it.each([
    ['no token', null, 401],
    ['another issuer', { issuer: 'https://elsewhere.example' }, 401],
    ['another audience', { audience: 'baize-northlight' }, 401],
    ['an expired token', { expiresIn: -10 }, 401],
    ['nobody', { id: '' }, 401],
    ['no role', { roles: [] }, 403],
    ['another role', { roles: ['payments', 'auditor'] }, 403],
    ['a role that does not exist', { roles: ['admin', '*'] }, 403],
    ['the role', { roles: ['support'] }, 200],
  ] satisfies readonly (readonly [string, Partial<TestOperator> | null, number])[])(
    'answers %s with its status',
    async (_name, person, status) => {
      const answer = await test.app.operatorPlane?.server.inject({
        url: '/operator/v1/probe/p1',
        headers: person ? { authorization: `Bearer ${await operatorToken(person)}` } : {},
      });
      expect(answer?.statusCode).toBe(status);
      if (status === 403) expect(answer?.json()).toMatchObject({ code: 'error.operator.role_missing' });
    },
  );

  it('refuses a player’s token, a forged one and one without a signature', async () => {
    const player = await test.player();
    const [header = '', payload = '', signature = ''] = (await operatorToken()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const token of [player.token, `${header}.${payload}.${signature.slice(0, -6)}AAAAAA`, `${none}.${payload}.`])
      expect(
        (
          await test.app.operatorPlane?.server.inject({
            url: '/operator/v1/probe/p1',
            headers: { authorization: `Bearer ${token}` },
          })
        )?.statusCode,
      ).toBe(401);
  });

  it('records what was read, and the same read by the same person once', async () => {
    for (let time = 0; time < 3; time += 1) await test.operator({ id: 'sam' }).call('GET', '/probe/read-1');
    await test.operator({ id: 'otto' }).call('GET', '/probe/read-1');
    expect((await audit('read-1')).map((entry) => [entry['action'], entry['actor'], entry['details']])).toEqual(
      ['otto', 'sam'].map((id) => ['probeRead', { id, name: 'Olivia Operator' }, { query: {}, players: ['read-1'] }]),
    );
  });

  it('asks for a reason, and records it with who, from where, before and after', async () => {
    const operator = test.operator();
    world.moved = [];
    for (const reason of [null, '', 'short', 'aaaaaaaaaaaa', ' '.repeat(20), 'x'.repeat(501), 'with a \u0000 inside'])
      expect((await operator.call('POST', '/probe', { amount: 1 }, reason)).json()).toMatchObject({
        code: 'error.operator.reason_required',
      });
    expect(world.moved).toEqual([]);
    expect((await operator.call('POST', '/probe', { amount: 1 }, 'Asked for by Pekka: €1 – “ok” ✓')).statusCode).toBe(
      204,
    );
    expect(world.moved).toEqual([1]);
    expect((await audit('p1')).slice(0, 1)).toMatchObject([
      {
        action: 'probeChange',
        actor: { id: 'olivia', name: 'Olivia Operator' },
        approver: null,
        origin: '127.0.0.1',
        reason: 'Asked for by Pekka: €1 – “ok” ✓',
        before: { moved: 0 },
        after: { amount: 1 },
      },
    ]);
  });

  it('answers 500 to a change that is not recorded, so that none is written that way', async () => {
    expect((await test.operator().call('POST', '/probe/careless', { amount: 1 })).statusCode).toBe(500);
  });

  describe('a call that needs a second person', () => {
    const request = async (amount: number): Promise<string> => {
      const answer = await test.operator().call('POST', '/probe', { amount });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        202,
        { approval: { call: 'probeChange', body: { amount }, facts: { limit: 100 }, requestedBy: { id: 'olivia' } } },
      ]);
      return answer.json<{ approval: { approvalId: string } }>().approval.approvalId;
    };
    const decide = async (id: string, person: Partial<TestOperator>, decision = 'APPROVE') => {
      const answer = await test.operator(person).call('POST', `/approvals/${id}/decision`, { decision });
      return answer.statusCode === 204 ? 204 : (answer.json<{ code: string }>().code as string);
    };
    const otto = { id: 'otto', name: 'Otto Operator' };

    it('does nothing until another person with a role of the call approves it, and then happens once', async () => {
      world.moved = [];
      const id = await request(500);
      expect(await decide(id, { id: 'olivia' })).toBe('error.operator.same_person');
      expect(await decide(id, { id: 'carl', roles: ['compliance'] })).toBe('error.operator.role_missing');
      expect(await decide(id, { id: 'ada', roles: ['auditor'] })).toBe('error.operator.role_missing');
      expect(world.moved).toEqual([]);
      const outcomes = await Promise.all([decide(id, otto), decide(id, { id: 'pia', roles: ['payments'] })]);
      expect(outcomes.sort()).toEqual([204, 'error.operator.approval_closed']);
      expect(world.moved).toEqual([500]);
      expect(await decide(id, otto)).toBe('error.operator.approval_closed');
      const [entry] = await audit('p1');
      expect(entry).toMatchObject({
        actor: { id: 'olivia' },
        reason: 'Needed by a test',
        after: { amount: 500 },
        details: { approvalId: id, approvalReason: 'Needed by a test' },
      });
      expect(['otto', 'pia']).toContain((entry?.['approver'] as { id: string }).id);
    });

    it('is shown to those who may decide it, for a day', async () => {
      const id = await request(600);
      const waiting = async (roles: readonly string[]) =>
        (await test.operator({ roles }).call('GET', '/approvals'))
          .json<{ approvalId: string }[]>()
          .some(({ approvalId }) => approvalId === id);
      expect([await waiting(['payments']), await waiting(['compliance'])]).toEqual([true, false]);
      test.advance(86_400_000);
      expect(await waiting(['payments'])).toBe(false);
      expect(await decide(id, otto)).toBe('error.operator.approval_closed');
      expect(world.moved).not.toContain(600);
    });

    it('is refused when what made it necessary has changed since', async () => {
      const id = await request(700);
      world.limit = 200;
      expect(await decide(id, otto)).toBe('error.operator.approval_outdated');
      world.limit = 100;
      expect(world.moved).not.toContain(700);
    });

    it('is refused when nothing makes it necessary any more', async () => {
      const id = await request(750);
      world.limit = 1000;
      expect(await decide(id, otto)).toBe('error.operator.approval_outdated');
      world.limit = 100;
      expect(world.moved).not.toContain(750);
    });

    it('can be rejected, by its requester too', async () => {
      const id = await request(800);
      expect(await decide(id, { id: 'olivia' }, 'REJECT')).toBe(204);
      expect(await decide(id, otto)).toBe('error.operator.approval_closed');
      expect(world.moved).not.toContain(800);
    });
  });
});

describe('guesses', () => {
  it('are refused after ten wrong tokens from one address, even with a right one', async () => {
    const test = await buildTestApp({ modules: [operatorModule, probe], env: { RATE_LIMIT_FACTOR: '1' } });
    const token = await operatorToken();
    const call = (bearer: string, remoteAddress: string) =>
      test.app.operatorPlane?.server.inject({
        url: '/operator/v1/probe/p1',
        headers: { authorization: `Bearer ${bearer}` },
        remoteAddress,
      });
    const statuses: (number | undefined)[] = [];
    // A page whose session is over goes on asking; that is no guess.
    const expired = await operatorToken({ expiresIn: -10 });
    for (let time = 0; time < 20; time += 1) expect((await call(expired, '203.0.113.7'))?.statusCode).toBe(401);
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await call('x.y.z', '203.0.113.7'))?.statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await call(token, '203.0.113.7');
    expect([refused?.statusCode, Number(refused?.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await call(token, '203.0.113.8'))?.statusCode).toBe(200);
    // An IPv6 client has a whole /64 of addresses.
    for (let guess = 0; guess < 10; guess += 1) await call('x.y.z', `2001:db8:6:6::${guess + 1}`);
    expect((await call(token, '2001:db8:6:6:ffff::1'))?.statusCode).toBe(429);
    expect((await call(token, '2001:db8:6:7::1'))?.statusCode).toBe(200);
    await test.close();
  });
});

describe('the issuer', () => {
  const claims = { issuer: '', audience: 'baize-operator', rolesClaim: 'realm_access.roles' };
  it('is found by discovery, and its keys verify tokens with the roles at a path', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    let isUp = true;
    const server = createServer((request, response) => {
      const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      if (!isUp) response.writeHead(503).end();
      else if (request.url === '/.well-known/openid-configuration')
        response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
      else
        void exportJWK(publicKey).then((jwk) =>
          response.end(JSON.stringify({ keys: [{ ...jwk, alg: 'RS256', kid: 'k' }] })),
        );
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const token = await new SignJWT({ realm_access: { roles: ['auditor', 'root'] }, email: 'ada@staff.example' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience(['other', 'baize-operator'])
      .setSubject('ada')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    isUp = false;
    const keys = keysOf(issuer);
    await expect(verifyOperatorToken(token, keys, { ...claims, issuer }, systemClock)).rejects.toThrow(
      /did not answer/,
    );
    isUp = true;
    expect(await verifyOperatorToken(token, keys, { ...claims, issuer }, systemClock)).toEqual({
      id: 'ada',
      name: 'ada@staff.example',
      roles: new Set(['auditor']),
    });
    await expect(
      verifyOperatorToken(token, keysOf(`${issuer}/`), { ...claims, issuer: `${issuer}/` }, systemClock),
    ).rejects.toThrow(/another issuer/);
    await new Promise((done) => server.close(done));
  });

  it('is needed: without one, operator calls do not exist', async () => {
    const test = await buildTestApp({ modules: [operatorModule], env: { OPERATOR_ISSUER: '' } });
    expect(test.app.operatorPlane).toBeNull();
    await test.close();
  });
});
