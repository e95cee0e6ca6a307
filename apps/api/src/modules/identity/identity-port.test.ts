import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../../plugins/database.ts';
import type { IdentityAdmin } from '../../ports/identity/port.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { emulatedPools, type EmulatedPools } from '../../testing/cognito-pools.ts';
import { insertPlayer } from '../player/index.ts';

const POOL = 'eu-west-1_North1';
const CLIENT = '1northclient2345';
const PASSWORD = 'quiet-river-lantern-42';
const NEXT = 'another-quiet-harbour-7';

// What the rest of the API relies on, whichever pool the players are in.
describe.each(['embedded', 'cognito'] as const)('the identity port, %s', (provider) => {
  let pools: EmulatedPools;
  let test: TestApp;
  let identity: IdentityAdmin;
  beforeAll(async () => {
    pools = await emulatedPools({ [POOL]: CLIENT });
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATESTTESTTESTTEST');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'the secret key of the role');
    test = await buildTestApp({
      env: {
        IDENTITY_PROVIDER: provider,
        COGNITO_POOLS: `northlight=${POOL}/${CLIENT}`,
        COGNITO_ENDPOINT: pools.endpoint,
        COGNITO_TRIGGER_SECRET: 'a secret of the triggers',
      },
    });
    vi.stubEnv('API_URL', await test.app.listen({ port: 0, host: '127.0.0.1' }));
    vi.stubEnv('TRIGGER_SECRET', 'a secret of the triggers');
    if (!test.app.ports.identity) throw new Error('The app has no identity port.');
    identity = test.app.ports.identity;
  });
  afterAll(async () => {
    await test.close();
    await pools.close();
    vi.unstubAllEnvs();
  });

  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => test.app.db.transaction(work);
  /** A player with a user in the pool. */
  async function someone({ confirmed = true } = {}) {
    const playerId = randomUUID();
    const email = `${playerId}@example.fi`;
    const write = await identity.createUser({ playerId, brand: 'northlight', email, password: PASSWORD, confirmed });
    await inTransaction(async (tx) => {
      await insertPlayer(tx, {
        ...{ id: playerId, brand: 'northlight', email, emailKey: email, firstName: 'Aino', lastName: 'Virtanen' },
        ...{ phonePrefix: '+358', phoneBody: '401234567', countryCode: 'FI', languageCode: 'fi', currency: 'EUR' },
        ...{ timeZone: 'Europe/Helsinki', status: confirmed ? 'REGISTERED' : 'PRE_REGISTERED', permissions: {} },
        ...{ kycStatus: 'DATA_VERIFIED', personId: randomUUID(), termsVersion: 1, marketingOptIn: false },
        ...{ cookiePolicyAccepted: true, createdAt: test.clock.now(), registeredAt: test.clock.now() },
      } as Parameters<typeof insertPlayer>[1]);
      await write(tx);
    });
    return { playerId, email };
  }
  /** Logs in as a browser does, at the pool that the player is in. */
  async function canLogIn(email: string, password = PASSWORD): Promise<boolean> {
    const input = {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: provider === 'cognito' ? CLIENT : 'baize-northlight',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    };
    if (provider === 'cognito') return (await pools.browser('InitiateAuth', input)).status === 200;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/identity/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      payload: JSON.stringify(input),
    });
    return answer.statusCode === 200;
  }
  const eventually = (condition: () => Promise<boolean>, expected: boolean) =>
    vi.waitFor(async () => expect(await condition()).toBe(expected), { timeout: 30_000, interval: 100 });
  const check = (playerId: string, typed: string) =>
    identity.checkPassword(test.app.db, playerId, typed, test.clock.now());

  it('lets a user log in from the confirmation until the removal', async () => {
    const { playerId, email } = await someone({ confirmed: false });
    expect(await canLogIn(email)).toBe(false);
    await test.db.query("update players set status = 'REGISTERED' where player_id = $1", [playerId]);
    await inTransaction((tx) => identity.confirmUser(tx, playerId));
    await eventually(() => canLogIn(email), true);
    expect(await canLogIn(email, NEXT)).toBe(false);
    await inTransaction((tx) => identity.removeUser(tx, playerId));
    await eventually(() => canLogIn(email), false);
    expect(await identity.passwordMark(test.app.db, playerId)).toBeNull();
  });

  it('confirms and removes nothing in a transaction that is rolled back', async () => {
    const { playerId, email } = await someone({ confirmed: false });
    await test.db.query("update players set status = 'REGISTERED' where player_id = $1", [playerId]);
    const undone = inTransaction(async (tx) => {
      await identity.confirmUser(tx, playerId);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await test.app.runPoolTasks?.();
    expect(await canLogIn(email)).toBe(false);
  });

  it('tells the right password from others, and gives each its own mark', async () => {
    const { playerId, email } = await someone();
    await eventually(() => canLogIn(email), true);
    expect(await identity.isPassword(test.app.db, playerId, PASSWORD)).toBe(true);
    expect(await identity.isPassword(test.app.db, playerId, NEXT)).toBe(false);
    expect(await identity.isPassword(test.app.db, randomUUID(), PASSWORD)).toBe(false);
    const mark = await identity.passwordMark(test.app.db, playerId);
    const write = await identity.setPassword(playerId, NEXT);
    // Prepared is not written.
    expect(await canLogIn(email)).toBe(true);
    expect(await identity.passwordMark(test.app.db, playerId)).toBe(mark);
    await inTransaction(async (tx) => {
      expect(await identity.holdPassword(tx, playerId)).toBe(mark);
      await write(tx);
    });
    expect(await identity.passwordMark(test.app.db, playerId)).not.toBe(mark);
    expect([await canLogIn(email, NEXT), await canLogIn(email)]).toEqual([true, false]);
  });

  it('locks the checks of a signed-in player after five wrong answers, for a while and not for good', async () => {
    const { playerId, email } = await someone();
    await eventually(() => canLogIn(email), true);
    expect(await check(playerId, PASSWORD)).toBe('right');
    for (let wrong = 1; wrong < 5; wrong += 1) expect(await check(playerId, NEXT)).toBe('wrong');
    expect(await check(playerId, NEXT)).toBe('locked');
    expect(await check(playerId, PASSWORD)).toBe('locked');
    await inTransaction((tx) => identity.unlock(tx, playerId));
    // A pool at Cognito has a lock of its own, which only a new password or time removes.
    const write = await identity.setPassword(playerId, PASSWORD);
    await inTransaction(write);
    expect(await check(playerId, PASSWORD)).toBe('right');
    expect(await check(randomUUID(), PASSWORD)).toBe('wrong');
  });
});
