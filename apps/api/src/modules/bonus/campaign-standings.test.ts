import { randomUUID } from 'node:crypto';
import type { CampaignStanding } from '@baize/contracts/bonus';
import type { CampaignTerms } from '@baize/contracts/operator';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { operatorModule } from '../operator/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { updatePlayer } from '../player/index.ts';
import { deposit } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { drainBonuses, writeCampaign } from './testing.ts';

describeOnPostgres('campaigns that a promotion names', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule, operatorModule, paymentsModule] });
  });
  beforeEach(async () => {
    player = await test.player();
  });
  const campaign = (given: Partial<CampaignTerms> = {}, code: string | null = null) =>
    writeCampaign(test, player, given, code);
  const send = async (method: 'GET' | 'POST', path: string, payload?: object, headers = player.headers) => {
    const answer = await test.app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const standings = async (...ids: string[]): Promise<CampaignStanding[]> =>
    (await send('GET', `/v2/bonus/campaigns?campaignIds=${ids.join(',')}`)).body;
  const reasonOf = async (given: Partial<CampaignTerms>) => (await standings(await campaign(given)))[0]?.reason;
  const pay = async (amount: number) => {
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, amount, 'SKRILL'),
    );
    await drainBonuses(test, player.playerId);
  };

  it('can be claimed, wait for their deposit, are active and are used up', async () => {
    const id = await campaign({ category: 'OPT_IN' });
    expect(await standings(id)).toMatchObject([
      { campaignId: id, reason: null, reward: { state: null, version: 1, offer: { kind: 'MATCH', percent: 100 } } },
    ]);
    expect((await send('POST', `/v2/bonus/optIn/${id}/activate`, { version: 1 })).status).toBe(200);
    expect(await standings(id)).toMatchObject([{ reason: null, reward: { state: 'OPTED_IN' } }]);
    await pay(20_00);
    const [active] = await standings(id);
    expect(active).toMatchObject({ reason: null, reward: { state: 'WAGERING', granted: { amount: 20 } } });
    const assignmentId = active?.reward?.assignmentId ?? '';
    await test.app.inject({
      method: 'PUT',
      url: `/api/v1/bonus/${assignmentId}/state`,
      headers: player.headers,
      payload: { state: 'FORFEITED', wageringProgress: 0 },
    });
    expect(await standings(id)).toMatchObject([{ reason: 'USED', reward: { state: null } }]);
  });

  it.each([
    ['NOT_OFFERED', { markets: ['GG'] }],
    ['NOT_OFFERED', { amounts: { JPY: { bonus: 100 } } }],
    ['NOT_STARTED', { startsAt: '2999-01-01T00:00:00Z' }],
    ['ENDED', { endsAt: '2026-01-02T00:00:00Z' }],
    ['LEVEL', { loyaltyLevel: 2 }],
    ['MORE_DEPOSITS', { trigger: 'SECOND_DEPOSIT' }],
  ] as const)('say that they cannot be claimed: %s', async (reason, given) => {
    expect(await reasonOf(given as unknown as Partial<CampaignTerms>)).toBe(reason);
  });

  it.each([
    ['DOCUMENT', { kycStatus: 'EDD_PENDING' }],
    ['DOCUMENT', { kycStatus: 'PENDING_EXPIRED' }],
    ['DOCUMENT_REVIEW', { kycStatus: 'EDD_UNDER_REVIEW' }],
    ['ACCOUNT', { kycStatus: 'SUSPENDED' }],
  ] as const)('say why there is no bonus at all, as the list of codes does: %s for %o', async (stop, account) => {
    const id = await campaign();
    await updatePlayer(test.db, player.playerId, account);
    expect(await standings(id)).toMatchObject([{ reason: stop }]);
    expect((await send('GET', '/v2/bonus/bonus-code/manual-claim/available')).body).toEqual({
      available: false,
      reason: stop,
    });
    expect((await send('GET', '/v1/bonus/rewards?rewardsType=ELIGIBLE')).body).toEqual([]);
  });

  it('say which condition is missing: an earlier campaign, claims that are left, a deposit that is over', async () => {
    const first = await campaign();
    expect(await reasonOf({ trigger: 'LINKED_CAMPAIGN', matchPercent: null, linkedCampaignId: first })).toBe('LINKED');
    const spent = await campaign({ claimsInAll: 1 });
    await test.db.query('update bonus_campaign set claims = 1 where campaign_id = $1', [spent]);
    expect((await standings(spent))[0]?.reason).toBe('SPENT');
    await pay(10_00);
    expect((await standings(first))[0]).toMatchObject({ reason: 'DEPOSIT_MADE' });
  });

  it('are for the players that they name, or for their number of deposits, and tell others nothing of the terms', async () => {
    const named = (playerId: string): Partial<CampaignTerms> => ({
      targetAudience: { option: 'playersCsv', targetPlayerIds: [playerId] },
    });
    const forNew = await campaign({ trigger: 'NEXT_DEPOSIT', targetAudience: { option: 'group', targetGroups: [0] } });
    const forMe = await campaign(named(player.playerId));
    const forOther = await campaign(named(randomUUID()));
    expect(await standings(forNew, forMe, forOther)).toMatchObject([
      { reason: null, reward: { version: 1 } },
      { reason: null, reward: { version: 1 } },
      { reason: 'AUDIENCE', reward: null },
    ]);
    const eligible = async (): Promise<string[]> =>
      (await send('GET', '/v1/bonus/rewards?rewardsType=ELIGIBLE')).body.map(
        ({ campaignId }: { campaignId: string }) => campaignId,
      );
    expect(await eligible()).toEqual(expect.arrayContaining([forNew, forMe]));
    expect(await eligible()).not.toContain(forOther);
    const claim = (id: string) => send('POST', `/v1/bonus/rewards/${id}/claim`, { version: 1 });
    expect(await claim(forOther)).toMatchObject({ status: 400, body: { code: 'error.bonus.not_available' } });
    await pay(10_00);
    expect(await standings(forNew)).toMatchObject([{ reason: 'AUDIENCE', reward: null }]);
    expect((await claim(forNew)).status).toBe(400);
  });

  it('are the answer’s order, and hide codes, drafts, other brands and unknown ids', async () => {
    const [one, two] = [await campaign(), await campaign({ category: 'OPT_IN' })];
    const hidden = await campaign({ trigger: 'MANUAL_BONUS_CODE', matchPercent: null }, `HIDE${Date.now()}`);
    const [draft, foreign] = [await campaign(), await campaign()];
    await test.db.query("update bonus_campaign set status = 'DRAFT' where campaign_id = $1", [draft]);
    await test.db.query("update bonus_campaign set brand = 'other' where campaign_id = $1", [foreign]);
    const found = await standings(two, hidden, draft, foreign, randomUUID(), one, two);
    expect(found.map(({ campaignId }) => campaignId)).toEqual([two, one]);
  });

  it('need a login, and at most twenty of them', async () => {
    const id = randomUUID();
    expect((await send('GET', `/v2/bonus/campaigns?campaignIds=${id}`, undefined, {})).status).toBe(401);
    expect(
      (await send('GET', `/v2/bonus/campaigns?campaignIds=${Array.from({ length: 21 }, () => id).join(',')}`)).status,
    ).toBe(400);
  });

  it('tell players who may not play that their account is the reason', async () => {
    const id = await campaign();
    await test.db.query(
      `update players set permissions = jsonb_set(permissions, '{bonuses}', 'false') where player_id = $1`,
      [player.playerId],
    );
    expect((await standings(id))[0]?.reason).toBe('ACCOUNT');
  });
});
