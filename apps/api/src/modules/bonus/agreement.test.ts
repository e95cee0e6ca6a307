import type { CampaignStanding } from '@baize/contracts/bonus';
import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { contentModuleWith } from '../content/index.ts';
import { bonusModule } from './index.ts';
import { writeCampaign } from './testing.ts';

const GIFT: Partial<CampaignTerms> = {
  category: 'MANUAL',
  trigger: null,
  matchPercent: null,
  amounts: { EUR: { bonus: 20, maximumStake: 5 } },
};
const CASHBACK: Partial<CampaignTerms> = {
  trigger: 'CASHBACK_DAILY',
  matchPercent: null,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 20 } },
  cashback: { percent: 10, weekday: null, booster: null },
};
const BET: Partial<CampaignTerms> = { ...GIFT, trigger: 'BET', amounts: { EUR: { bonus: 5, requiredStake: 20 } } };
const SPORTS: Partial<CampaignTerms> = { ...GIFT, vertical: 'SPORTS' };
const FREE_BET: Partial<CampaignTerms> = {
  ...SPORTS,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 10 } },
  freeBet: { minimumOdds: null },
};

describeOnPostgres('calls that agree to a campaign', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [contentModuleWith({ games: 120 }), bonusModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
  });
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const campaign = (given: Partial<CampaignTerms>, code: string | null = null) =>
    writeCampaign(test, player, given, code);
  const consent = (campaignId: string, agreed = true, version = 1) =>
    send('POST', 'v1/bonus/campaigns/consent', { campaignId, agreed, version });

  it.each([
    ['a gift', GIFT, { state: 'WAGERING' }],
    ['an opt-in', { category: 'OPT_IN' }, { state: 'OPTED_IN' }],
    ['a deposit bonus', {}, { state: 'CLAIMED' }],
    ['cashback', CASHBACK, { cashbackActivated: true }],
    ['an offer that counts stakes', BET, { betAndGet: { state: 'ACTIVE' } }],
    ['a free bet', FREE_BET, { freeBetDetail: { state: 'ACTIVE' } }],
  ] as const)('claim %s as its kind needs, once, under the version that was read', async (_kind, given, expected) => {
    const id = await campaign(given as Partial<CampaignTerms>);
    expect((await consent(id, true, 2)).body.code).toBe('error.bonus.terms_changed');
    const { status, body } = await consent(id);
    expect([status, body.reward]).toMatchObject([200, expected]);
    const again = await send('POST', `v2/bonus/${id}/claim`, { version: 1 });
    expect([again.status, again.body]).toMatchObject([200, expected]);
    expect(await test.db.query('select claims from bonus_campaign where campaign_id = $1', [id])).toEqual([
      { claims: 1 },
    ]);
  });

  it('take a consent back as long as nothing has been given', async () => {
    const id = await campaign({ category: 'OPT_IN' });
    await consent(id);
    expect(await consent(id, false)).toMatchObject({ status: 200, body: { reward: null } });
    expect((await send('GET', 'v1/bonus/rewards?rewardsType=ACTIVE')).body).toEqual([]);
    expect((await consent(id, false)).status).toBe(200);
    const gift = await campaign(GIFT);
    await consent(gift);
    expect(await consent(gift, false)).toMatchObject({ status: 409, body: { code: 'error.bonus.not_active' } });
    expect((await test.app.wallet.balances(player.playerId))?.casinoBonus).toBe(20_00);
  });

  it('accept a code, and answer one of another campaign like a wrong one', async () => {
    const code = `ACCEPT${Date.now()}`;
    const id = await campaign({ ...GIFT, trigger: 'MANUAL_BONUS_CODE' }, code);
    const other = await campaign(GIFT);
    const accept = (campaignId: string, bonusCode?: string) =>
      send('POST', 'v2/bonus/acceptance', {
        campaignId,
        agreed: true,
        version: 1,
        ...(bonusCode ? { bonusCode } : {}),
      });
    expect((await accept(id)).body.code).toBe('error.bonus.not_available');
    expect((await accept(other, code)).body.code).toBe('error.bonus_code.invalid');
    expect((await accept(id, 'WRONG')).body.code).toBe('error.bonus_code.invalid');
    expect((await accept(id, code.toLowerCase())).body.reward).toMatchObject({ state: 'WAGERING' });
  });

  it('claim nothing of another brand, of a draft, or for a player who may not have bonuses', async () => {
    const [foreign, draft] = [await campaign(GIFT), await campaign(GIFT)];
    await test.db.query("update bonus_campaign set brand = 'other' where campaign_id = $1", [foreign]);
    await test.db.query("update bonus_campaign set status = 'DRAFT' where campaign_id = $1", [draft]);
    for (const id of [foreign, draft]) expect((await consent(id)).body.code).toBe('error.bonus.not_available');
    const id = await campaign(GIFT);
    await test.db.query(
      `update players set permissions = jsonb_set(permissions, '{bonuses}', 'false') where player_id = $1`,
      [player.playerId],
    );
    expect((await send('POST', `v2/bonus/${id}/claim`, { version: 1 })).body.code).toBe('error.bonus.not_available');
  });

  it('activate a queued bonus once its turn has come', async () => {
    const [first, second] = [await campaign(GIFT), await campaign(GIFT)];
    const active = (await consent(first)).body.reward as Reward;
    const queued = (await send('POST', 'v2/bonus/queued-bonus', { campaignId: second, version: 1 })).body as Reward;
    const activate = (bonusAssignmentId: string | null | undefined) =>
      send('POST', 'v2/bonus/activate', { state: 'ACTIVATED', bonusAssignmentId });
    const id = queued.queuedPlayerBonus?.queuedPlayerBonusId;
    expect((await activate(id)).body.code).toBe('error.bonus.active.already.exists');
    expect((await activate(active.assignmentId)).body).toMatchObject({ state: 'WAGERING' });
    await test.app.inject({
      method: 'PUT',
      url: `/api/v1/bonus/${active.assignmentId}/state`,
      headers: player.headers,
      payload: { state: 'FORFEITED', wageringProgress: 0 },
    });
    expect((await activate(id)).body).toMatchObject({ campaignId: second, state: 'WAGERING' });
    expect((await activate(active.assignmentId)).status).toBe(404);
  });

  it('list what is offered, what the player has, and what is for the sportsbook', async () => {
    const [gift, sports, freeBet] = [await campaign(GIFT), await campaign(SPORTS), await campaign(FREE_BET)];
    const loyalty = await campaign({ ...CASHBACK, category: 'LOYALTY', vertical: 'SPORTS' });
    await campaign({ ...GIFT, markets: ['GG'] });
    await campaign({ ...GIFT, trigger: 'MANUAL_BONUS_CODE' }, `LIST${Date.now()}`);
    await consent(freeBet);
    const standings = (await send('GET', 'v1/bonus/campaigns')).body as CampaignStanding[];
    expect(standings.map(({ campaignId }) => campaignId).sort()).toEqual([gift, sports, freeBet, loyalty].sort());
    const idsOf = (list: Reward[]) => list.map(({ campaignId }) => campaignId);
    const all = (await send('GET', 'v2/bonus?lang=en')).body as Reward[];
    expect(idsOf(all).sort()).toEqual([gift, sports, freeBet, loyalty].sort());
    expect((await send('GET', 'v2/bonus?lang=%2e%2e')).status).toBe(400);
    const { eligible, active, loyalty: own } = (await send('GET', 'v1/bonus/softswiss/sportsbook')).body;
    expect([idsOf(eligible), idsOf(active), idsOf(own)]).toEqual([[sports], [freeBet], [loyalty]]);
  });

  it('list free spins by the provider of their game', async () => {
    const { catalogue } = test.app;
    const offered = Array.from({ length: 120 }, (_, index) => catalogue.gameById(String(10_001 + index))).filter(
      (game) => game?.type === 'casinoGames' && catalogue.providerOf(game).markets.includes('FI'),
    );
    const by = (isSoftswiss: boolean) =>
      offered.find((game) => game && (catalogue.providerOf(game).id === 'softswiss') === isSoftswiss)?.id ?? '';
    const spins = (gameId: string) =>
      campaign({
        ...GIFT,
        wrMultiplier: 0,
        amounts: { EUR: { bonus: 0.2 } },
        freeSpins: { gameId, spins: 5, winnings: 'MAIN' },
      });
    const wanted = await spins(by(true));
    const other = await spins(by(false));
    const listed = (await send('GET', 'v1/bonus/rewards')).body as Reward[];
    expect(listed.map(({ campaignId }) => campaignId).sort()).toEqual([wanted, other].sort());
    expect((await send('GET', 'v1/bonus/softswiss/bonuses')).body).toMatchObject({
      eligible: [{ campaignId: wanted }],
      active: [],
      loyalty: [],
    });
  });

  it('need a login', async () => {
    player = { ...player, headers: {} };
    for (const path of [
      'v1/bonus/campaigns',
      'v2/bonus',
      'v1/bonus/softswiss/sportsbook',
      'v1/bonus/softswiss/bonuses',
    ])
      expect((await send('GET', path)).status).toBe(401);
  });
});
