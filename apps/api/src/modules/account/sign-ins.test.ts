import type { SignIns } from '@baize/contracts/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlayer } from '../player/index.ts';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';

describe('where a player is logged in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const PASSWORD = 'river-lantern-42-oak';
  /** Logs in with the password, as another browser does. */
  async function logIn({ playerId, headers }: TestPlayer, ip: string, userAgent?: string): Promise<TestPlayer> {
    const email = (await findPlayer(test.db, playerId))?.email;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/identity/',
      remoteAddress: ip,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      payload: JSON.stringify({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'baize-northlight',
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    });
    const token = answer.json<{ AuthenticationResult: { IdToken: string } }>().AuthenticationResult.IdToken;
    return { playerId, token, brand: 'northlight', headers: { ...headers, authorization: `Bearer ${token}` } };
  }
  const list = async ({ headers }: TestPlayer) =>
    (await test.app.inject({ url: '/api/v1/player/sign-ins', headers })).json<{ signIns: SignIns }>().signIns;
  const end = async ({ headers }: TestPlayer, id: string) =>
    (await test.app.inject({ method: 'DELETE', url: `/api/v1/player/sign-ins/${id}`, headers })).statusCode;

  it('lists open logins, ends another one at once, and leaves the present one to the logout', async () => {
    const player = await test.player({ password: PASSWORD });
    const [here, there] = [await logIn(player, '192.0.2.10'), await logIn(player, '192.0.2.20')];
    const [other, present] = [
      (await list(here)).find(({ ip }) => ip === '192.0.2.20'),
      (await list(here)).find(({ current }) => current),
    ];
    expect(present).toMatchObject({ ip: '192.0.2.10', method: 'PASSWORD' });
    expect(await end(here, present?.id ?? '')).toBe(404);
    expect(await end(here, other?.id ?? '')).toBe(204);
    expect((await test.app.inject({ url: '/api/v1/player/sign-ins', headers: there.headers })).statusCode).toBe(401);
    expect((await list(here)).map(({ id }) => id)).not.toContain(other?.id);
    expect(await end(here, other?.id ?? '')).toBe(404);
  });

  it('says with which browser and system each login was made, in names of ours only', async () => {
    const player = await test.player({ password: PASSWORD });
    await logIn(
      player,
      '192.0.2.50',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    );
    const here = await logIn(player, '192.0.2.60', 'Call +44 20 7946 0000 at once');
    const signIns = await list(here);
    expect(signIns.find(({ ip }) => ip === '192.0.2.50')).toMatchObject({ browser: 'Chrome', system: 'Windows' });
    expect(signIns.find(({ current }) => current)).toMatchObject({ browser: null, system: null });
  });

  it('neither shows nor ends another player’s login', async () => {
    const [one, two] = [await test.player({ password: PASSWORD }), await test.player({ password: PASSWORD })];
    const [mine, theirs] = [await logIn(one, '192.0.2.30'), await logIn(two, '192.0.2.40')];
    const [id = ''] = (await list(theirs)).filter(({ current }) => current).map((each) => each.id);
    expect(await end(mine, id)).toBe(404);
    expect((await list(theirs)).some((each) => each.id === id)).toBe(true);
    expect((await test.app.inject('/api/v1/player/sign-ins')).statusCode).toBe(401);
  });
});
