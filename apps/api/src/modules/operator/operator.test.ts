import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { passwordSignIn } from '../../testing/registration.ts';
import { restrictPlayer } from '../player/index.ts';

const operate = (test: TestApp, method: 'GET' | 'PATCH' | 'PUT' | 'POST', path: string, payload?: object) =>
  test.operator().call(method, path, payload);

describe('operator calls', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it('finds players by email, name and id, and treats wildcards literally', async () => {
    const { playerId } = await test.player({
      record: { email: 'aino@find.baize', firstName: 'Aino', lastName: 'Virtanen' },
    });
    await test.player({ record: { email: 'someone@else.baize' } });
    for (const search of ['AINO@find', 'aino vir', playerId]) {
      expect((await operate(test, 'GET', `/players?search=${encodeURIComponent(search)}`)).json()).toMatchObject([
        { playerId, name: 'Aino Virtanen', accountStatus: 'REGISTERED', balances: { total: 0 } },
      ]);
    }
    expect((await operate(test, 'GET', '/players?search=%25')).json()).toEqual([]);
    expect((await operate(test, 'GET', '/players?limit=1')).json()).toHaveLength(1);
    expect((await operate(test, 'GET', '/players?limit=0')).statusCode).toBe(400);
  });

  it('finds the reads of lists that showed a player among the entries about them', async () => {
    const shown = await test.player({ record: { firstName: 'Shown', lastName: 'Inlist' } });
    const other = await test.player({ record: { firstName: 'Not', lastName: 'Inthere' } });
    await operate(test, 'GET', '/players?search=Shown%20Inlist');
    const entries = async (playerId: string) =>
      (await operate(test, 'GET', `/audit?subject=${playerId}`)).json<{ action: string; details: object }[]>();
    expect(await entries(shown.playerId)).toMatchObject([
      { action: 'operatorPlayers', details: { query: { search: 'Shown Inlist' }, players: [shown.playerId] } },
    ]);
    expect(await entries(other.playerId)).toEqual([]);
  });

  it('changes a player, ends the session, updates the other brands and audits it', async () => {
    const heard: { readonly playerId: string; readonly attributes: object }[] = [];
    test.app.playerAttributes.subscribe((playerId, attributes) => {
      heard.push({ playerId, attributes });
    });
    const player = await test.player({ password: 'correct horse battery', record: { email: 'twin@brands.baize' } });
    await test.player({ brand: 'marigold', record: { email: 'twin@brands.baize' } });
    const session = (await passwordSignIn(test, 'twin@brands.baize', 'correct horse battery')).json<{
      AuthenticationResult?: object;
    }>();
    expect(session.AuthenticationResult).toBeDefined();
    const changed = await operate(test, 'PATCH', `/players/${player.playerId}`, {
      accountStatus: 'SELF_EXCLUDED',
      permissions: { payout: true },
    });
    expect(changed.json()).toMatchObject({
      accountStatus: 'SELF_EXCLUDED',
      permissions: { payout: true, casino: true },
    });
    expect(
      await test.db.query('select distinct revoked_reason from identity_sessions where player_id = $1', [
        player.playerId,
      ]),
    ).toEqual([{ revoked_reason: 'status SELF_EXCLUDED' }]);
    expect(
      (await operate(test, 'GET', '/players?search=twin'))
        .json<{ brand: string; multibrandSuspended: boolean }[]>()
        .find(({ brand }) => brand === 'marigold')?.multibrandSuspended,
    ).toBe(true);
    // The person's account at the other brand has a message of its own, at its own time.
    await expect
      .poll(() => heard.filter(({ playerId }) => playerId === player.playerId))
      .toEqual([
        { playerId: player.playerId, attributes: { accountStatus: 'SELF_EXCLUDED', permissions: { payout: true } } },
      ]);
    expect((await operate(test, 'GET', `/audit?limit=2&subject=${player.playerId}`)).json()).toMatchObject([
      { action: 'operatorPlayers', subject: null },
      {
        action: 'operatorPlayerUpdate',
        actor: { id: 'olivia', name: 'Olivia Operator' },
        approver: null,
        origin: '127.0.0.1',
        reason: 'Needed by a test',
        before: { accountStatus: 'REGISTERED', permissions: { payout: false } },
        after: { accountStatus: 'SELF_EXCLUDED', permissions: { payout: true } },
      },
    ]);
    // Excluded there, the player can still withdraw here; closed there, nothing is paid until an operator lifts it
    // (A§6, ruling 19).
    const twin =
      (
        await test.db.query<{ id: string }>(
          "select player_id as id from players where brand = 'marigold' and email_key = 'twin@brands.baize'",
        )
      )[0]?.id ?? '';
    const gates = async () => [
      (await test.app.playerAccess.mayDeposit(twin)).result,
      (await test.app.playerAccess.mayWithdraw(twin)).result,
    ];
    expect(await gates()).toEqual(['RESTRICTED', 'SUCCESS']);
    await operate(test, 'PATCH', `/players/${player.playerId}`, { accountStatus: 'CLOSED' });
    expect(await gates()).toEqual(['RESTRICTED', 'RESTRICTED']);
    await test.operator().callWithApproval('PATCH', `/players/${twin}`, { multibrandSuspended: false });
    expect(await gates()).toEqual(['SUCCESS', 'SUCCESS']);
    // A time-out without an end lasts a day (A§9).
    await test.operator().callWithApproval('PATCH', `/players/${player.playerId}`, { accountStatus: 'TIMEOUT' });
    test.advance(86_400_000);
    expect((await operate(test, 'GET', `/players?search=${player.playerId}`)).json()[0].accountStatus).toBe(
      'REGISTERED',
    );
  });

  describe('an approval is outdated', () => {
    const request = async (playerId: string, change: object) => {
      const answer = await operate(test, 'PATCH', `/players/${playerId}`, change);
      expect(answer.statusCode).toBe(202);
      return answer.json<{ approval: { approvalId: string } }>().approval.approvalId;
    };
    const approve = async (id: string) => {
      const answer = await test
        .operator({ id: 'otto' })
        .call('POST', `/approvals/${id}/decision`, { decision: 'APPROVE' });
      return answer.statusCode === 204 ? 204 : answer.json<{ code: string }>().code;
    };
    const outdated = 'error.operator.approval_outdated';
    const lift = { accountStatus: 'REGISTERED' };

    it('once another one has lifted the same exclusion, also when the player is excluded in the same way again', async () => {
      const { playerId } = await test.player();
      const exclude = () => operate(test, 'PATCH', `/players/${playerId}`, { accountStatus: 'SELF_EXCLUDED' });
      await exclude();
      const [first, second, third] = [
        await request(playerId, lift),
        await request(playerId, lift),
        await request(playerId, lift),
      ];
      expect(await approve(first)).toBe(204);
      expect(await approve(second)).toBe(outdated);
      await exclude();
      expect(await approve(third)).toBe(outdated);
      expect((await operate(test, 'GET', `/players?search=${playerId}`)).json()[0].accountStatus).toBe('SELF_EXCLUDED');
      expect(await approve(await request(playerId, lift))).toBe(204);
    });

    it('once the player has excluded themselves again', async () => {
      const { playerId } = await test.player();
      const exclude = () =>
        restrictPlayer(test.app, playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
      await exclude();
      const [first, second] = [await request(playerId, lift), await request(playerId, lift)];
      expect(await approve(first)).toBe(204);
      await exclude();
      expect(await approve(second)).toBe(outdated);
    });

    it('when another permission has changed, also when it has changed back', async () => {
      const { playerId } = await test.player();
      const change = (permissions: object) => operate(test, 'PATCH', `/players/${playerId}`, { permissions });
      await change({ deposit: false });
      const [one, other] = [
        await request(playerId, { permissions: { deposit: true } }),
        await request(playerId, { permissions: { deposit: true } }),
      ];
      await change({ bonuses: false });
      expect(await approve(one)).toBe(outdated);
      expect(await approve(await request(playerId, { permissions: { bonuses: true } }))).toBe(204);
      expect(await approve(other)).toBe(outdated);
    });
  });

  it('refuses unknown values and audits nothing', async () => {
    const changes = async () =>
      (await operate(test, 'GET', '/audit?limit=200'))
        .json<{ action: string }[]>()
        .filter(({ action }) => action === 'operatorPlayerUpdate').length;
    const before = await changes();
    expect(
      (await operate(test, 'PATCH', '/players/00000000-0000-4000-8000-000000000000', { kycStatus: 'PENDING' }))
        .statusCode,
    ).toBe(404);
    const { playerId } = await test.player();
    for (const payload of [
      { accountStatus: 'HAPPY' },
      { permissions: { root: true } },
      { accountStatus: 'SELF_EXCLUDED', statusUntill: '2027-02-20T00:00:00Z' },
      { statusUntil: 'soon', accountStatus: 'TIMEOUT' },
      { statusUntil: '2027-02-30T00:00:00Z', accountStatus: 'TIMEOUT' },
      { permissions: {} },
      // No break that could end.
      { statusUntil: '2027-02-20T00:00:00Z' },
      { statusUntil: null },
      { statusUntil: '2027-02-20T00:00:00Z', accountStatus: 'CLOSED' },
    ]) {
      expect((await operate(test, 'PATCH', `/players/${playerId}`, payload)).statusCode).toBe(400);
    }
    expect(await changes()).toBe(before);
  });

  it('moves the end of a break by itself, and takes no time-out’s end away', async () => {
    const { playerId } = await test.player();
    const change = (body: object) => operate(test, 'PATCH', `/players/${playerId}`, body);
    await change({ accountStatus: 'TIMEOUT' });
    const days = (count: number) => new Date(test.clock.now().getTime() + count * 86_400_000).toISOString();
    expect((await change({ statusUntil: days(3) })).statusCode).toBe(200);
    expect((await change({ statusUntil: null })).statusCode).toBe(400);
    test.advance(2 * 86_400_000);
    expect((await operate(test, 'GET', `/players?search=${playerId}`)).json()[0].accountStatus).toBe('TIMEOUT');
    await change({ accountStatus: 'SELF_EXCLUDED', statusUntil: days(200) });
    expect((await change({ statusUntil: null })).statusCode).toBe(200);
  });

  it('lists players with documents waiting for review', async () => {
    const { playerId } = await test.player({ record: { kycStatus: 'PENDING', email: 'papers@test.baize' } });
    expect((await operate(test, 'GET', '/documents')).json()).toContainEqual({
      playerId,
      email: 'papers@test.baize',
      kycStatus: 'PENDING',
      requestDocumentTypeStatus: '',
    });
  });

  it('returns a visitor’s detected location', async () => {
    const locate = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: '/api/v1/site/location', headers })).json<object>();
    expect(
      await locate({
        'x-edge-country': 'fi',
        'x-edge-city': encodeURIComponent('Jyväskylä'),
        'x-edge-region': '08',
        'x-edge-ip': '192.0.2.7',
      }),
    ).toEqual({ ipAddress: '192.0.2.7', countryCode: 'FI', city: 'Jyväskylä', regionCode: '08' });
    expect(await locate({ 'x-edge-ip': '8.8.8.8' })).toMatchObject({ countryCode: 'US' });
    expect(await locate({ 'x-edge-country': 'XX', 'x-edge-city': '<script>', 'x-edge-ip': 'not an address' })).toEqual({
      ipAddress: '127.0.0.1',
      countryCode: null,
      city: null,
      regionCode: null,
    });
    const developing = await buildTestApp({ env: { DEVELOPMENT_COUNTRY: 'CA' } });
    expect(
      (await developing.app.inject({ url: '/api/v1/site/location', headers: { 'x-edge-country': 'FI' } })).json()
        .countryCode,
    ).toBe('CA');
    await developing.close();
  });
});

describeOnPostgres('operators’ settings apply in every process', (makeApp) => {
  it('switches flags', async () => {
    const one = await makeApp();
    const two = await makeApp();
    const flags = async (test: TestApp) =>
      (await test.app.inject('/api/v1/site/flags')).json<{ flags: Record<string, boolean> }>().flags;
    expect((await flags(one))['maintenance']).toBe(false);
    expect((await flags(two))['maintenance']).toBe(false);
    expect((await operate(one, 'PATCH', '/flags', { maintenance: true })).json()).toMatchObject({
      maintenance: true,
      playSlugRoute: true,
    });
    await expect.poll(async () => (await flags(two))['maintenance']).toBe(true);
    expect((await operate(two, 'PATCH', '/flags', { unknown: true })).statusCode).toBe(400);
  });

  it('moves the clock, in a new process too', async () => {
    const one = await makeApp();
    const two = await makeApp();
    expect((await operate(one, 'PUT', '/clock', { offsetSeconds: 86_400 })).json()).toEqual({
      now: '2026-11-22T12:00:00.000Z',
      offsetSeconds: 86_400,
    });
    await expect
      .poll(async () => (await operate(two, 'GET', '/clock')).json<{ offsetSeconds: number }>().offsetSeconds)
      .toBe(86_400);
    const three = await makeApp();
    expect((await operate(three, 'GET', '/clock')).json()).toMatchObject({ offsetSeconds: 86_400 });
    expect((await operate(one, 'PUT', '/clock', { offsetSeconds: -1 })).statusCode).toBe(400);
  });
});
