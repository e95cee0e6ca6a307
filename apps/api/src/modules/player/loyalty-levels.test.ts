import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { operatorModule } from '../operator/index.ts';
import { holdForReview } from '../person/index.ts';
import { DEFAULT_PERMISSIONS } from './model/default-permissions.ts';
import { levelCutoff, levelOf } from './model/loyalty-level.ts';
import { updatePlayer } from './repository/players.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-27T12:00:00Z');

describe('a level', () => {
  it.each([
    [null, true, 0],
    ['2026-11-27T11:00:00Z', false, 1],
    ['2025-01-01T00:00:00Z', false, 1],
    ['2026-11-27T11:00:00Z', true, 2],
    ['2026-08-27T12:00:01Z', true, 2],
    ['2026-08-27T12:00:00Z', true, 3],
    ['2025-11-27T12:00:00Z', true, 4],
  ])('of a player who registered at %s, verified %s, is %d', (registered, isVerified, level) => {
    expect(levelOf({ registeredAt: registered === null ? null : new Date(registered), isVerified }, NOW)).toBe(level);
  });

  it('counts months to the last day of a shorter month', () => {
    expect(levelCutoff(3, new Date('2026-05-31T10:00:00Z')).toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(levelCutoff(4, new Date('2028-02-29T10:00:00Z')).toISOString()).toBe('2027-02-28T10:00:00.000Z');
  });

  it('never falls as time passes', () => {
    const days = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(days, days, fc.boolean(), (registered, later, isVerified) => {
        const facts = { registeredAt: new Date(NOW.getTime() - registered * DAY_MS), isVerified };
        expect(levelOf(facts, new Date(NOW.getTime() + later * DAY_MS))).toBeGreaterThanOrEqual(levelOf(facts, NOW));
      }),
    );
  });
});

describeOnPostgres('loyalty levels', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [operatorModule] });
  });
  beforeEach(async () => {
    // Players of other tests are at the level that they are due.
    await test.app.raiseLoyaltyLevels();
    player = await test.player();
    await updatePlayer(test.db, player.playerId, { kycStatus: 'NOT_VERIFIED', registeredAt: test.clock.now() });
    await updatePlayer(test.db, player.playerId, { loyaltyLevel: 0, status: 'REGISTERED', countryCode: 'FI' });
  });
  const change = (given: Parameters<typeof updatePlayer>[2]) => updatePlayer(test.db, player.playerId, given);
  const level = async (): Promise<number | undefined> => {
    await test.app.raiseLoyaltyLevels();
    const [row] = await test.db.query<{ level: number }>(
      'select loyalty_level as level from players where player_id = $1',
      [player.playerId],
    );
    return row?.level;
  };

  it('rise with the verification and by the clock, without a visit, and never fall', async () => {
    expect(await level()).toBe(1);
    await change({ kycStatus: 'FULLY VERIFIED' });
    expect(await level()).toBe(2);
    test.advance(93 * DAY_MS);
    expect(await level()).toBe(3);
    await change({ kycStatus: 'PENDING_EXPIRED' });
    expect(await level()).toBe(3);
    test.advance(275 * DAY_MS);
    expect(await level()).toBe(3);
    await change({ kycStatus: 'FULLY VERIFIED' });
    expect(await level()).toBe(4);
  });

  it('are read with the profile', async () => {
    await change({ kycStatus: 'FULLY VERIFIED' });
    await level();
    player = await test.signInAgain(player);
    const answer = await test.app.inject({ url: '/api/v1/player/access/details', headers: player.headers });
    expect(answer.json()).toMatchObject({ loyaltyLevel: 2 });
  });

  it('wait until a break is over, so that their news calls nobody back', async () => {
    await level();
    await change({
      kycStatus: 'FULLY VERIFIED',
      status: 'TIMEOUT',
      statusUntil: new Date(test.clock.now().getTime() + DAY_MS),
    });
    expect(await level()).toBe(1);
    test.advance(DAY_MS);
    expect(await level()).toBe(2);
    await change({ loyaltyLevel: 1, multibrandSuspended: true });
    expect(await level()).toBe(1);
  });

  it.each(['SE', 'NO'])('do not exist where the law forbids them (%s)', async (countryCode) => {
    await change({ kycStatus: 'FULLY VERIFIED', countryCode });
    expect(await level()).toBe(0);
  });

  it('are raised once, whatever two processes do at the same moment', async () => {
    await level();
    await change({ kycStatus: 'FULLY VERIFIED' });
    const risen = await Promise.all([test.app.raiseLoyaltyLevels(), test.app.raiseLoyaltyLevels()]);
    expect(risen[0] + risen[1]).toBe(1);
  });

  describe('by invitation', () => {
    const invite = (isInvited: boolean) =>
      ['PUT', `/players/${player.playerId}/level-invitation`, { isInvited }] as const;
    const ask = (isInvited = true) => test.operator().call(...invite(isInvited));
    const refused = { code: 'error.level_invitation.refused' };
    beforeEach(async () => {
      await change({ kycStatus: 'FULLY VERIFIED' });
      await level();
    });

    it('need a reason and a second person, are recorded, and stay when a sweep runs', async () => {
      expect((await test.operator().call(...invite(true), null)).statusCode).toBe(400);
      expect((await ask()).statusCode).toBe(202);
      expect(await level()).toBe(2);
      expect((await test.operator().callWithApproval(...invite(true))).statusCode).toBe(204);
      expect(await level()).toBe(5);
      const entry = { subject: player.playerId, before: { loyaltyLevel: 2 }, after: { loyaltyLevel: 5 } };
      const log = await test.operator().call('GET', `/audit?subject=${player.playerId}`);
      expect(log.json<{ action: string }[]>().find(({ action }) => action === 'operatorLevelInvitation')).toMatchObject(
        {
          ...entry,
          actor: { id: 'olivia' },
          approver: { id: 'otto' },
          reason: 'Needed by a test',
        },
      );
      expect((await test.operator().call('GET', `/players?search=${player.playerId}`)).json()).toMatchObject([
        { loyaltyLevel: 5 },
      ]);
      expect((await ask()).json()).toMatchObject(refused);
      expect((await test.operator({ roles: ['payments'] }).call(...invite(true))).statusCode).toBe(403);
    });

    it('are taken back by one person to the level of the time, also when the verification has expired', async () => {
      expect((await ask(false)).json()).toMatchObject(refused);
      await test.operator().callWithApproval(...invite(true));
      test.advance(93 * DAY_MS);
      await change({ kycStatus: 'PENDING_EXPIRED', status: 'TIMEOUT' });
      expect((await ask(false)).statusCode).toBe(204);
      expect(await level()).toBe(3);
    });

    it.each<[string, Parameters<typeof updatePlayer>[2]]>([
      ['on a time-out', { status: 'TIMEOUT', statusUntil: new Date('2099-01-01') }],
      ['excluded', { status: 'SELF_EXCLUDED' }],
      ['excluded at another brand', { multibrandExcluded: true }],
      ['in a national register', { registerExclusion: 'OASIS' }],
      ['suspended', { multibrandSuspended: true }],
      ['closed', { status: 'CLOSED' }],
      ['flagged for payouts only', { permissions: { ...DEFAULT_PERMISSIONS, payout: true } }],
      ['without bonuses', { permissions: { ...DEFAULT_PERMISSIONS, bonuses: false } }],
      ['not verified', { kycStatus: 'EDD_PENDING' }],
      ['at home where the law allows no levels', { countryCode: 'SE' }],
    ])('are not for a player who is %s, nor once that is so when it is approved', async (_who, stop) => {
      const asked = (await ask()).json<{ approval: { approvalId: string } }>();
      await change(stop);
      expect((await ask()).json()).toMatchObject(refused);
      const approved = await test
        .operator({ id: 'otto' })
        .call('POST', `/approvals/${asked.approval.approvalId}/decision`, { decision: 'APPROVE' });
      expect(approved.statusCode).toBe(409);
      expect(await level()).toBe(2);
    });

    it('are not for a player whose account is held for review', async () => {
      const other = await test.player();
      await holdForReview(
        test.db,
        player.playerId,
        [{ accountId: other.playerId, kinds: ['PHONE'] }],
        test.clock.now(),
      );
      expect((await ask()).json()).toMatchObject(refused);
    });

    it('are not given again by an older approval once taken back', async () => {
      const { approval } = (await ask()).json<{ approval: { approvalId: string } }>();
      await test.operator().callWithApproval(...invite(true));
      await ask(false);
      const approved = await test
        .operator({ id: 'otto' })
        .call('POST', `/approvals/${approval.approvalId}/decision`, { decision: 'APPROVE' });
      expect(approved.json()).toMatchObject({ code: 'error.operator.approval_outdated' });
      expect(await level()).toBe(2);
    });
  });
});
