import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userPoolTrigger } from '@baize/contracts/user-pool';
import { signedCallOf, verify } from '@baize/contracts/signature';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildTriggers } from './build.ts';
import { type handler as Handler, type TriggerEvent } from './index.ts';

const SECRET = 'a secret of the triggers';
const PLAYER = '0b6a3a8e-3c53-4d36-8f3e-6a2f4f0d1c11';

// The JavaScript that is uploaded, not its source: a type that does not go away would break every login.
const folder = mkdtempSync(join(tmpdir(), 'baize-triggers-'));
let handler: typeof Handler;
let asked: { readonly path: string | undefined; readonly signature: string; readonly body: string }[] = [];
let answer: { status: number; body: object } = { status: 200, body: { isAllowed: true } };
const api = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push({ path: request.url, signature: String(request.headers['x-baize-signature']), body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
});
beforeAll(async () => {
  const file = buildTriggers(folder);
  ({ handler } = (await import(/* @vite-ignore */ file)) as { handler: typeof Handler });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { isAllowed: true } };
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.stubEnv('TRIGGER_SECRET', SECRET);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const event = (triggerSource: string, request: TriggerEvent['request'] = {}): TriggerEvent => ({
  triggerSource,
  userPoolId: 'eu-west-1_AbC',
  userName: PLAYER,
  callerContext: { clientId: '1abc' },
  request,
  response: {},
});

it('asks what the contract describes, with a signature that the API accepts', async () => {
  answer.body = { isAllowed: true, claims: { brand: 'northlight' } };
  await handler(event('TokenGeneration_Authentication', { clientMetadata: { loginMethod: 'PAY_AND_PLAY' } }));
  expect(asked).toHaveLength(1);
  const [call] = asked;
  expect(call?.path).toBe(`/api/${userPoolTrigger.base}${userPoolTrigger.path}`);
  expect(userPoolTrigger.body.parse(JSON.parse(call?.body ?? ''))).toEqual({
    question: 'claims',
    poolId: 'eu-west-1_AbC',
    clientId: '1abc',
    playerId: PLAYER,
    loginMethod: 'PAY_AND_PLAY',
  });
  expect(verify(SECRET, signedCallOf(userPoolTrigger), call?.body ?? '', call?.signature)).toBeNull();
  expect(verify('another', signedCallOf(userPoolTrigger), call?.body ?? '', call?.signature)).toBe('wrong');
});

it('lets nobody sign up at the pool: only the API makes users', async () => {
  await expect(handler(event('PreSignUp_AdminCreateUser'))).resolves.toBeDefined();
  for (const source of ['PreSignUp_SignUp', 'PreSignUp_ExternalProvider'])
    await expect(handler(event(source))).rejects.toThrow('Sign up on the site.');
  expect(asked).toEqual([]);
});

it('notes the wish for a restricted session, and asks nothing about any other login', async () => {
  await handler(event('PreAuthentication_Authentication'));
  await handler(event('PreAuthentication_Authentication', { validationData: { session: 'full' } }));
  await handler(
    event('PreAuthentication_Authentication', { userNotFound: true, validationData: { session: 'restricted' } }),
  );
  expect(asked).toEqual([]);
  await handler(event('PreAuthentication_Authentication', { validationData: { session: 'restricted' } }));
  expect(asked.map(({ body }) => (JSON.parse(body) as { question: string }).question)).toEqual(['restricted']);
});

it('refuses a login with the reason as JSON', async () => {
  answer.body = { isAllowed: false, refusal: { code: 'error.timeout', days: 3 } };
  await expect(handler(event('PostAuthentication_Authentication'))).rejects.toThrow(
    '{"code":"error.timeout","days":3}',
  );
  answer.body = { isAllowed: false };
  await expect(handler(event('PostAuthentication_Authentication'))).rejects.toThrow('Incorrect username or password.');
});

it('asks one custom challenge and accepts one right answer', async () => {
  const define = async (request: TriggerEvent['request']) =>
    (await handler(event('DefineAuthChallenge_Authentication', request))).response;
  const right = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true };
  const wrong = { ...right, challengeResult: false };
  expect(await define({ session: [] })).toMatchObject({ challengeName: 'CUSTOM_CHALLENGE', issueTokens: false });
  expect(await define({ session: [right] })).toEqual({ issueTokens: true, failAuthentication: false });
  for (const session of [
    [wrong],
    [wrong, right],
    [right, right],
    [{ challengeName: 'PASSWORD_VERIFIER', challengeResult: true }],
  ])
    expect(await define({ session }), JSON.stringify(session)).toEqual({
      issueTokens: false,
      failAuthentication: true,
    });
  expect(await define({ session: [right], userNotFound: true })).toMatchObject({ failAuthentication: true });
});

it('lets the API check the ticket, and takes none of a user who does not exist', async () => {
  const check = async (request: TriggerEvent['request']) =>
    (await handler(event('VerifyAuthChallengeResponse_Authentication', request))).response['answerCorrect'];
  expect(await check({ challengeAnswer: 'ticket' })).toBe(true);
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ question: 'ticket', ticket: 'ticket' });
  answer.body = { isAllowed: false };
  expect(await check({ challengeAnswer: 'ticket' })).toBe(false);
  expect(await check({ challengeAnswer: 'ticket', userNotFound: true })).toBe(false);
  expect(asked).toHaveLength(2);
});

it('refuses tokens without claims, whatever goes wrong', async () => {
  const issue = () => handler(event('TokenGeneration_RefreshTokens'));
  for (const [status, body] of [
    [200, { isAllowed: false }],
    [200, { isAllowed: true }],
    [401, { code: 'error.signature.invalid', message: 'about a player' }],
    [500, {}],
  ] as const) {
    answer = { status, body };
    await expect(issue(), `${status}`).rejects.toThrow(/^(?!.*about a player)/);
  }
  vi.stubEnv('API_URL', 'http://127.0.0.1:9');
  await expect(issue()).rejects.toThrow();
  vi.stubEnv('API_URL', '');
  await expect(issue()).rejects.toThrow('API_URL or TRIGGER_SECRET is not set');
  await expect(handler(event('CustomMessage_ForgotPassword'))).rejects.toThrow('There is no trigger for');
});
