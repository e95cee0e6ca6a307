import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { operatorModule } from '../operator/index.ts';
import { deposit } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { drainBonuses, writeCampaign, WRITTEN_TERMS } from './testing.ts';

describeOnPostgres('codes of partners', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  let id: string;
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule, operatorModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    await test.db.query('delete from bonus_partner_code');
    player = await test.player();
    id = await writeCampaign(test, player, { category: 'OPT_IN', steps: 10 });
  });
  const give = (partnerBonusCode: string, partner = 'Tipsters', campaignId = id) =>
    test
      .operator()
      .callWithApproval('POST', `/bonus/campaigns/${campaignId}/partner-codes`, { partner, partnerBonusCode });
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = player) => {
    const answer = await test.app.inject({
      method,
      url: `/api${path}`,
      headers: who.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const list = async (who = player, rewardsType = 'ELIGIBLE'): Promise<Reward[]> =>
    (await send('GET', `/v1/bonus/rewards?rewardsType=${rewardsType}`, undefined, who)).body;
  const validate = (bonusCode: string, who = player) =>
    send('POST', '/v2/bonus/bonus-code/validate', { bonusCode }, who);

  it('open a campaign to the players who come with one, and to nobody else', async () => {
    const other = await test.player();
    expect(await list(other)).toHaveLength(1);
    expect((await give('tips-200')).statusCode).toBe(204);
    for (const who of [player, other]) expect(await list(who)).toEqual([]);
    expect((await send('POST', `/v2/bonus/optIn/${id}/activate`, { version: 1 }, other)).body.code).toBe(
      'error.bonus.not_available',
    );
    expect((await validate('TIPS-201')).body.code).toBe('error.bonus_code.invalid');
    expect((await validate('Tips-200')).body).toMatchObject({ campaignId: id, partnerBonusCode: 'TIPS-200' });
    // It stays in the list, so a player may think about it and come back.
    expect(await list()).toMatchObject([{ campaignId: id, partnerBonusCode: 'TIPS-200', hasBonusCode: false }]);
    expect(await list(other)).toEqual([]);
    expect((await send('GET', `/v2/bonus/campaigns?campaignIds=${id}`, undefined, other)).body).toEqual([
      { campaignId: id, reward: null, reason: 'NOT_OFFERED' },
    ]);
  });

  it('lead to a claim that is like any other: the deposit brings its money, once', async () => {
    await give('TIPS-200');
    const claimed = await send('POST', '/v2/bonus/bonus-code/manual-claim', {
      bonusCode: 'tips-200',
      state: 'ACTIVATED',
    });
    expect(claimed.body).toMatchObject({ state: 'OPTED_IN', partnerBonusCode: 'TIPS-200', steps: { count: 10 } });
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 50_00, 'SKRILL'),
    );
    await drainBonuses(test, player.playerId);
    expect(await list(player, 'ACTIVE')).toMatchObject([{ partnerBonusCode: 'TIPS-200', granted: { amount: 50 } }]);
    expect((await validate('TIPS-200')).body.code).toBe('error.bonus_code.used');
    const counted = await test.operator().call('GET', '/bonus/campaigns');
    expect(counted.json()).toMatchObject([
      { claims: 1, partnerBonusCodes: [{ partner: 'Tipsters', partnerBonusCode: 'TIPS-200', players: 1 }] },
    ]);
  });

  it('mark players who come with one before their first deposit as registered through an affiliate (A§3)', async () => {
    await give('TIPS-200');
    const regular = await test.player();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: regular.playerId, currency: 'EUR' }, 50_00, 'SKRILL'),
    );
    const permissionsOf = async (who: TestPlayer) =>
      (await send('GET', '/v1/player/access/details', undefined, who)).body.permissions;
    const before = await permissionsOf(player);
    expect(before.affiliateReg).toBe(false);
    await validate('TIPS-201');
    expect(await permissionsOf(player)).toEqual(before);
    for (const who of [player, regular]) await validate('TIPS-200', who);
    expect(await permissionsOf(player)).toEqual({ ...before, affiliateReg: true });
    expect((await permissionsOf(regular)).affiliateReg).toBe(false);
  });

  it('are consented to with the terms, and only those of the campaign that was read', async () => {
    await give('TIPS-200');
    const elsewhere = await writeCampaign(test, player, { vertical: 'LIVE_CASINO' });
    const accept = (campaignId: string) =>
      send('POST', '/v2/bonus/acceptance', { campaignId, agreed: true, version: 1, bonusCode: 'TIPS-200' });
    expect((await accept(elsewhere)).body.code).toBe('error.bonus_code.invalid');
    expect((await accept(id)).body).toMatchObject({ reward: { state: 'OPTED_IN', partnerBonusCode: 'TIPS-200' } });
  });

  it('can be named for a bonus that the player already has; the first one stays', async () => {
    const { body: mine } = await send('POST', `/v2/bonus/optIn/${id}/activate`, { version: 1 });
    await give('TIPS-200');
    await give('BLOG-9', 'Blog');
    const name = (partnerBonusCode: string, bonusAssignmentId = mine.assignmentId, who = player) =>
      send('POST', '/v2/bonus/partner-code', { bonusAssignmentId, partnerBonusCode }, who);
    expect((await name('NOTHING')).body.code).toBe('error.bonus_code.invalid');
    expect((await name('TIPS-200', mine.assignmentId, await test.player())).status).toBe(404);
    expect((await name('tips-200')).body).toMatchObject({ partnerBonusCode: 'TIPS-200' });
    expect((await name('BLOG-9')).body).toMatchObject({ partnerBonusCode: 'TIPS-200' });
  });

  it('are in every answer about the reward, whichever call it comes from', async () => {
    const prize = await writeCampaign(test, player, { category: 'MANUAL', trigger: null, matchPercent: null });
    await give('TIPS-200');
    await give('BLOG-9', 'Blog', prize);
    await validate('TIPS-200');
    await validate('BLOG-9');
    const optIn = await send('POST', `/v2/bonus/optIn/${id}/activate`, { version: 1 });
    expect(optIn.body).toMatchObject({ state: 'OPTED_IN', partnerBonusCode: 'TIPS-200' });
    const end = (assignmentId: string) =>
      send('PUT', `/v1/bonus/${assignmentId}/state`, { state: 'FORFEITED', wageringProgress: 0 });
    expect((await end(optIn.body.assignmentId)).body).toMatchObject({ partnerBonusCode: 'TIPS-200' });
    const claimed = await send('POST', `/v1/bonus/rewards/${prize}/claim`, { version: 1 });
    expect(claimed.body).toMatchObject({ state: 'WAGERING', partnerBonusCode: 'BLOG-9' });
    expect((await end(claimed.body.assignmentId)).body).toMatchObject({ partnerBonusCode: 'BLOG-9' });
  });

  it('can be taken back: nobody else comes with one, and those who have come keep the offer', async () => {
    await give('TIPS-200');
    await validate('TIPS-200');
    const late = await test.player();
    const stop = (code: string, campaignId = id) =>
      test.operator().call('POST', `/bonus/campaigns/${campaignId}/partner-codes/${code}/stop`, {});
    expect((await stop('TIPS-201')).statusCode).toBe(404);
    expect((await stop('TIPS-200', randomUUID())).statusCode).toBe(404);
    expect((await stop('tips-200')).json()).toMatchObject({
      partnerBonusCodes: [{ partnerBonusCode: 'TIPS-200', players: 1, endedAt: test.clock.now().toISOString() }],
    });
    expect((await stop('TIPS-200')).statusCode).toBe(404);
    expect((await validate('TIPS-200', late)).body.code).toBe('error.bonus_code.invalid');
    expect((await validate('TIPS-200')).body).toMatchObject({ campaignId: id });
    expect(await list()).toMatchObject([{ campaignId: id, partnerBonusCode: 'TIPS-200' }]);
    // The campaign is still for players of partners only, and the code stays this partner's past one.
    expect(await list(late)).toEqual([]);
    const again = await test.operator().callWithApproval('POST', `/bonus/campaigns/${id}/partner-codes`, {
      partner: 'Tipsters',
      partnerBonusCode: 'TIPS-200',
    });
    expect(again.json(), again.body).toMatchObject({ code: 'error.campaign.invalid' });
  });

  it('are never codes of campaigns too, though two people give them at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const code = `TWICE-${round}`;
      const draft = await writeCampaign(test, player, { category: 'OPT_IN' });
      const body = {
        brand: player.brand,
        name: 'Test',
        bonusCode: code,
        status: 'DRAFT',
        terms: { ...WRITTEN_TERMS, category: 'MANUAL', trigger: 'MANUAL_BONUS_CODE', matchPercent: null },
      };
      // A draft needs no second person.
      await test.db.query("update bonus_campaign set status = 'DRAFT' where campaign_id = $1", [draft]);
      const one = test.operator();
      const path = `/bonus/campaigns/${draft}/partner-codes`;
      const answers = await Promise.all([
        one.call('POST', '/bonus/campaigns', body),
        one.call('POST', path, { partner: 'Tipsters', partnerBonusCode: code }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      const [row] = await test.db.query<{ count: string }>(
        `select (select count(*) from bonus_campaign where bonus_code = $1)
           + (select count(*) from bonus_partner_code where code = $1) as count`,
        [code],
      );
      expect(Number(row?.count), code).toBe(1);
    }
  });

  it('leave no trace of campaigns that the player cannot have, and none of another brand', async () => {
    const canada = await writeCampaign(test, player, { markets: ['CA'] });
    await give('NORTH', 'Tipsters', canada);
    expect((await validate('NORTH')).body.code).toBe('error.bonus_code.invalid');
    await give('TIPS-200');
    const [brand] = test.app.brands.all.map(({ id: name }) => name).filter((name) => name !== player.brand);
    const stranger = await test.player({ brand: brand ?? '' });
    expect((await validate('TIPS-200', stranger)).body.code).toBe('error.bonus_code.invalid');
    const [row] = await test.db.query<{ count: string }>(
      'select count(*) from bonus_partner_player where campaign_id = any($1)',
      [[canada, id]],
    );
    expect(Number(row?.count)).toBe(0);
  });

  it('are given by two people, one code to one campaign and one partner', async () => {
    const call = (partnerBonusCode: string, partner: string, campaignId = id) =>
      test.operator().call('POST', `/bonus/campaigns/${campaignId}/partner-codes`, { partner, partnerBonusCode });
    expect((await call('TIPS-200', 'Tipsters')).statusCode).toBe(202);
    await give('TIPS-200');
    expect((await give('TIPS-200')).statusCode).toBe(204);
    const coded = await writeCampaign(
      test,
      player,
      { trigger: 'MANUAL_BONUS_CODE', category: 'MANUAL', matchPercent: null },
      'OWN',
    );
    const prize = await writeCampaign(test, player, { trigger: 'TOURNAMENT', category: 'MANUAL', matchPercent: null });
    for (const [code, partner, campaignId] of [
      ['OWN', 'Tipsters', id],
      ['TIPS-300', 'Tipsters', coded],
      ['TIPS-300', 'Tipsters', prize],
    ] as const)
      expect((await call(code, partner, campaignId)).json()).toMatchObject({ code: 'error.campaign.invalid' });
    expect((await call('TIPS-300', 'Tipsters', randomUUID())).statusCode).toBe(404);
    // With a partner's code, the campaign cannot become one that partners can have none for.
    const cashback = { percent: 5, weekday: null, booster: null };
    const zero = { matchPercent: null, wrMultiplier: 0 };
    for (const [bonusCode, changed] of [
      ['NEW', { category: 'MANUAL', trigger: 'MANUAL_BONUS_CODE', matchPercent: null }],
      [null, { category: 'MANUAL', trigger: 'TOURNAMENT', matchPercent: null }],
      [null, { ...zero, category: 'LOYALTY', trigger: 'CASHBACK_DAILY', cashback }],
    ] as const) {
      const body = {
        campaignId: id,
        brand: player.brand,
        name: 'Test',
        bonusCode,
        status: 'ACTIVE',
        terms: { ...WRITTEN_TERMS, ...changed },
      };
      const answer = await test.operator().call('POST', '/bonus/campaigns', body);
      expect(answer.json(), answer.body).toMatchObject({ code: 'error.campaign.invalid' });
      expect(answer.body).toContain('partners have its codes');
    }
    await test.operator().call('POST', `/bonus/campaigns/${id}/stop`, {});
    expect((await call('TIPS-300', 'Tipsters')).json()).toMatchObject({ code: 'error.campaign.stopped' });
  });
});
