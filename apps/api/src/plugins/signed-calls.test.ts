import { createHmac } from 'node:crypto';
import { defineRoute } from '@baize/contracts/route';
import { sign } from '@baize/contracts/signature';
import fp from 'fastify-plugin';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiModule } from '../api-module.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { route } from './contract-routes.ts';

const SIGNERS = ['studio', 'gateway', 'identity-vendor', 'user-pool'] as const;
type Signer = (typeof SIGNERS)[number];

const probeOf = (auth: Signer) =>
  defineRoute({
    id: `probe-${auth}`,
    method: 'POST',
    base: 'v1',
    path: `/probe-${auth}`,
    auth,
    source: 'test',
    summary: 'Probe.',
    body: z.object({}),
  });
const probe: ApiModule = {
  name: 'probe',
  plugin: fp(
    async (app) => {
      for (const auth of SIGNERS) route(app, probeOf(auth), () => undefined);
    },
    { name: 'probe' },
  ),
};

/** Starts the API. @returns calls of the two probes, each answering its status */
async function startProbes(env: Record<string, string>) {
  const test = await buildTestApp({ modules: [probe], env });
  const send = async (auth: Signer, signature: string, studio = 'relax') => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/probe-${auth}`,
      payload: '{}',
      headers: {
        'content-type': 'application/json',
        'x-baize-signature': signature,
        ...(auth === 'studio' ? { 'x-baize-studio': studio } : {}),
      },
    });
    return answer.statusCode;
  };
  const signed = (auth: Signer, secret: string, studio?: string) =>
    send(auth, sign(secret, `POST /api/v1/probe-${auth}`, '{}'), studio);
  return { test, send, signed };
}

it('accepts the new and the old secret while one changes, and no removed one', async () => {
  for (const [secrets, statuses] of [
    ['old', [401, 204]],
    ['new,old', [204, 204]],
    ['new', [204, 401]],
  ] as const) {
    const { test, signed } = await startProbes({
      GATEWAY_WEBHOOK_SECRET: secrets,
      IDENTITY_VENDOR_WEBHOOK_SECRET: secrets,
      COGNITO_TRIGGER_SECRET: secrets,
      STUDIO_SECRETS: `playngo=other,relax=${secrets.replace(',', '|')}`,
    });
    for (const auth of SIGNERS)
      expect([await signed(auth, 'new'), await signed(auth, 'old')], `${auth} ${secrets}`).toEqual(statuses);
    expect([await signed('studio', 'new', 'playngo'), await signed('studio', 'other', 'playngo')]).toEqual([401, 204]);
    await test.close();
  }
});

it('ends a studio’s v1 at its first valid call with v2, and no other studio’s', async () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { test, send } = await startProbes({ STUDIO_V1_UNTIL: `relax=${tomorrow},playngo=${tomorrow}` });
  const call = (studio: string, versions: 'v1' | 'v1 and v2' | 'v1 and a wrong v2') => {
    const secret = test.env.studio.secretOf(studio) ?? '';
    const [time = '', v2 = ''] = sign(secret, 'POST /api/v1/probe-studio', '{}').split(',');
    const v1 = `v1=${createHmac('sha256', secret)
      .update(`${time.slice(2)}.{}`)
      .digest('hex')}`;
    const further = { v1: '', 'v1 and v2': `,${v2}`, 'v1 and a wrong v2': `,v2=${'0'.repeat(64)}` }[versions];
    return send('studio', `${time},${v1}${further}`, studio);
  };
  expect(await call('relax', 'v1')).toBe(204);
  expect(await call('relax', 'v1 and a wrong v2')).toBe(401);
  expect(await call('relax', 'v1')).toBe(204);
  expect(await call('relax', 'v1 and v2')).toBe(204);
  expect(await call('relax', 'v1')).toBe(401);
  expect(await call('relax', 'v1 and v2')).toBe(204);
  expect(await call('playngo', 'v1')).toBe(204);
  await test.close();
});
