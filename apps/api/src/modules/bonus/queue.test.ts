import type { Reward } from '@baize/contracts/reward';
import type { CampaignTerms } from '@baize/contracts/operator';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { contentModuleWith } from '../content/index.ts';
import { bonusModule } from './index.ts';
import { writeCampaign } from './testing.ts';

const AT_ONCE = { category: 'MANUAL', trigger: null, matchPercent: null, wrMultiplier: 2 } as const;
const SPINS = {
  ...AT_ONCE,
  wrMultiplier: 0,
  amounts: { EUR: { bonus: 0.2 } },
  freeSpins: { gameId: '10003', spins: 5, winnings: 'MAIN' },
} as const satisfies Partial<CampaignTerms>;

describeOnPostgres('queued bonuses', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await makeApp({ modules: [contentModuleWith({ games: 10 }), bonusModule] });
  });
  beforeEach(async () => {
    await test.db.query('delete from bonus_campaign');
    player = await test.player();
  });
  const campaign = (given: Partial<CampaignTerms> = AT_ONCE) => writeCampaign(test, player, given);
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/${path}`,
      headers: player.headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const claim = (id: string) => send('POST', `v1/bonus/rewards/${id}/claim`, { version: 1 });
  const queue = (id: string, version = 1) => send('POST', 'v2/bonus/queued-bonus', { campaignId: id, version });
  const claimQueued = ({ campaignId, queuedPlayerBonus }: Reward) =>
    send('POST', `v1/bonus/campaign/${campaignId}/queued-bonus/${queuedPlayerBonus?.queuedPlayerBonusId}/claim`);
  const forfeit = (id: string | null | undefined) =>
    send('PUT', `v1/bonus/${id}/state`, { state: 'FORFEITED', wageringProgress: 0 });
  const active = async (): Promise<Reward[]> => (await send('GET', 'v1/bonus/rewards?rewardsType=ACTIVE')).body;
  const claimsOf = async (id: string) =>
    (await test.db.query<{ claims: number }>('select claims from bonus_campaign where campaign_id = $1', [id]))[0]
      ?.claims;

  it('waits behind the active bonus of its vertical, and is claimed once that has ended', async () => {
    const first = (await claim(await campaign())).body;
    const second = await campaign();
    const { body: queued } = await queue(second);
    expect(queued).toMatchObject({ state: null, queuedPlayerBonus: { isCredited: false } });
    // A second click, or the other device.
    expect((await queue(second)).body.queuedPlayerBonus).toEqual(queued.queuedPlayerBonus);
    expect(await active()).toHaveLength(2);
    expect((await send('GET', 'v1/bonus/rewards')).body).toEqual([]);
    expect((await claimQueued(queued)).body).toMatchObject({
      code: 'error.bonus.active.already.exists',
      details: { assignmentId: first.assignmentId },
    });
    await forfeit(first.assignmentId);
    expect((await claimQueued(queued)).body).toMatchObject({
      state: 'WAGERING',
      granted: { amount: 100 },
      queuedPlayerBonus: { isCredited: true },
    });
    expect((await claimQueued(queued)).body.code).toBe('error.bonus.not_available');
    expect(await claimsOf(second)).toBe(1);
  });

  it('queues free spins behind free spins', async () => {
    const first = (await send('POST', `v1/bonus/freespin/campaign/${await campaign(SPINS)}/claim`, { version: 1 }))
      .body;
    const { body: queued } = await queue(await campaign(SPINS));
    expect(queued).toMatchObject({ vertical: 'FREE_SPINS', freeSpinDetail: { rounds: 5, state: null } });
    expect((await claimQueued(queued)).body.code).toBe('error.bonus.active.already.exists');
    await forfeit(first.assignmentId);
    expect((await claimQueued(queued)).body).toMatchObject({
      freeSpinDetail: { state: 'ACTIVE', roundsLeft: 5 },
      queuedPlayerBonus: { isCredited: true },
    });
  });

  it.each([
    ['nothing is active', async () => campaign(), 'error.bonus.not_available'],
    [
      'the reward belongs to a certain deposit',
      async () => {
        await claim(await campaign());
        return campaign({});
      },
      'error.bonus.not_available',
    ],
    [
      'another reward waits',
      async () => {
        await claim(await campaign());
        await queue(await campaign());
        return campaign();
      },
      'error.bonus.queue_full',
    ],
    [
      'the cap is used up',
      async () => {
        await claim(await campaign());
        const capped = await campaign({ ...AT_ONCE, claimsInAll: 1 });
        const [one, other] = [player, await test.player()];
        player = other;
        await claim(capped);
        player = one;
        return capped;
      },
      'error.bonus.not_available',
    ],
  ] as const)('is refused where %s', async (_, arrange, code) => {
    expect((await queue(await arrange())).body.code).toBe(code);
  });

  it('asks to read the terms again that have changed', async () => {
    await claim(await campaign());
    expect((await queue(await campaign(), 2)).body.code).toBe('error.bonus.terms_changed');
  });

  it('gives its place back when it is left, and when its time is over', async () => {
    await claim(await campaign({ ...AT_ONCE, validHours: 500 }));
    const second = await campaign({ ...AT_ONCE, validHours: 2 });
    const { body: queued } = await queue(second);
    expect(await claimsOf(second)).toBe(1);
    expect((await forfeit(queued.queuedPlayerBonus.queuedPlayerBonusId)).status).toBe(200);
    expect(await claimsOf(second)).toBe(0);
    const { body: again } = await queue(second);
    test.advance(2 * 3_600_000);
    player = await test.signInAgain(player);
    expect((await claimQueued(again)).body.code).toBe('error.bonus.not_available');
    await test.app.bonuses.expireDue();
    expect(await claimsOf(second)).toBe(0);
    expect(await active()).toHaveLength(1);
  });

  it('credits a place once, whatever two devices do', async () => {
    const first = (await claim(await campaign())).body;
    const { body: queued } = await queue(await campaign());
    await forfeit(first.assignmentId);
    const answers = await Promise.all([claimQueued(queued), claimQueued(queued), claimQueued(queued)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await test.app.wallet.balances(player.playerId))?.casinoBonus).toBe(100_00);
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });
});
