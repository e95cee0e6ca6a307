import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts';
import { passwordSignIn } from '../testing/registration.ts';
import { DEMO_PASSWORD, DEMO_PLAYERS, DEMO_RIVALS } from '@baize/contracts/demo-players';
import { seedDemoPlayers } from './seed.ts';

it('seeds only the brand that the demo shows, and rejects an unknown brand by name', async () => {
  const one = await buildTestApp({ env: { DEMO_BRANDS: 'velvet' } });
  const none = await buildTestApp({ env: { DEMO_BRANDS: 'velvet, nowhere' }, database: one.db });
  try {
    expect(await seedDemoPlayers(one.app)).toBe(DEMO_PLAYERS.length + DEMO_RIVALS.length);
    expect(await one.db.query('select distinct brand from players')).toEqual([{ brand: 'velvet' }]);
    expect(await one.db.query('select brand, code from bonus_partner_code')).toEqual([
      { brand: 'velvet', code: 'TIPSTERS150' },
    ]);
    await expect(seedDemoPlayers(none.app)).rejects.toThrow(/DEMO_BRANDS names "nowhere".*velvet/);
  } finally {
    await none.close();
    await one.close();
  }
});

describe('demo players', () => {
  let test: TestApp;
  let made = 0;
  beforeAll(async () => {
    test = await buildTestApp();
    made = await seedDemoPlayers(test.app);
    // Every brand's players with their history: on a busy machine that took 149 seconds.
  }, 300_000);
  afterAll(() => test.close());

  it('exist once on every brand however often they are seeded, and do not move the clock', async () => {
    expect(made).toBe((DEMO_PLAYERS.length + DEMO_RIVALS.length) * test.app.brands.all.length);
    const count = async () =>
      (
        await test.db.query<{ players: number; entries: number }>(
          'select (select count(*) from players) as players, (select count(*) from player_logins) as entries',
        )
      )[0];
    const before = await count();
    expect(await seedDemoPlayers(test.app)).toBe(0);
    expect(await count()).toEqual(before);
    expect(test.clock.offset).toBe(0);
  });

  it('take part in tournaments, of which one runs, one is to come and one gives its prizes', async () => {
    await test.app.ledgerConsumers.drain();
    const brands = test.app.brands.all.length;
    expect(await test.app.tournaments.settleDue()).toBe(brands);
    const headers = { sitecontext: JSON.stringify({ siteId: 5, brand: 'marigold', market: 'fi-FI' }) };
    const list = (await test.app.inject({ url: '/api/v1/tournament/public/fi/FI', headers })).json<
      { slug: string; state: string; players: number }[]
    >();
    expect(list.map(({ slug, state }) => [slug, state])).toEqual([
      ['best-round', 'RUNNING'],
      ['scratch-days', 'UPCOMING'],
      ['autumn-miles', 'ENDED'],
    ]);
    for (const slug of ['best-round', 'autumn-miles']) {
      const { leaderboard } = (
        await test.app.inject({ url: `/api/v1/tournament/public/${slug}/fi/FI`, headers })
      ).json<{ leaderboard: { points: number }[] }>();
      expect(leaderboard.length, slug).toBeGreaterThanOrEqual(5);
    }
    const prizes = await test.db.query<{ count: number }>('select count(*) from bonus_prize');
    expect(prizes[0]?.count).toBeGreaterThanOrEqual(5 * brands);
  });

  it('leave the ledger consistent', async () => {
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it.each([
    ['aino', null],
    ['jack', null],
    ['new', null],
    ['terms', null],
    ['payout', null],
    ['suspended', null],
    ['withdrawal', null],
    ['timeout', 'error.timeout.in.progress'],
    ['excluded', 'error.exclusion.in.progress"'],
    ['forever', 'error.exclusion.in.progress.indefinitely'],
    ['blacklisted', 'error.account.deactivated'],
    ['closed', 'error.account.closed'],
  ])('%s logs in or gets the expected refusal', async (name, refusal) => {
    const answer = await passwordSignIn(test, `${name}@demo.baize`, DEMO_PASSWORD, 'marigold');
    if (refusal) expect(answer.json().message).toContain(refusal);
    else expect(answer.statusCode).toBe(200);
  });

  it('have the balances and history that the list describes', async () => {
    const token = (await passwordSignIn(test, 'aino@demo.baize', DEMO_PASSWORD)).json<{
      AuthenticationResult: { IdToken: string };
    }>().AuthenticationResult.IdToken;
    const headers = { authorization: `Bearer ${token}` };
    const history = (await test.app.inject({ url: '/api/v1/player/wallet/transactions?limit=100', headers })).json<
      { transactionDate: string }[]
    >();
    expect(history.length).toBeGreaterThan(30);
    expect(new Set(history.map((entry) => entry.transactionDate.slice(0, 10))).size).toBeGreaterThanOrEqual(4);
    expect((await test.app.inject({ url: '/api/v1/player/wallet', headers })).json().mainBalance).toBeGreaterThan(0);
    expect((await test.app.inject({ url: '/api/v1/player/transaction-summary', headers })).json()).toEqual({
      totalDepositsCount: 2,
    });
    // The law counts a person's deposits at all brands, and the page says how much is left.
    const { verification } = (await test.app.inject({ url: '/api/v1/player/documents', headers })).json<{
      verification: { deposited: number } | null;
    }>();
    expect(verification?.deposited).toBe(150 * test.app.brands.all.length);
    const pending = await test.operator().call('GET', '/withdrawals');
    expect(pending.json()).toHaveLength(test.app.brands.all.length);
  });
});
