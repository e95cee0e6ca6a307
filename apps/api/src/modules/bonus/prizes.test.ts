import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { inboxModule } from '../inbox/index.ts';
import { operatorModule } from '../operator/index.ts';
import { bonusModule } from './index.ts';
import { writeCampaign } from './testing.ts';

const PRIZE: Partial<CampaignTerms> = {
  category: 'MANUAL',
  trigger: 'TOURNAMENT',
  matchPercent: null,
  amounts: { EUR: { bonus: 50 } },
};

describeOnPostgres('prizes of tournaments', (makeApp) => {
  let test: TestApp;
  let winner: TestPlayer;
  let id: string;
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule, inboxModule, operatorModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    winner = await test.player();
    id = await writeCampaign(test, winner, PRIZE);
  });
  const name = (playerIds: readonly string[], campaignId = id) =>
    test.operator().callWithApproval('POST', `/bonus/campaigns/${campaignId}/winners`, { playerIds });
  const list = async (player: TestPlayer, query = ''): Promise<string[]> =>
    (await test.app.inject({ url: `/api/v1/bonus/rewards${query}`, headers: player.headers }))
      .json<Reward[]>()
      .map(({ campaignId }) => campaignId);
  const claim = (player: TestPlayer) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/bonus/rewards/${id}/claim`,
      headers: player.headers,
      payload: { version: 1 },
    });
  const messages = async ({ headers }: TestPlayer): Promise<string[]> =>
    (await test.app.inject({ url: '/api/v1/player/inbox', headers }))
      .json<{ messages: { kind: string }[] }>()
      .messages.map(({ kind }) => kind)
      .filter((kind) => kind === 'TOURNAMENT_PRIZE');

  it('are for named winners only, who get one message and can claim once', async () => {
    const other = await test.player();
    expect(await list(winner)).toEqual([]);
    expect((await claim(winner)).json()).toMatchObject({ code: 'error.bonus.not_available' });
    const answer = await name([winner.playerId, winner.playerId]);
    expect(answer.statusCode, answer.body).toBe(204);
    await name([winner.playerId]);
    expect(await messages(winner)).toHaveLength(1);
    expect([await list(winner), await list(other)]).toEqual([[id], []]);
    // Not in the normal lists (B§5).
    expect(await list(winner, '?excludeTriggerType=TOURNAMENT')).toEqual([]);
    expect((await claim(other)).json()).toMatchObject({ code: 'error.bonus.not_available' });
    expect((await claim(winner)).json()).toMatchObject({ state: 'WAGERING', granted: { amount: 50 } });
    expect(await list(winner)).toEqual([]);
    expect(await list(winner, '?rewardsType=ACTIVE')).toEqual([id]);
    expect(await list(winner, '?rewardsType=ACTIVE&excludeTriggerType=TOURNAMENT')).toEqual([]);
  });

  it('need a second person, a reason, and a campaign of tournaments that runs', async () => {
    const call = (campaignId: string, operator = test.operator()) =>
      operator.call('POST', `/bonus/campaigns/${campaignId}/winners`, { playerIds: [winner.playerId] });
    expect((await call(id)).statusCode).toBe(202);
    expect(await list(winner)).toEqual([]);
    const other = await writeCampaign(test, winner, { ...PRIZE, trigger: null });
    expect((await call(other)).json()).toMatchObject({ code: 'error.campaign.invalid' });
    await test.db.query("update bonus_campaign set brand = 'other' where campaign_id = $1", [id]);
    expect((await call(id)).json()).toMatchObject({ code: 'error.campaign.invalid' });
    await test.db.query("update bonus_campaign set status = 'CANCELED' where campaign_id = $1", [id]);
    expect((await call(id)).json()).toMatchObject({ code: 'error.campaign.stopped' });
  });
});
