import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBoth, type TestApp } from '../../testing/buildTestApp.ts';
import { emulatedPools, type EmulatedPools, type PoolAnswer } from '../../testing/cognito-pools.ts';
import { DETAILS, visitor } from '../../testing/registration.ts';

const NORTH = 'eu-west-1_North1';
const VELVET = 'eu-central-1_Velvet1';
const CLIENTS = { [NORTH]: '1northclient2345', [VELVET]: '2velvetclient6789' };
const SECRET = 'a secret of the triggers in this test';

describeOnBoth('pools at Cognito', (makeApp) => {
  let pools: EmulatedPools;
  let test: TestApp;
  const log: string[] = [];
  beforeAll(async () => {
    pools = await emulatedPools(CLIENTS);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATESTTESTTESTTEST');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'the secret key of the role');
    test = await makeApp({
      log,
      env: {
        IDENTITY_PROVIDER: 'cognito',
        COGNITO_POOLS: `northlight=${NORTH}/${CLIENTS[NORTH]},velvet=${VELVET}/${CLIENTS[VELVET]}`,
        COGNITO_ENDPOINT: pools.endpoint,
        COGNITO_TRIGGER_SECRET: SECRET,
      },
    });
    vi.stubEnv('API_URL', await test.app.listen({ port: 0, host: '127.0.0.1' }));
    vi.stubEnv('TRIGGER_SECRET', SECRET);
  });
  beforeEach(() => void (pools.calls.length = 0));
  afterAll(async () => {
    vi.unstubAllEnvs();
    await pools.close();
  });

  /** Lets the work after a commit, which has begun by itself, come to its end. */
  const settled = () => vi.waitFor(async () => expect(await open('true')).toEqual([]));
  const open = (condition: string) =>
    test.db.query<{ task: string; playerId: string }>(
      `select task, player_id as "playerId" from identity_pool_tasks where task <> 'REMOVE_UNLESS_KEPT' and ${condition}`,
    );
  let phones = 40_000_000;
  /** Signs someone up through the API, as a browser does. */
  async function register(change: { email?: string; password?: string } = {}, brand = 'northlight') {
    phones += 1;
    const person = {
      email: change.email ?? `${randomUUID()}@example.fi`,
      password: change.password ?? DETAILS.password,
      mobilePhone: { prefix: '+358', body: String(phones) },
      lastName: `Virta${String(phones).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    };
    const browser = visitor(test, brand);
    const begun = await browser.begin(person);
    expect(begun.statusCode, begun.body).toBe(200);
    const home = { mobilePhone: person.mobilePhone, address: `Testikatu ${phones}` };
    expect((await browser.details(home)).statusCode).toBe(204);
    return {
      ...person,
      playerId: browser.playerId,
      async confirm() {
        for (const [channel, to] of [
          ['sms', `+358${person.mobilePhone.body}`],
          ['email', person.email],
        ] as const) {
          const asked = await browser.request(channel, channel === 'sms' ? { mobilePhone: person.mobilePhone } : {});
          if (asked.statusCode !== 200) continue;
          await browser.verify(channel, test.messaging.codeFor(to));
        }
        await settled();
      },
    };
  }
  const signIn = (email: string, password: string, more: object = {}, pool: keyof typeof CLIENTS = NORTH) =>
    pools.browser('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENTS[pool],
      AuthParameters: { USERNAME: email, PASSWORD: password },
      ...more,
    });
  const tokensIn = (body: PoolAnswer) => {
    if (!body.AuthenticationResult) throw new Error(`No tokens: ${JSON.stringify(body)}`);
    return body.AuthenticationResult;
  };
  const headersOf = (token: string, brand = 'northlight') => ({
    authorization: `Bearer ${token}`,
    sitecontext: JSON.stringify({ siteId: 5, brand, market: 'fi-FI' }),
  });
  const profile = (token: string, brand?: string) =>
    test.app.inject({ url: '/api/v1/player/access/details', headers: headersOf(token, brand) });
  async function member() {
    const person = await register();
    await person.confirm();
    const { body } = await signIn(person.email, person.password);
    return { ...person, ...tokensIn(body) };
  }

  it('writes a user who can log in once the registration is complete, and not before', async () => {
    const person = await register();
    expect(pools.user(NORTH, person.playerId)).toMatchObject({ isEnabled: false, password: person.password });
    expect((await signIn(person.email, person.password)).body.__type).toBe('NotAuthorizedException');
    // Its name in the pool opens nothing either.
    expect((await signIn(person.playerId, person.password)).body.__type).toBe('NotAuthorizedException');
    await person.confirm();
    const { status, body } = await signIn(person.email.toUpperCase(), person.password);
    expect(status, JSON.stringify(body)).toBe(200);
    const answer = await profile(tokensIn(body).IdToken);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ playerId: person.playerId, email: person.email });
  });

  it('keeps the brands’ pools apart: one email has an account at each, and no token opens the other', async () => {
    const here = await member();
    const there = await register({ email: here.email, password: 'another long pass phrase 2' }, 'velvet');
    await there.confirm();
    const { body } = await signIn(here.email, 'another long pass phrase 2', {}, VELVET);
    const token = tokensIn(body).IdToken;
    expect((await profile(token, 'velvet')).json()).toMatchObject({ playerId: there.playerId });
    expect((await profile(token)).statusCode).toBe(401);
    expect((await profile(here.IdToken, 'velvet')).statusCode).toBe(401);
    expect((await signIn(here.email, 'another long pass phrase 2')).status).toBe(400);
  });
});
