import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { deposit } from '../wallet/index.ts';

describe('a win above the published maximum, in the operator’s queue', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const call = async (name: string, payload: object) => {
    const text = JSON.stringify(payload);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/studio/wallet/${name}`,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': 'relax',
        'x-baize-signature': sign(test.env.studio.secretOf('relax') ?? '', `POST /api/v1/studio/wallet/${name}`, text),
      },
    });
    return answer.json<{ sessionId: string; transactionReference: string; held: boolean }>();
  };
  const heldWin = async () => {
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
      maxWinStakes: 100,
    });
    const { sessionId } = await call('authenticate', { token, gameId: 'aurora' });
    const round = { sessionId, gameId: 'aurora', roundId: randomUUID(), currency: 'EUR' };
    const bet = { ...round, transactionId: randomUUID(), amount: 1 };
    await call('bet', bet);
    const win = await call('win', {
      ...round,
      transactionId: randomUUID(),
      betTransactionId: bet.transactionId,
      amount: 101,
      roundEnded: true,
    });
    expect(win.held).toBe(true);
    return { player, reference: win.transactionReference };
  };
  const inbox = async (headers: Readonly<Record<string, string>>) =>
    (await test.app.inject({ url: '/api/v1/player/inbox', headers })).json<{ messages: { kind: string }[] }>().messages;

  it('is paid only with a second person, recorded, and told to the player', async () => {
    const { player, reference } = await heldWin();
    const operator = test.operator();
    expect((await operator.call('GET', '/held-wins')).json()).toMatchObject([
      { referenceId: reference, studio: 'relax', stake: 1, amount: 101, maxWinStakes: 100 },
    ]);
    const path = `/held-wins/${reference}/decision`;
    expect((await operator.call('POST', path, { decision: 'APPROVE' })).statusCode).toBe(202);
    expect((await test.app.wallet.balances(player.playerId))?.main).toBe(9_00);
    expect((await operator.callWithApproval('POST', path, { decision: 'APPROVE' })).statusCode).toBeLessThan(300);
    expect((await test.app.wallet.balances(player.playerId))?.main).toBe(110_00);
    expect((await operator.call('GET', '/held-wins')).json()).toEqual([]);
    const again = await operator.call('POST', path, { decision: 'REJECT' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'error.held_win.decided']);
    expect((await inbox(player.headers)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['WIN_PAID', 'WIN_HELD']),
    );
    expect((await operator.call('GET', `/audit?subject=${reference}`)).json()).toContainEqual(
      expect.objectContaining({
        action: 'operatorHeldWinDecision',
        before: { state: 'HELD' },
        after: { state: 'PAID' },
        approver: expect.anything() as object,
      }),
    );
  });

  it('is refused by one person, and pays nothing', async () => {
    const { player, reference } = await heldWin();
    const path = `/held-wins/${reference}/decision`;
    expect((await test.operator({ roles: ['support'] }).call('POST', path, { decision: 'REJECT' })).statusCode).toBe(
      403,
    );
    expect((await test.operator().call('POST', path, { decision: 'REJECT' })).statusCode).toBe(204);
    expect((await test.app.wallet.balances(player.playerId))?.main).toBe(9_00);
    expect((await inbox(player.headers)).map(({ kind }) => kind)).toContain('WIN_REFUSED');
  });
});
