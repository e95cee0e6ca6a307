import { randomUUID } from 'node:crypto';
import type { CampaignTerms } from '@baize/contracts/operator';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { InboxEntry } from '../../plugins/tell-player.ts';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { lockPerson } from '../person/index.ts';
import { deposit } from '../wallet/index.ts';
import { bonusModule } from './index.ts';
import { drainBonuses, writeCampaign } from './testing.ts';

const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null, wrMultiplier: 2 } as const;
const ON_DEPOSIT = { trigger: 'NEXT_DEPOSIT', category: 'OPT_IN' } as const;

/** A browser: it keeps the cookie that the API sets. */
interface Browser {
  cookie?: string;
}

describeOnPostgres('bonuses of shared devices and means of payment', (makeApp) => {
  let test: TestApp;
  let one: TestPlayer;
  let two: TestPlayer;
  const told: InboxEntry[] = [];
  beforeAll(async () => {
    test = await makeApp({ modules: [bonusModule] });
    test.app.onTellPlayer(async (_tx, entry) => {
      told.push(entry);
    });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    told.length = 0;
    [one, two] = [await test.player(), await test.player()];
  });
  const campaign = (given: Partial<CampaignTerms> = {}, bonusCode: string | null = null) =>
    writeCampaign(test, one, given, bonusCode);
  const send = async (
    who: TestPlayer,
    method: 'GET' | 'POST',
    path: string,
    { payload, browser = {} }: { readonly payload?: object; readonly browser?: Browser } = {},
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...who.headers, ...(browser.cookie === undefined ? {} : { cookie: browser.cookie }) },
      ...(payload ? { payload } : {}),
    });
    const device = answer.cookies.find(({ name }) => name === 'baize_device');
    if (device) browser.cookie = `baize_device=${encodeURIComponent(device.value)}`;
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), device };
  };
  const claim = (who: TestPlayer, campaignId: string, browser: Browser = {}) =>
    send(who, 'POST', `/v1/bonus/rewards/${campaignId}/claim`, { payload: { version: 1 }, browser });
  const optIn = (who: TestPlayer, campaignId: string) =>
    send(who, 'POST', `/v2/bonus/optIn/${campaignId}/activate`, { payload: { version: 1 } });
  const reasonFor = async (who: TestPlayer, campaignId: string) =>
    (await send(who, 'GET', `/v2/bonus/campaigns?campaignIds=${campaignId}`)).body[0].reason;
  /** A deposit as the payments module books it: with what paid it. */
  const pay = async (who: TestPlayer, instrument: string | null) => {
    await test.app.wallet.transaction(async (ledger) => {
      await ledger.move(
        deposit({ reference: randomUUID(), playerId: who.playerId, currency: 'EUR' }, 50_00, 'CREDITCARD'),
      );
      if (instrument !== null) await test.app.persons.leaveTrace(ledger.tx, who.playerId, 'INSTRUMENT', instrument);
    });
    await drainBonuses(test, who.playerId);
  };
  const devicesOf = async (who: TestPlayer) =>
    (await test.db.query("select 1 from person_keys where account_id = $1 and kind = 'DEVICE'", [who.playerId])).length;
  const statesOf = async (who: TestPlayer) =>
    (
      await test.db.query<{ state: string }>('select state from bonus_assignment where player_id = $1', [who.playerId])
    ).map(({ state }) => state);

  it('gives a bonus to one of two accounts in one browser, and says why', async () => {
    const [first, browser] = [await campaign(AT_ONCE), {}];
    expect((await claim(one, first, browser)).status).toBe(200);
    expect(await reasonFor(two, first)).toBeNull();
    const refused = await claim(two, first, browser);
    expect([refused.status, refused.body.code]).toEqual([400, 'error.bonus.shared']);
    expect(await reasonFor(two, first)).toBe('SHARED');
    expect((await test.app.wallet.balances(two.playerId))?.casinoBonus).toBe(0);
    // The account that has it is not told of the other one, and another campaign is for the player who comes first.
    expect(await reasonFor(one, first)).toBeNull();
    expect((await claim(two, await campaign(AT_ONCE), browser)).status).toBe(200);
    // In a browser of its own, the account is still the one that was there.
    expect((await claim(two, first)).body.code).toBe('error.bonus.shared');
  });

  it('gives it once if two accounts in one browser claim at the same moment', async () => {
    const [id, browser] = [await campaign(AT_ONCE), {}];
    // Both have been in this browser before.
    const other = await campaign({ ...AT_ONCE, vertical: 'LIVE_CASINO' });
    await claim(one, other, browser);
    await claim(two, other, browser);
    const answers = await Promise.all([claim(one, id, { ...browser }), claim(two, id, { ...browser })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('names a shared code’s reason, and believes no cookie that it has not signed', async () => {
    await campaign({ ...AT_ONCE, trigger: 'MANUAL_BONUS_CODE', amounts: { EUR: { bonus: 5 } } }, 'FIVE');
    const [browser, payload] = [{}, { bonusCode: 'five', state: 'ACTIVATED' }];
    expect((await send(one, 'POST', '/v2/bonus/bonus-code/manual-claim', { payload, browser })).status).toBe(200);
    const shared = await send(two, 'POST', '/v2/bonus/bonus-code/validate', {
      payload: { bonusCode: 'five' },
      browser,
    });
    expect(shared.body.code).toBe('error.bonus.shared');
    expect((await send(two, 'POST', '/v2/bonus/bonus-code/manual-claim', { payload, browser })).body.code).toBe(
      'error.bonus.shared',
    );
    const three = await test.player();
    const forged = { cookie: 'baize_device=another-browsers.forged' };
    const answer = await send(three, 'POST', '/v2/bonus/bonus-code/manual-claim', { payload, browser: forged });
    expect(answer.status).toBe(200);
    expect(answer.device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
  });

  it('notes no browser of a player who declines', async () => {
    const campaignId = await campaign(AT_ONCE);
    const payload = { campaignId, version: 1, agreed: false };
    for (const path of ['/v1/bonus/campaigns/consent', '/v2/bonus/acceptance']) {
      const declined = await send(one, 'POST', path, { payload });
      expect([declined.status, declined.device]).toEqual([200, undefined]);
    }
    expect(await devicesOf(one)).toBe(0);
    const agreed = await send(one, 'POST', '/v1/bonus/campaigns/consent', { payload: { ...payload, agreed: true } });
    expect([agreed.status, agreed.device?.name]).toEqual([200, 'baize_device']);
    expect(await devicesOf(one)).toBe(1);
  });

  it('remembers a bounded number of browsers, and none of them uses up the locks of a person', async () => {
    const locksOfPerson = () =>
      test.db.transaction(async (tx) => {
        await lockPerson(tx, one.playerId);
        return tx.query("select 1 from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'");
      });
    const before = (await locksOfPerson()).length;
    for (let device = 0; device < 105; device++)
      await test.app.persons.leaveTrace(test.db, one.playerId, 'DEVICE', `browser ${device}`);
    expect(await devicesOf(one)).toBe(100);
    expect(await locksOfPerson()).toHaveLength(before);
  });

  it('leaves what players earn by playing to each of them', async () => {
    const [cashback, browser] = [
      await campaign({
        category: 'TRIGGERED',
        trigger: 'CASHBACK_INSTANT',
        matchPercent: null,
        wrMultiplier: 0,
        amounts: { EUR: { bonus: 20 } },
        cashback: { percent: 10, weekday: null, booster: null },
      }),
      {},
    ];
    const bonus = await campaign(AT_ONCE);
    await claim(one, bonus, browser);
    await claim(two, bonus, browser);
    const activate = (who: TestPlayer) =>
      send(who, 'POST', `/v1/bonus/cashback/${cashback}/activate`, { payload: { version: 1 }, browser });
    expect((await activate(one)).status).toBe(200);
    expect((await activate(two)).status).toBe(200);
  });

  it('gives a deposit bonus once per card, and keeps the deposit', async () => {
    const id = await campaign(ON_DEPOSIT);
    await optIn(one, id);
    await optIn(two, id);
    await pay(one, 'card-of-both');
    await pay(two, 'card-of-both');
    expect(await statesOf(one)).toEqual(['WAGERING']);
    expect(await statesOf(two)).toEqual(['CANCELLED']);
    expect(await test.app.wallet.balances(two.playerId)).toMatchObject({ main: 50_00, casinoBonus: 0 });
    expect(told.filter(({ playerId }) => playerId === two.playerId).map(({ kind }) => kind)).toEqual(['BONUS_SHARED']);
    // It cannot be had by asking again, and the player reads why.
    expect((await optIn(two, id)).body.code).toBe('error.bonus.shared');
  });

  it('gives a deposit bonus to the account that claimed it first, in whatever order they pay', async () => {
    const id = await campaign(ON_DEPOSIT);
    await optIn(one, id);
    test.advance(1000);
    await optIn(two, id);
    await pay(one, null);
    // The first account has had it by now, with another card.
    await test.app.persons.leaveTrace(test.db, one.playerId, 'INSTRUMENT', 'card-of-two');
    await pay(two, 'card-of-two');
    expect(await statesOf(two)).toEqual(['CANCELLED']);
    const three = await test.player();
    const later = await campaign(ON_DEPOSIT);
    await optIn(three, later);
    await pay(three, 'a card of their own');
    expect(await statesOf(three)).toEqual(['WAGERING']);
  });
});
