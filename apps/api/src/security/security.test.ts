import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import { MAX_AMOUNT } from '@baize/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '../modules/wallet/index.ts';
import { describeOnBoth, type TestApp } from '../testing/buildTestApp.ts';
import { operatorToken } from '../testing/operators.ts';

/*
 * What an attacker tries, with the answer that they must get. Each case was possible once, or is what a reviewer tries
 * first.
 */
describeOnBoth('security', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp();
  });

  describe('operator calls', () => {
    const lift = { accountStatus: 'REGISTERED', kycStatus: 'FULLY VERIFIED' };
    const excluded = async () =>
      (await test.player({ record: { status: 'SELF_EXCLUDED', statusUntil: null, kycStatus: 'NOT_VERIFIED' } }))
        .playerId;
    const standing = async (playerId: string) =>
      (await test.db.query('select status, kyc_status from players where player_id = $1', [playerId]))[0];
    const STILL = { status: 'SELF_EXCLUDED', kyc_status: 'NOT_VERIFIED' };

    it('are not on the listener of the public site, whoever asks', async () => {
      const playerId = await excluded();
      const authorization = `Bearer ${await operatorToken()}`;
      for (const url of ['/api/v1/operator', '/operator/v1', '/api/operator/v1', '/api/../operator/v1'])
        for (const headers of [{ authorization }, { 'x-operator-token': 'demo-operator-token' }])
          expect(
            (await test.app.inject({ method: 'PATCH', url: `${url}/players/${playerId}`, headers, payload: lift }))
              .statusCode,
            url,
          ).toBe(404);
      expect(await standing(playerId)).toEqual(STILL);
    });

    it('refuse the old shared secret, a player’s token and someone without the role', async () => {
      const playerId = await excluded();
      const player = await test.player();
      const send = (headers: Record<string, string>) =>
        test.app.operatorPlane?.server.inject({
          method: 'PATCH',
          url: `/operator/v1/players/${playerId}`,
          headers: { ...headers, 'x-operator-reason': 'Because%20I%20can' },
          payload: lift,
        });
      expect((await send({ 'x-operator-token': 'demo-operator-token' }))?.statusCode).toBe(401);
      expect((await send(player.headers))?.statusCode).toBe(401);
      const support = await operatorToken({ id: 'sam', roles: ['support', 'payments', 'system', 'auditor'] });
      expect((await send({ authorization: `Bearer ${support}` }))?.statusCode).toBe(403);
      expect(await standing(playerId)).toEqual(STILL);
    });

    it.each([
      ['lifting an indefinite exclusion and verifying', lift],
      ['lifting it', { accountStatus: 'REGISTERED' }],
      ['weakening it to a time-out', { accountStatus: 'TIMEOUT' }],
      ['giving it an end', { statusUntil: '2026-12-24T00:00:00.000Z' }],
      ['verifying fully', { kycStatus: 'FULLY VERIFIED' }],
      ['making verification unnecessary', { kycStatus: 'NOT_REQUIRED' }],
    ])('need a second person for %s', async (_name, payload) => {
      const playerId = await excluded();
      expect((await test.operator().call('PATCH', `/players/${playerId}`, payload)).statusCode).toBe(202);
      expect(await standing(playerId)).toEqual(STILL);
      expect(await test.db.query('select status_until from players where player_id = $1', [playerId])).toEqual([
        { status_until: null },
      ]);
    });

    it('carry it out when another person approves, and record both', async () => {
      const playerId = await excluded();
      const asked = (await test.operator().call('PATCH', `/players/${playerId}`, lift)).json<{
        approval: { approvalId: string };
      }>();
      const approve = (id: string) =>
        test.operator({ id, name: id }).call('POST', `/approvals/${asked.approval.approvalId}/decision`, {
          decision: 'APPROVE',
        });
      expect((await approve('olivia')).json()).toMatchObject({ code: 'error.operator.same_person' });
      expect(await standing(playerId)).toEqual(STILL);
      expect((await approve('otto')).statusCode).toBe(204);
      expect(await standing(playerId)).toEqual({ status: 'REGISTERED', kyc_status: 'FULLY VERIFIED' });
      expect((await test.operator().call('GET', `/audit?subject=${playerId}&limit=1`)).json()).toMatchObject([
        {
          action: 'operatorPlayerUpdate',
          actor: { id: 'olivia' },
          approver: { id: 'otto' },
          origin: '127.0.0.1',
          reason: 'Needed by a test',
          before: { accountStatus: 'SELF_EXCLUDED', kycStatus: 'NOT_VERIFIED' },
          after: { accountStatus: 'REGISTERED', kycStatus: 'FULLY VERIFIED' },
        },
      ]);
    });

    it('do not lift a stop that began after the request', async () => {
      const { playerId } = await test.player({ record: { status: 'TIMEOUT', statusUntil: new Date('2026-12-01Z') } });
      const asked = await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus: 'REGISTERED' });
      await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus: 'SELF_EXCLUDED' });
      const { approvalId } = asked.json<{ approval: { approvalId: string } }>().approval;
      expect(
        (
          await test.operator({ id: 'otto' }).call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' })
        ).json(),
      ).toMatchObject({ code: 'error.operator.approval_outdated' });
      expect(await standing(playerId)).toMatchObject({ status: 'SELF_EXCLUDED' });
    });

    it('need a second person to pay out a large amount, and none to refuse it', async () => {
      const large = async (amount: number) => {
        const player = await test.player({ record: { kycStatus: 'FULLY VERIFIED' } });
        await test.app.wallet.move(
          deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, amount * 100, 'SKRILL'),
        );
        const asked = await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/wallet/withdrawal',
          headers: { ...player.headers, 'idempotency-key': randomUUID() },
          payload: { amount, paymentMethod: 'SKRILL' },
        });
        expect(asked.statusCode, asked.body).toBe(200);
        return asked.json<{ referenceId: string }>().referenceId;
      };
      const decide = async (reference: string, decision: string) =>
        (await test.operator().call('POST', `/withdrawals/${reference}/decision`, { decision })).statusCode;
      const [one, other] = [await large(2000), await large(2000)];
      expect(await decide(one, 'APPROVE')).toBe(202);
      expect(await test.db.query('select step from payment where reference_id = $1', [one])).toEqual([
        { step: 'REVIEW' },
      ]);
      expect(await decide(other, 'REJECT')).toBe(204);
    });
  });

  describe('studios and money', () => {
    const studioCall = async (name: string, payload: object, studio = 'relax', signer = studio) => {
      const text = JSON.stringify(payload);
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/v1/studio/wallet/${name}`,
        payload: text,
        headers: {
          'content-type': 'application/json',
          'x-baize-studio': studio,
          'x-baize-signature': sign(test.env.studio.secretOf(signer) ?? '', text),
        },
      });
      return { status: answer.statusCode, body: answer.json<{ code?: string; sessionId: string; held?: boolean }>() };
    };
    /** A round with a taken stake of one unit. */
    const round = async () => {
      const player = await test.player();
      const own = { playerId: player.playerId, currency: 'EUR' as const };
      await test.app.wallet.move(deposit({ ...own, reference: randomUUID() }, 10_00, 'SKRILL'));
      const token = await test.app.studio.openGameSession({
        ...own,
        brand: 'northlight',
        studio: 'relax',
        gameId: 'aurora',
        gameTitle: 'Aurora Reels',
        vertical: 'CASINO',
        language: 'en',
        country: 'FI',
        maxWinStakes: 2500,
      });
      const { sessionId } = (await studioCall('authenticate', { token, gameId: 'aurora' })).body;
      const base = { sessionId, gameId: 'aurora', roundId: randomUUID(), currency: 'EUR' };
      const bet = { ...base, transactionId: randomUUID(), amount: 1 };
      expect((await studioCall('bet', bet)).status).toBe(200);
      const win = (amount: number, roundEnded: boolean) => ({
        ...base,
        transactionId: randomUUID(),
        betTransactionId: bet.transactionId,
        amount,
        roundEnded,
      });
      const main = async () => (await test.app.wallet.balances(player.playerId))?.main;
      return { player, base, bet, win, main };
    };

    it('refuse a win that one studio signs for another’s session, in either name', async () => {
      const { win, main } = await round();
      expect((await studioCall('win', win(5, true), 'relax', 'playngo')).body.code).toBe('error.signature.invalid');
      expect((await studioCall('win', win(5, true), 'playngo')).body.code).toBe('error.bet.unknown');
      expect(await main()).toBe(9_00);
    });

    it('refuse a second win after the round has ended', async () => {
      const { win, main } = await round();
      expect((await studioCall('win', win(5, true))).status).toBe(200);
      expect(await studioCall('win', win(5, false))).toMatchObject({
        status: 409,
        body: { code: 'error.round.settled' },
      });
      expect(await main()).toBe(14_00);
    });

    it('hold a win of a thousand million on a stake of one, and refuse it the second time', async () => {
      const { win, main, player } = await round();
      expect(await studioCall('win', win(1e9, true))).toMatchObject({ status: 200, body: { held: true } });
      expect((await studioCall('win', win(1e9, true))).status).toBe(409);
      expect(await main()).toBe(9_00);
      const inbox = await test.app.inject({ url: '/api/v1/player/inbox', headers: player.headers });
      expect(inbox.body).toContain('WIN_HELD');
    });

    it('show a balance above the largest movement, to the player and in the operators’ list', async () => {
      const { player } = await round();
      const own = { playerId: player.playerId, currency: 'EUR' as const };
      for (let times = 0; times < 2; times += 1)
        await test.app.wallet.move(deposit({ ...own, reference: randomUUID() }, MAX_AMOUNT, 'SKRILL'));
      for (const path of ['', '/transactions', '/net-position-win-loss', '/summary'])
        expect(
          (await test.app.inject({ url: `/api/v1/player/wallet${path}`, headers: player.headers })).statusCode,
          path,
        ).toBe(200);
      const listed = await test.operator().call('GET', `/players?search=${player.playerId}`);
      expect(listed.json()).toMatchObject([{ balances: { total: 2 * (MAX_AMOUNT / 100) + 9 } }]);
    });
  });

  describe('the ledger and its history', () => {
    it.each([
      'update wallet set main = 100000000',
      'delete from wallet_transaction',
      'delete from operator_audit',
      'delete from limit_change',
      'alter table ledger_posting disable trigger all',
    ])('refuse "%s" from the API itself', async (statement) => {
      await expect(test.app.db.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    });

    it('show what the database’s owner changed by hand, at the next hourly check', async () => {
      const player = await test.player();
      const reference = randomUUID();
      await test.app.wallet.move(deposit({ reference, playerId: player.playerId, currency: 'EUR' }, 50_00, 'SKRILL'));
      const own = async () =>
        (await test.app.integrity.run('wallet_books')).filter(({ subject }) => subject === player.playerId);
      expect(await own()).toEqual([]);
      await test.db.query('update wallet set withdrawn = withdrawn + 1 where player_id = $1', [player.playerId]);
      expect(await own()).toMatchObject([{ fault: 'lifetime_sums' }]);
      expect((await test.app.inject('/metrics')).body).toMatch(/baize_integrity_faults\{check="wallet_books"\} [1-9]/);
      await test.db.query('update wallet set withdrawn = withdrawn - 1 where player_id = $1', [player.playerId]);
      expect(await own()).toEqual([]);
    });
  });
});
