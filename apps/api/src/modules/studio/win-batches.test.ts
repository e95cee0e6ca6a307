import { randomUUID } from 'node:crypto';
import { sign, type SignedCall } from '@baize/contracts/signature';
import { MOST_WINS } from '@baize/contracts/studio';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeByPlayer, type TestApp } from '../../testing/buildTestApp.ts';
import { deposit, grantBonus, walletModule } from '../wallet/index.ts';
import { studioModule } from './index.ts';

interface Result {
  readonly transactionId: string;
  readonly status: 'BOOKED' | 'REFUSED' | 'UNKNOWN';
  readonly code?: string;
  readonly balance?: number;
  readonly held?: boolean;
}
interface Answer {
  readonly status: number;
  readonly body: Omit<Result, 'status'> & { readonly sessionId: string; readonly results: readonly Result[] };
}

describeByPlayer('wins of a shared round', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, studioModule] });
  });
  const call = async (name: string, payload: object, studio = 'evolution', signedAs = name): Promise<Answer> => {
    const text = JSON.stringify(payload);
    const signed: SignedCall = `POST /api/v1/studio/wallet/${signedAs}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/studio/wallet/${name}`,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': studio,
        'x-baize-signature': sign(test.env.studio.secretOf(studio) ?? '', signed, text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const seat = async (money = 10_000, bonus = 0, studio = 'evolution') => {
    const { playerId } = await test.player();
    const common = { playerId, currency: 'EUR' as const };
    await test.app.wallet.move(deposit({ ...common, reference: randomUUID() }, money, 'SKRILL'));
    if (bonus > 0)
      await test.app.wallet.move(grantBonus({ ...common, reference: randomUUID() }, bonus, 'LIVE_CASINO', 'B'));
    const token = await test.app.studio.openGameSession({
      ...common,
      brand: 'northlight',
      studio,
      gameId: 'table',
      gameTitle: 'Table',
      vertical: 'LIVE_CASINO',
      language: 'en',
      country: 'FI',
      maxWinStakes: 50,
    });
    const { sessionId } = (await call('authenticate', { token, gameId: 'table' }, studio)).body;
    return { playerId, sessionId };
  };
  const betOf = (sessionId: string, id: string, amount: number, roundId = 'r') => ({
    ...{ sessionId, gameId: 'table', roundId: `${sessionId}-${roundId}`, currency: 'EUR' },
    ...{ transactionId: `${id}-bet`, amount },
  });
  const winOf = (sessionId: string, id: string, amount: number, roundId = 'r', roundEnded = true) => ({
    ...betOf(sessionId, id, amount, roundId),
    ...{ transactionId: `${id}-win`, betTransactionId: `${id}-bet`, roundEnded },
  });
  const bet = async (sessionId: string, amount = 1, roundId = 'r'): Promise<string> => {
    const id = randomUUID();
    expect((await call('bet', betOf(sessionId, id, amount, roundId))).status).toBe(200);
    return id;
  };

  it('books each win, or refuses it with the code of its own call', async () => {
    const [winner, loser, bounded, refunded] = await Promise.all([seat(), seat(), seat(), seat()]);
    const foreign = await seat(10_000, 0, 'playngo');
    const [won, lost, huge, gone] = [
      await bet(winner.sessionId),
      await bet(loser.sessionId),
      await bet(bounded.sessionId),
      await bet(refunded.sessionId),
    ];
    const { sessionId } = refunded;
    await call('refund', {
      ...betOf(sessionId, gone, 1),
      amount: undefined,
      betTransactionId: `${gone}-bet`,
      transactionId: randomUUID(),
    });
    const wins = [
      winOf(winner.sessionId, won, 36),
      winOf(loser.sessionId, lost, 0),
      winOf(bounded.sessionId, huge, 51),
      winOf(sessionId, gone, 2),
      winOf(winner.sessionId, 'never', 2, 'r2'),
      winOf(foreign.sessionId, 'never', 2),
      winOf(randomUUID(), 'never', 2),
      { ...winOf(loser.sessionId, lost, 0), currency: 'CLP', amount: 0.5 },
    ];
    const told = wins.map(({ transactionId }) => transactionId);
    const first = await call('wins', { wins });
    expect(first.status).toBe(200);
    expect(first.body.results.map(({ transactionId }) => transactionId)).toEqual(told);
    const shortened = ({ results }: Answer['body']) =>
      results.map(({ status, code, balance, held }) => [status, code ?? balance, ...(held ? ['held'] : [])]);
    const expected = [
      ['BOOKED', 135],
      ['BOOKED', 99],
      ['BOOKED', 99, 'held'],
      ['REFUSED', 'error.transaction.refunded'],
      ['REFUSED', 'error.bet.unknown'],
      ['REFUSED', 'error.bet.unknown'],
      ['REFUSED', 'error.bet.unknown'],
      ['REFUSED', 'error.amount.invalid'],
    ];
    expect(shortened(first.body)).toEqual(expected);
    expect(shortened((await call('wins', { wins })).body)).toEqual(expected);
    for (const [index, win] of wins.entries()) {
      const { status, body } = await call('win', win);
      const result = first.body.results[index];
      expect([index, status === 200 ? body.balance : body.code]).toEqual([index, result?.code ?? result?.balance]);
    }
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it('takes no win twice within a call, and keeps the order of one player’s wins', async () => {
    const { playerId, sessionId } = await seat();
    const [one, two] = [await bet(sessionId), await bet(sessionId, 2)];
    const first = winOf(sessionId, one, 3, 'r', false);
    const { results } = (
      await call('wins', {
        wins: [first, first, { ...first, amount: 4 }, winOf(sessionId, two, 5), winOf(sessionId, one, 1)],
      })
    ).body;
    expect(results.map(({ status, code, balance }) => [status, code ?? balance])).toEqual([
      ['BOOKED', 100],
      ['BOOKED', 100],
      ['REFUSED', 'error.idempotency.conflict'],
      ['BOOKED', 105],
      ['REFUSED', 'error.idempotency.conflict'],
    ]);
    expect((await test.app.wallet.balances(playerId))?.main).toBe(10_500);
  });

  it('does not let a win that the database refuses hold the others up', async () => {
    const seats = await Promise.all(Array.from({ length: 25 }, () => seat()));
    const bets = await Promise.all(seats.map(({ sessionId }) => bet(sessionId)));
    const wins = seats.map(({ sessionId }, index) => winOf(sessionId, bets[index] ?? '', 2));
    const bad = 12;
    await test.db.query(`create function refuse_win() returns trigger language plpgsql as
      'begin if new.type = ''WIN'' and new.player_id = ''${seats[bad]?.playerId ?? ''}'' then raise exception ''no''; end if; return new; end'`);
    await test.db.query(
      'create trigger refuse_win before insert on wallet_transaction for each row execute function refuse_win()',
    );
    const { results } = (await call('wins', { wins })).body;
    await test.db.query('drop trigger refuse_win on wallet_transaction');
    await test.db.query('drop function refuse_win');
    expect(results.map(({ status }) => status)).toEqual(wins.map((_, at) => (at === bad ? 'UNKNOWN' : 'BOOKED')));
    const again = (await call('wins', { wins })).body.results;
    expect(again.map(({ status, balance }) => [status, balance])).toEqual(wins.map(() => ['BOOKED', 101]));
    for (const { playerId } of seats) expect((await test.app.wallet.balances(playerId))?.main).toBe(10_100);
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it('refuses a call that is empty, too long, of another shape, unsigned or signed for another call', async () => {
    const { sessionId } = await seat();
    const win = winOf(sessionId, await bet(sessionId), 1);
    for (const wins of [
      [],
      Array.from({ length: MOST_WINS + 1 }, () => win),
      [{ ...win, more: 1 }],
      [{ ...win, amount: -1 }],
    ])
      expect(await call('wins', { wins })).toMatchObject({ status: 400, body: { code: 'error.validation' } });
    expect((await call('wins', { wins: [win], more: 1 })).status).toBe(400);
    expect((await call('wins', { wins: [{ ...win, gameId: 'g'.repeat(600_000) }] })).status).toBe(413);
    expect(await call('wins', { wins: [win] }, 'evolution', 'win')).toMatchObject({ status: 401 });
    const unsigned = await test.app.inject({
      method: 'POST',
      url: '/api/v1/studio/wallet/wins',
      payload: { wins: [win] },
    });
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([401, 'error.signature.invalid']);
    expect((await call('wins', { wins: Array.from({ length: MOST_WINS }, () => win) })).status).toBe(200);
  });

  /** What the ledger and the studio's module have booked for a player, without the ids that differ between twins. */
  const booked = async (playerId: string, name: string) => {
    const bare = `replace(round_id, '${name}', '')`;
    return {
      balances: { ...(await test.app.wallet.balances(playerId)) },
      ledger: await test.db.query(
        `select t.seq, t.type, t.category, t.status, t.amount, t.bonus_amount, t.balance_after, t.main_after, t.bonus_after,
           t.wallet, t.shown, t.settled, replace(t.round_id, $2, '') as round,
           (select r.seq from wallet_transaction r where r.player_id = t.player_id and r.reference_id = t.relates_to) as relates,
           (select json_agg(json_build_array(p.account, p.amount) order by p.account) from ledger_posting p
             where p.player_id = t.player_id and p.seq = t.seq) as postings
         from wallet_transaction t where t.player_id = $1 order by t.seq`,
        [playerId, name],
      ),
      ended: await test.db.query(`select ${bare} as round from studio_round where player_id = $1 order by 1`, [
        playerId,
      ]),
      held: await test.db.query(
        `select ${bare} as round, amount, to_bonus, state from held_win where player_id = $1 order by 1, 2`,
        [playerId],
      ),
    };
  };

  it('leaves the ledger of the single calls, in any order, however it is split, and after any repetition', async () => {
    const amount = fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100);
    const script = fc.record({
      money: fc.integer({ min: 300, max: 2000 }),
      bonus: fc.constantFrom(0, 0, 1500),
      stakes: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(script, { minLength: 2, maxLength: 4 }),
        fc.array(fc.record({ player: fc.nat(), stake: fc.nat(4), amount, roundEnded: fc.boolean(), id: fc.nat(4) }), {
          minLength: 4,
          maxLength: 14,
        }),
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.nat(),
        fc.nat(3),
        async (scripts, wanted, cuts, repeated, rotation) => {
          const twins = await Promise.all(
            ['single', 'batch'].map(() =>
              Promise.all(
                scripts.map(async ({ money, bonus, stakes }) => {
                  const one = { ...(await seat(money, bonus)), key: randomUUID() };
                  for (const [index, stake] of stakes.entries())
                    await call('bet', betOf(one.sessionId, `${one.key}-${index}`, stake / 100, `${index}`));
                  return one;
                }),
              ),
            ),
          );
          const winsOf = (side: number) =>
            wanted.map(({ player, stake, amount: won, roundEnded, id }) => {
              const one = twins[side]?.[player % scripts.length];
              if (!one) throw new Error('There is no such player.');
              const win = winOf(one.sessionId, `${one.key}-${stake}`, won, `${stake}`, roundEnded);
              return { ...win, transactionId: `${one.key}-win-${id}` };
            });
          const alone: string[] = [];
          for (const win of winsOf(0)) {
            const { status, body } = await call('win', win);
            alone.push(status === 200 ? `${body.balance} ${body.held}` : (body.code ?? ''));
          }
          // Other players come in another order; each player's own wins keep theirs.
          const turn = (at: number): number => ((wanted[at]?.player ?? 0) + rotation) % scripts.length;
          const order = wanted.map((_, at) => at).sort((one, two) => turn(one) - turn(two));
          const unordered = winsOf(1);
          const all = order.flatMap((at) => unordered[at] ?? []);
          const ends = [...new Set([...cuts.map((cut) => cut % all.length), all.length])].sort((one, two) => one - two);
          const together: string[] = [];
          let begin = 0;
          for (const [index, end] of ends.entries()) {
            const wins = all.slice(begin, end);
            begin = end;
            if (wins.length === 0) continue;
            const { body } = await call('wins', { wins });
            together.push(
              ...body.results.map(({ status, balance, held, code }) =>
                status === 'BOOKED' ? `${balance} ${held}` : (code ?? ''),
              ),
            );
            // Its answer was lost.
            if (index === repeated % ends.length)
              expect((await call('wins', { wins })).body.results.map(({ status }) => status)).toEqual(
                body.results.map(({ status }) => status),
              );
          }
          expect(together).toEqual(order.map((at) => alone[at]));
          for (const [index, single] of (twins[0] ?? []).entries()) {
            const other = twins[1]?.[index];
            expect(await booked(other?.playerId ?? '', other?.sessionId ?? '')).toEqual(
              await booked(single.playerId, single.sessionId),
            );
          }
        },
      ),
      { numRuns: 12 },
    );
    expect(await test.app.wallet.verify()).toEqual([]);
  }, 120_000);
});
