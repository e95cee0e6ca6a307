import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { levelCutoff, levelOf } from './model/loyalty-level.ts';
import { updatePlayer } from './repository.ts';

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
    test = await makeApp({ modules: [] });
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
});
