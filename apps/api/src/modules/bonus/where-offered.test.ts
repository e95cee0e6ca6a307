import { randomUUID } from 'node:crypto';
import type { CampaignStanding } from '@baize/contracts/bonus';
import type { CampaignTerms } from '@baize/contracts/operator';
import type { Reward } from '@baize/contracts/reward';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { operatorModule } from '../operator/index.ts';
import { paymentsModule } from '../payments/index.ts';
import { linkAccounts } from '../person/index.ts';
import { findPlayer } from '../player/index.ts';
import { deposit, stake, win } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { drainBonuses, writeCampaign, WRITTEN_TERMS } from './testing.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null } as const;
const FREE_BET = {
  ...AT_ONCE,
  vertical: 'SPORTS',
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 5 } },
  freeBet: { minimumOdds: null },
} as const;
const CASHBACK = {
  category: 'TRIGGERED',
  trigger: 'CASHBACK_DAILY',
  matchPercent: null,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 20 } },
  cashback: { percent: 10, weekday: null, booster: null },
} as const;
const SWEDE = { countryCode: 'SE', market: 'en-PP', record: { timeZone: 'Europe/Stockholm' } } as const;
const GERMAN = { countryCode: 'DE', market: 'de-JJ', record: { timeZone: 'Europe/Berlin' } } as const;

describeOnPostgres('where a bonus is offered', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule, operatorModule, paymentsModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
  });
  const campaign = (given: Partial<CampaignTerms> = {}, code: string | null = null) =>
    writeCampaign(test, player, { markets: ['FI', 'JJ', 'PP'], ...given }, code);
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const list = async (type: 'ACTIVE' | 'ELIGIBLE'): Promise<Reward[]> =>
    (await send('GET', `v1/bonus/rewards?rewardsType=${type}`)).body;
  const offered = async () => (await list('ELIGIBLE')).map(({ campaignId }) => campaignId);
  const reasonOf = async (id: string) =>
    ((await send('GET', `v2/bonus/campaigns?campaignIds=${id}`)).body as CampaignStanding[])[0]?.reason;
  const claim = (id: string) => send('POST', `v2/bonus/${id}/claim`, { version: 1 });
  const common = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
  const lose = async (amount: number) => {
    const game = { gameId: 'game', roundId: randomUUID(), title: 'Game' };
    const bet = stake(common(), amount, 'CASINO', game);
    await test.app.wallet.move(bet);
    const lost = win(common(), 0, 0, 'CASINO', { ...game, betReference: bet.reference });
    await test.app.wallet.move({ ...lost, type: 'LOSS', shown: false });
  };
  const pay = async (amount: number) => {
    await test.app.wallet.move(deposit(common(), amount, 'SKRILL'));
    await drainBonuses(test, player.playerId);
  };
  const nextDay = async () => {
    test.advance(DAY_MS);
    player = await test.signInAgain(player);
  };
  /** Lets a market's law forbid what the campaign of a player gives: as if it came after the player's claim. */
  const moveTo = (countryCode: string) =>
    test.db.query('update players set country_code = $1 where player_id = $2', [countryCode, player.playerId]);

  it('offers nothing for live tables where the law closes them, and the same to others', async () => {
    player = await test.player(GERMAN);
    const live = await campaign({ ...AT_ONCE, vertical: 'LIVE_CASINO' });
    const slots = await campaign(AT_ONCE);
    expect(await offered()).toEqual([slots]);
    expect(await reasonOf(live)).toBe('NOT_OFFERED');
    expect((await claim(live)).body.code).toBe('error.bonus.not_available');
    player = await test.player();
    expect((await offered()).sort()).toEqual([live, slots].sort());
  });

  it('offers nothing for sports at a brand without a sportsbook', async () => {
    player = await test.player({ brand: 'marigold' });
    const sports = await campaign(FREE_BET);
    const casino = await campaign(AT_ONCE);
    expect(await offered()).toEqual([casino]);
    expect(await reasonOf(sports)).toBe('NOT_OFFERED');
    expect((await claim(sports)).body.code).toBe('error.bonus.not_available');
    await campaign({ ...CASHBACK, vertical: 'SPORTS', category: 'LOYALTY' });
    const loyalty = await campaign({ ...CASHBACK, category: 'LOYALTY' });
    expect((await list('ACTIVE')).map(({ campaignId }) => campaignId)).toEqual([loyalty]);
  });

  it('lets no operator write a campaign that the brand or a law cannot have', async () => {
    const write = async (brand: string, terms: object) =>
      (
        await test.operator().call('POST', '/bonus/campaigns', {
          brand,
          name: 'Test',
          bonusCode: null,
          status: 'DRAFT',
          terms: { ...WRITTEN_TERMS, ...terms },
        })
      ).json();
    expect(await write('marigold', FREE_BET)).toMatchObject({
      code: 'error.campaign.invalid',
      details: { why: expect.stringContaining('"marigold" has no sportsbook') },
    });
    expect(await write('northlight', FREE_BET)).toMatchObject({ status: 'DRAFT' });
    for (const [market, terms] of [
      ['JJ', { ...AT_ONCE, vertical: 'LIVE_CASINO' }],
      ['PP', { ...CASHBACK, category: 'LOYALTY' }],
      ['PP', { ...AT_ONCE, loyaltyLevel: 1 }],
      ['PP', { trigger: 'SECOND_DEPOSIT' }],
    ] as const)
      expect(await write('northlight', { ...terms, markets: [market] })).toMatchObject({
        code: 'error.campaign.invalid',
        details: { why: expect.stringContaining(`the law of ${market}`) },
      });
  });

  it('gives no loyalty cashback where the law forbids loyalty schemes', async () => {
    player = await test.player(SWEDE);
    const id = await campaign({ ...CASHBACK, category: 'LOYALTY' });
    await pay(100_00);
    await lose(50_00);
    await nextDay();
    expect(await list('ACTIVE')).toEqual([]);
    expect((await send('GET', 'v1/bonus/loyalty/cashback/progress')).body).toEqual([]);
    expect((await send('POST', 'v1/bonus/loyalty/cashback/claim', { campaignId: id })).status).toBe(404);
  });

  it('offers no bonus that comes after the first play where the law allows one only with it', async () => {
    player = await test.player(SWEDE);
    const first = await campaign({ category: 'OPT_IN' });
    const atOnce = await campaign(AT_ONCE);
    const later = await Promise.all(
      [{ trigger: 'NEXT_DEPOSIT' } as const, CASHBACK, { ...AT_ONCE, loyaltyLevel: 1 }].map((given) => campaign(given)),
    );
    expect((await offered()).sort()).toEqual([first, atOnce].sort());
    for (const id of later) expect(await reasonOf(id)).toBe('NOT_OFFERED');
    // The first one is the only one. Left before it gave anything, it was none.
    expect((await send('POST', `v2/bonus/optIn/${first}/activate`, { version: 1 })).status).toBe(200);
    expect(await reasonOf(atOnce)).toBe('FIRST_PLAY');
    expect((await claim(atOnce)).body.code).toBe('error.bonus.not_available');
    expect((await send('POST', `v2/bonus/optIn/${first}/deactivate`, {})).status).toBe(204);
    expect(await reasonOf(atOnce)).toBeNull();
    expect((await claim(atOnce)).status).toBe(200);
    expect(await reasonOf(first)).toBe('FIRST_PLAY');
  });

  it('counts play without a bonus as the first play, of any account of the person', async () => {
    player = await test.player(SWEDE);
    const id = await campaign(AT_ONCE);
    await pay(10_00);
    expect(await reasonOf(id)).toBeNull();
    await lose(1_00);
    expect(await reasonOf(id)).toBe('FIRST_PLAY');
    expect(await offered()).toEqual([]);
    expect((await claim(id)).body.code).toBe('error.bonus.not_available');
    const { email } = (await findPlayer(test.db, player.playerId)) ?? {};
    player = await test.player({ ...SWEDE, brand: 'wireframe', record: { ...SWEDE.record, email: email ?? '' } });
    expect(await reasonOf(await campaign(AT_ONCE))).toBe('FIRST_PLAY');
    player = await test.player();
    await pay(10_00);
    await lose(1_00);
    expect(await reasonOf(id)).toBeNull();
  });

  it('gives a person one first bonus where they claim two at once with two brands', async () => {
    for (let times = 0; times < 5; times += 1) {
      const accounts = [await test.player(SWEDE), await test.player({ ...SWEDE, brand: 'wireframe' })];
      await linkAccounts(
        test.db,
        accounts.map(({ playerId }) => playerId),
      );
      const claims: (() => Promise<{ status: number }>)[] = [];
      for (const account of accounts) {
        player = account;
        const id = await campaign(AT_ONCE);
        claims.push(() => {
          player = account;
          return claim(id);
        });
      }
      const answers = await Promise.all(claims.map((start) => start()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it('keeps what a player has accepted, also where it would not be offered now', async () => {
    player = await test.player();
    const cashback = await campaign({ ...CASHBACK, vertical: 'CASINO' });
    const live = await campaign({ category: 'OPT_IN', trigger: 'NEXT_DEPOSIT', vertical: 'LIVE_CASINO' });
    expect((await send('POST', `v1/bonus/cashback/${cashback}/activate`, { version: 1 })).status).toBe(200);
    expect((await send('POST', `v2/bonus/optIn/${live}/activate`, { version: 1 })).status).toBe(200);
    await moveTo('SE');
    await pay(100_00);
    expect((await list('ACTIVE')).find(({ campaignId }) => campaignId === live)).toMatchObject({
      state: 'WAGERING',
      granted: { amount: 100 },
    });
    await lose(50_00);
    await nextDay();
    const paid = await send('POST', `v1/bonus/cashback/${cashback}/claim`);
    expect(paid.body).toMatchObject({ amount: 5 });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    // The law that allows no offers at all pays none.
    await moveTo('NO');
    await lose(10_00);
    await nextDay();
    expect((await send('POST', `v1/bonus/cashback/${cashback}/claim`)).body.code).toBe('error.bonus.not_available');
  });
});
