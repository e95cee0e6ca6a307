import { randomUUID } from 'node:crypto';
import { CLOSURE_OBSTACLES, type ClosureObstacle, type ClosureState } from '@baize/contracts/closure';
import type { MarketingPreferences } from '@baize/contracts/account';
import { err, ok } from '@baize/kernel';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayReport, PaymentGateway } from '../../ports/payment-gateway/port.ts';
import { describeByPlayer, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { deposit, lockWithdrawal, payWithdrawal } from '../wallet/index.ts';
import { findPlayer, isSuspended, restrictPlayer, statusNow, updatePlayer } from '../player/index.ts';
import { planExclusion } from '../limits/repository.ts';
import { startDueExclusions } from '../limits/use-cases/breaks.ts';
import { closedMessage } from './model/closed-texts.ts';

const PASSWORD = 'river-lantern-42-oak';
const DAY_MS = 86_400_000;

describeByPlayer('closing an account', (makeApp) => {
  let test: TestApp;
  /** What the gateway says of every deposit form that it is asked to cancel; null: it does not answer. */
  let formIs: GatewayReport['state'] | null = 'FAILED';
  const forms = new Map<string, Omit<GatewayReport, 'state'>>();
  const gateway: PaymentGateway = {
    startPayment: async ({ reference, amount, currency }) => {
      forms.set(reference, { gatewayId: reference, kind: 'DEPOSIT', amount, currency, failureCode: null });
      return ok({ gatewayId: reference, hostedUrl: 'http://gateway.test/pay' });
    },
    startPayout: async ({ reference }) => ok({ gatewayId: reference }),
    cancelPayment: async (reference) => {
      const form = forms.get(reference);
      if (formIs === null) return err('UNREACHABLE');
      return ok(form ? { ...form, state: formIs } : null);
    },
    report: async () => ok(null),
  };
  beforeAll(async () => {
    test = await makeApp({ ports: { paymentGateway: gateway } });
  });
  const call = (who: TestPlayer, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    test.app.inject({ method, url: `/api/v1/player/${path}`, headers: who.headers, ...(payload ? { payload } : {}) });
  const obstaclesOf = async (who: TestPlayer) => (await call(who, 'GET', 'closure')).json<ClosureState>().obstacles;
  const close = async (who: TestPlayer, password = PASSWORD) => {
    const answer = await call(who, 'POST', 'closure', { password });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? null : answer.json<{ code: string; details?: object }>(),
    };
  };
  const player = (options: Parameters<TestApp['player']>[0] = {}) => test.player({ password: PASSWORD, ...options });
  const statusOf = async ({ playerId }: TestPlayer) => (await findPlayer(test.db, playerId))?.status;
  const pay = ({ playerId }: TestPlayer, hundredths: number) =>
    test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, hundredths, 'SKRILL'));

  /** Brings about each obstacle, without another one. */
  const BRING: Readonly<Record<ClosureObstacle, (who: TestPlayer) => Promise<unknown>>> = {
    BALANCE: (who) => pay(who, 1050),
    WITHDRAWAL: async (who) => {
      await pay(who, 2000);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/withdrawal',
        headers: { ...who.headers, 'idempotency-key': randomUUID() },
        payload: { amount: 20, paymentMethod: 'SKRILL' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    },
    DEPOSIT: ({ playerId }) =>
      test.db.query(
        `insert into payment (reference_id, player_id, brand, kind, method, amount, currency, status, idempotency_key,
           language, created_at, updated_at)
         values ($1, $2, 'northlight', 'DEPOSIT', 'SKRILL', 3000, 'EUR', 'PENDING', $3, 'en', now(), now())`,
        [randomUUID(), playerId, randomUUID()],
      ),
    BET: ({ playerId }) =>
      test.db.query(
        `insert into sports_bet (player_id, bet_id, session_id, category, currency, bet_reference, stake, bonus_stake,
           potential_payout, description, selections, state, reserved_at, changed_at)
         values ($1, $2, $3, 'SPORTS', 'EUR', $4, 500, 0, 900, 'Lynx', '[]', 'PLACED', now(), now())`,
        [playerId, randomUUID(), randomUUID(), randomUUID()],
      ),
    BONUS: ({ playerId }) =>
      test.db.query(
        `insert into bonus_assignment (player_id, assignment_id, campaign_id, version, vertical, state, currency,
           claimed_at, claimed_seq, expires_at)
         select $1, $2, campaign_id, version, 'CASINO', 'WAGERING', 'EUR', now(), 0, '2027-01-01' from bonus_campaign_version limit 1`,
        [playerId, randomUUID()],
      ),
    HELD_WIN: ({ playerId }) =>
      test.db.query(
        `insert into held_win (player_id, reference_id, studio, session_id, game_id, game_title, vertical, round_id,
           bet_reference, currency, stake, amount, to_bonus, max_win_stakes, state, held_at)
         values ($1, $2, 's', $3, 'g', 'G', 'CASINO', 'r', $4, 'EUR', 100, 9000000, 0, 5000, 'HELD', now())`,
        [playerId, randomUUID(), randomUUID(), randomUUID()],
      ),
    OTHER_BRANDS: async ({ playerId }) => {
      const email = (await findPlayer(test.db, playerId))?.email ?? '';
      await pay(await player({ brand: 'marigold', record: { email } }), 700);
    },
  };
  beforeAll(async () => {
    const id = randomUUID();
    await test.db.query(
      `insert into bonus_campaign (campaign_id, brand, name, status, version, created_at) values ($1, 'northlight', 'C', 'ACTIVE', 1, now())`,
      [id],
    );
    await test.db.query(
      `insert into bonus_campaign_version (campaign_id, version, terms, written_at) values ($1, 1, '{}', now())`,
      [id],
    );
  });

  it('names every obstacle with its amount, and closes only once none is left', () =>
    fc.assert(
      fc.asyncProperty(fc.subarray([...CLOSURE_OBSTACLES]), async (codes) => {
        const who = await player();
        for (const code of codes) await BRING[code](who);
        const found = await obstaclesOf(who);
        expect(found.map(({ code }) => code).sort()).toEqual([...codes].sort());
        const amounts: Readonly<Record<ClosureObstacle, number | null>> = {
          BALANCE: 10.5,
          BONUS: 0,
          WITHDRAWAL: 20,
          DEPOSIT: 30,
          BET: 5,
          HELD_WIN: 90_000,
          OTHER_BRANDS: null,
        };
        for (const { code, amount, count, currency } of found)
          expect({ amount, count, currency }).toEqual({
            amount: amounts[code as ClosureObstacle],
            count: 1,
            currency: 'EUR',
          });
        const answer = await close(who);
        if (codes.length === 0) {
          expect(answer).toEqual({ status: 204, body: null });
          expect(await statusOf(who)).toBe('CLOSED');
        } else {
          expect(answer).toMatchObject({ status: 409, body: { code: 'error.closure.obstacles' } });
          expect((answer.body?.details as { obstacles: string[] }).obstacles.sort()).toEqual([...codes].sort());
          expect(await statusOf(who)).toBe('REGISTERED');
          expect((await call(who, 'GET', 'access/details')).statusCode).toBe(200);
        }
      }),
      { numRuns: 10, examples: [[[]], [[...CLOSURE_OBSTACLES]]] },
    ));

  it('is offered to nobody else, and needs the password', async () => {
    for (const method of ['GET', 'POST'] as const)
      expect(
        (await test.app.inject({ method, url: '/api/v1/player/closure', payload: { password: 'x' } })).statusCode,
      ).toBe(401);
    const who = await player();
    expect(await close(who, 'not it at all')).toMatchObject({
      status: 400,
      body: { code: 'error.old_password.incorrect' },
    });
    expect((await call(who, 'POST', 'closure', {})).statusCode).toBe(400);
    for (let attempt = 0; attempt < 5; attempt += 1) await close(who, 'not it at all');
    expect(await close(who)).toMatchObject({ status: 403, body: { code: 'error.sign.in.attempt.count.exceeded' } });
    expect(await statusOf(who)).toBe('REGISTERED');
  });

  it('ends every session at once, and the login says who closed the account', async () => {
    const who = await player();
    const elsewhere = await test.signInAgain(who);
    expect((await close(who)).status).toBe(204);
    for (const session of [who, elsewhere])
      expect((await call(session, 'GET', 'access/details')).statusCode, 'an ended session').toBe(401);
    expect(await findPlayer(test.db, who.playerId)).toMatchObject({ status: 'CLOSED', statusInitiator: 'PLAYER' });
    const again = await test.signInAgain(who);
    expect((await call(again, 'GET', 'closure')).statusCode).toBe(401);
    expect((await close(again)).status).toBe(401);
  });

  it('lets only one of two calls at once close it', async () => {
    const who = await player();
    const other = await test.signInAgain(who);
    const answers = await Promise.all([close(who), close(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    const [row] = await test.db.query<{ n: number }>(
      'select count(*)::int as n from account_closures where player_id = $1',
      [who.playerId],
    );
    expect(row?.n).toBe(1);
  });

  it('never closes over money that arrives at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await player();
      const [closed, paid] = await Promise.all([close(who), pay(who, 700)]);
      expect(paid.outcome).toBe('MOVED');
      // Money that came first is an obstacle; money that came after the closure is support's to pay out.
      expect(closed.status === 409 ? 'REGISTERED' : 'CLOSED').toBe(await statusOf(who));
    }
  });

  it('never closes over a payment form that was paid, or that may still be', async () => {
    const withForm = async (record: { email?: string } = {}) => {
      const who = await player({ record });
      const opened = await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/deposit',
        headers: { ...who.headers, 'idempotency-key': randomUUID() },
        payload: { amount: 30, paymentMethod: 'SKRILL' },
      });
      expect(opened.json(), opened.body).toMatchObject({ status: 'PENDING' });
      // The player has not paid, as far as we know.
      expect(await obstaclesOf(who)).toEqual([]);
      return who;
    };
    const balanceOf = async ({ playerId }: TestPlayer) => (await test.app.wallet.balances(playerId))?.main ?? 0;
    for (const [state, obstacle] of [
      ['SUCCEEDED', 'BALANCE'],
      ['PENDING', 'DEPOSIT'],
      [null, 'DEPOSIT'],
    ] as const) {
      formIs = state;
      const who = await withForm();
      expect(await close(who)).toMatchObject({ status: 409, body: { details: { obstacles: [obstacle] } } });
      expect(await statusOf(who)).toBe('REGISTERED');
      expect(await balanceOf(who)).toBe(state === 'SUCCEEDED' ? 3000 : 0);
      // The page reads the list again after the refusal, so the list names what was in the way.
      expect((await obstaclesOf(who)).map(({ code }) => code)).toEqual([obstacle]);
    }
    formIs = 'FAILED';
    expect((await close(await withForm())).status).toBe(204);

    // The closure suspends the account at the other brand too.
    formIs = 'SUCCEEDED';
    const email = `${randomUUID()}@test.baize`;
    const paying = await withForm({ email });
    const closing = await player({ brand: 'marigold', record: { email } });
    expect(await close(closing)).toMatchObject({ status: 409, body: { details: { obstacles: ['OTHER_BRANDS'] } } });
    expect(await balanceOf(paying)).toBe(3000);

    // What has to be settled anyway costs nobody a form.
    formIs = 'FAILED';
    const rich = await withForm();
    await pay(rich, 700);
    expect((await close(rich)).status).toBe(409);
    const [form] = await test.db.query<{ closed_at: string | null }>(
      'select closed_at from payment where player_id = $1',
      [rich.playerId],
    );
    expect(form?.closed_at).toBeNull();
  });

  it('stops every consent and deletes what no law asks us to keep', async () => {
    const who = await player({ record: { marketingOptIn: true } });
    await call(who, 'PATCH', 'marketing_preferences', {
      preferences: [{ channel: 'SMS', communication: 'CASINO', enabled: true }],
    });
    await call(who, 'PATCH', 'cookies/consent', {
      version: 1,
      essentials: true,
      performanceFunctional: true,
      marketing: true,
    });
    await test.db.query(
      `insert into player_games (player_id, game_id, lobby, added_at) values ($1, 'g', 'casino', now())`,
      [who.playerId],
    );
    expect((await close(who)).status).toBe(204);
    const rows = (query: string) => test.db.query(query, [who.playerId]);
    const record = await findPlayer(test.db, who.playerId);
    expect(record?.marketingOptIn).toBe(false);
    expect(
      await rows(
        `select distinct on (channel, communication) channel, communication, enabled from marketing_choices
         where player_id = $1 order by channel, communication, seq desc`,
      ),
    ).toEqual(
      expect.arrayContaining([
        { channel: 'EMAIL', communication: 'BONUS_OFFER', enabled: false },
        { channel: 'SMS', communication: 'BONUS_OFFER', enabled: false },
        { channel: 'SMS', communication: 'CASINO', enabled: false },
      ]),
    );
    expect(
      await rows('select performance_functional, marketing from cookie_consent where player_id = $1 order by seq'),
    ).toEqual([
      { performance_functional: true, marketing: true },
      { performance_functional: false, marketing: false },
    ]);
    expect(await rows('select 1 from player_games where player_id = $1')).toEqual([]);
    // The ledger stays: the law asks us to keep it.
    expect(await rows('select 1 from wallet where player_id = $1')).toHaveLength(1);
  });

  it('is in the audit log, and an email confirms it in the player’s language', async () => {
    const who = await player({
      languageCode: 'fi',
      record: { email: `${randomUUID()}@Test.baize`, firstName: 'Aino' },
    });
    expect((await close(who)).status).toBe(204);
    expect(
      await test.db.query(
        "select action, details from operator_audit where subject = $1 and action = 'player.closed'",
        [who.playerId],
      ),
    ).toEqual([{ action: 'player.closed', details: { initiator: 'PLAYER', from: 'REGISTERED' } }]);
    const to = (await findPlayer(test.db, who.playerId))?.email;
    await expect
      .poll(() => test.messaging.messages.find((message) => message.to === to))
      .toMatchObject({
        channel: 'EMAIL',
        locale: 'fi',
        text: expect.stringContaining('Hei Aino,\n\nSuljit tilisi') as string,
      });
  });

  describe('and what else keeps the player out', () => {
    const after = async ({ playerId }: TestPlayer) => {
      const record = await findPlayer(test.db, playerId);
      if (!record) throw new Error('The player has gone.');
      const now = test.clock.now();
      // As support would open the account again.
      return { record, reopened: statusNow({ ...record, status: 'REGISTERED', statusUntil: null }, now) };
    };

    it.each([30, null])('keeps an exclusion of %s days in force', async (days) => {
      const who = await player();
      const until = days === null ? null : new Date(test.clock.now().getTime() + days * DAY_MS);
      await restrictPlayer(test.app, who.playerId, { status: 'SELF_EXCLUDED', until, initiator: 'PLAYER' });
      expect((await close(await test.signInAgain(who))).status).toBe(204);
      expect((await after(who)).record.status).toBe('CLOSED');
      expect((await after(who)).reopened).toEqual({ status: 'SELF_EXCLUDED', until });
    });

    it('starts an exclusion that was planned before', async () => {
      const who = await player();
      const now = test.clock.now();
      const until = new Date(now.getTime() + 40 * DAY_MS);
      await test.app.db.transaction((tx) =>
        planExclusion(tx, { playerId: who.playerId, startsAt: now, until, requestedAt: now }),
      );
      expect((await close(who)).status).toBe(204);
      await startDueExclusions(test.app);
      const { record, reopened } = await after(who);
      expect(record.status).toBe('CLOSED');
      expect(reopened).toEqual({ status: 'SELF_EXCLUDED', until });
    });

    it('leaves a player who could only withdraw no more than that', async () => {
      const who = await player();
      await updatePlayer(test.db, who.playerId, { status: 'PAYOUT' });
      expect((await close(who)).status).toBe(204);
      expect((await after(who)).record.permissions.payout).toBe(true);
    });

    it('suspends the person’s accounts at the other brands, which must be empty before (ruling 19a)', async () => {
      const email = `${randomUUID()}@test.baize`;
      const who = await player({ record: { email } });
      const there = await player({ brand: 'marigold', record: { email } });
      await pay(there, 1000);
      expect((await call(who, 'GET', 'closure')).json()).toEqual({
        obstacles: [{ code: 'OTHER_BRANDS', count: 1, amount: null, currency: 'EUR' }],
      });
      expect((await close(who)).status).toBe(409);
      expect(await statusOf(who)).toBe('REGISTERED');
      const paidOut = { reference: randomUUID(), playerId: there.playerId, currency: 'EUR' as const };
      await test.app.wallet.move(lockWithdrawal(paidOut, 1000, 'SKRILL'));
      const { reference } = paidOut;
      await test.app.wallet.move(payWithdrawal({ ...paidOut, reference: randomUUID() }, 1000, 'SKRILL', reference));
      expect((await close(who)).status).toBe(204);
      expect(await statusOf(there)).toBe('REGISTERED');
      const record = await findPlayer(test.db, there.playerId);
      expect(record && isSuspended(record, test.clock.now())).toBe(true);
      expect((await test.app.playerAccess.mayDeposit(there.playerId)).result).toBe('RESTRICTED');
      expect((await call(there, 'GET', 'access/details')).statusCode).toBe(401);
    });
  });

  it('keeps a marketing choice as evidence that was off already', async () => {
    const who = await player();
    const before = (await call(who, 'GET', 'marketing_preferences')).json<MarketingPreferences>();
    expect(before.preferences.filter(({ enabled, fixed }) => enabled && !fixed)).toEqual([]);
    expect((await close(who)).status).toBe(204);
    expect(await test.db.query('select 1 from marketing_choices where player_id = $1', [who.playerId])).toEqual([]);
  });
});

it.each(['EN', 'FI', 'NO', 'DE', 'FR', 'PT', 'ES', 'JA', 'TL', 'TR', 'PL'])('fills in the email in %s', (language) => {
  const { subject, text } = closedMessage(language, language === 'ES' ? 'CL' : 'XX', {
    brand: 'Harbour',
    name: 'Aino $&',
    support: 'help@harbour.example',
  });
  expect(`${subject}${text}`).not.toMatch(/[{}]/);
  expect(subject).toContain('Harbour');
  expect(text).toContain('Aino $&');
  expect(text).toContain('help@harbour.example');
});
