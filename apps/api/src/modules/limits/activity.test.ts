import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { passwordSignIn } from '../../testing/registration.ts';
import { deposit, stake, walletModule } from '../wallet/index.ts';
import { limitsModule } from './index.ts';

const PASSWORD = 'a long pass phrase 1';
const MINUTE = 60_000;

describeOnPostgres('the activity timer', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, limitsModule] });
  });
  const call = async (player: TestPlayer, method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/player/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const left = async (player: TestPlayer) =>
    (await call(player, 'GET', 'wallet/activity_check')).body.minutes_remaining as number | null;
  const set = (player: TestPlayer, timer: unknown) => call(player, 'PATCH', 'activity_check', { timer });
  const reset = (player: TestPlayer) => call(player, 'PATCH', 'wallet/activity_check', { reset_timer: true });
  const member = async () => {
    const email = `${randomUUID()}@test.baize`;
    const created = await test.player({ password: PASSWORD, record: { email, emailKey: email } });
    const signIn = async (): Promise<TestPlayer> => {
      const { AuthenticationResult } = (await passwordSignIn(test, email, PASSWORD)).json<{
        AuthenticationResult: { IdToken: string };
      }>();
      const token = AuthenticationResult.IdToken;
      return { ...created, token, headers: { ...created.headers, authorization: `Bearer ${token}` } };
    };
    return { player: await signIn(), signIn };
  };

  it('runs two hours from the login, returns how long it has waited for an answer, and restarts after it', async () => {
    const { player } = await member();
    expect((await call(player, 'GET', 'activity_check')).body).toEqual({ timer: 'TWO_HOURS' });
    expect(await left(player)).toBe(120);
    test.advance(119.5 * MINUTE);
    expect(await left(player)).toBe(1);
    test.advance(MINUTE / 2);
    expect(await left(player)).toBe(0);
    test.advance(29.5 * MINUTE);
    expect(await left(player)).toBe(-29);
    test.advance(270.5 * MINUTE);
    expect(await left(player)).toBe(-300);
    expect((await reset(player)).body).toEqual({ minutes_remaining: 120 });
    test.advance(MINUTE);
    expect(await left(player)).toBe(119);
    // An answer does not change the setting.
    expect((await call(player, 'GET', 'activity_check')).body).toEqual({ timer: 'TWO_HOURS' });
  });

  it('starts at each login, for its own session', async () => {
    const { player, signIn } = await member();
    test.advance(100 * MINUTE);
    const later = await signIn();
    expect(await left(later)).toBe(120);
    expect(await left(player)).toBe(20);
    expect((await call(later, 'POST', 'logout-on-idle')).status).toBe(200);
    expect(await left(player)).toBe(20);
  });

  it('applies a choice at once: elapsed time counts, off never asks, and a timer that was off starts when it is set', async () => {
    const { player } = await member();
    test.advance(20 * MINUTE);
    expect((await set(player, 'HALF_AN_HOUR')).body).toEqual({ timer: 'HALF_AN_HOUR' });
    expect(await left(player)).toBe(10);
    await set(player, 'HOUR');
    expect(await left(player)).toBe(40);
    // A timer that is already over asks now, not earlier: the player was active when choosing it.
    test.advance(30 * MINUTE);
    await set(player, 'HALF_AN_HOUR');
    expect(await left(player)).toBe(0);
    test.advance(3 * MINUTE);
    expect(await left(player)).toBe(-3);
    await set(player, null);
    expect((await call(player, 'GET', 'activity_check')).body).toEqual({ timer: null });
    expect(await left(player)).toBeNull();
    test.advance(500 * MINUTE);
    await set(player, 'HALF_AN_HOUR');
    expect(await left(player)).toBe(30);
  });

  it('sums up stakes since it started, in the player’s currency', async () => {
    const { player } = await member();
    const move = { reference: '', playerId: player.playerId, currency: 'EUR' as const };
    const named = () => ({ ...move, reference: randomUUID() });
    const round = { gameId: 'g', roundId: randomUUID(), title: null };
    await test.app.wallet.move(deposit(named(), 10_000, 'SKRILL'));
    await test.app.wallet.move(stake(named(), 5000, 'CASINO', round));
    expect((await call(player, 'GET', 'wallet/activity_check/result')).body).toMatchObject({
      turnover: 50,
      winnings: 0,
      delta: -50,
      currencyCode: 'EUR',
    });
    test.advance(121 * MINUTE);
    await reset(player);
    test.advance(MINUTE);
    expect((await call(player, 'GET', 'wallet/activity_check/result')).body).toEqual({
      turnover: 0,
      winnings: 0,
      delta: 0,
      currencyCode: 'EUR',
      minutes: 1,
    });
    await test.app.wallet.move(stake(named(), 250, 'CASINO', round));
    expect((await call(player, 'GET', 'wallet/activity_check/result')).body).toEqual({
      turnover: 2.5,
      winnings: 0,
      delta: -2.5,
      currencyCode: 'EUR',
      minutes: 1,
    });
  });

  it('starts with the session if no login is recorded, and ends the session without an answer', async () => {
    const nobodyKnows = await test.player();
    expect(await left(nobodyKnows)).toBe(120);
    test.advance(120 * MINUTE);
    expect(await left(nobodyKnows)).toBe(0);

    const { player } = await member();
    expect(await call(player, 'POST', 'logout-on-idle')).toEqual({ status: 200, body: { stay: false } });
    const [login] = await test.db.query<{ endedAt: Date | null }>(
      'select ended_at as "endedAt" from player_logins where player_id = $1',
      [player.playerId],
    );
    expect(login?.endedAt).toEqual(test.clock.now());
    expect((await call(player, 'GET', 'wallet/activity_check')).status).toBe(401);
  });

  it.each([{ timer: 'DAY' }, { timer: 30 }, {}, { timer: '' }])('refuses %j', async (payload) => {
    expect(await call(await test.player(), 'PATCH', 'activity_check', payload)).toMatchObject({
      status: 400,
      body: { code: 'error.validation' },
    });
  });
  it('needs the player’s own session, which may be a withdrawal-only one', async () => {
    for (const [method, path] of [
      ['GET', 'activity_check'],
      ['PATCH', 'activity_check'],
      ['GET', 'wallet/activity_check'],
      ['PATCH', 'wallet/activity_check'],
      ['GET', 'wallet/activity_check/result'],
      ['POST', 'logout-on-idle'],
    ] as const) {
      expect(
        (
          await test.app.inject({
            method,
            url: `/api/v1/player/${path}`,
            ...(method === 'PATCH' ? { payload: { timer: null, reset_timer: true } } : {}),
          })
        ).statusCode,
      ).toBe(401);
    }
    const flagged = await test.player({ record: { status: 'RESTRICTED' } });
    expect((await set(flagged, 'HOUR')).status).toBe(200);
    const other = await test.player();
    expect((await call(other, 'GET', 'activity_check')).body).toEqual({ timer: 'TWO_HOURS' });
  });
});
