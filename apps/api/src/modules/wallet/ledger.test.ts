import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describePlainAndPartitioned, type TestApp } from '../../testing/buildTestApp.ts';
import {
  deposit,
  failedDeposit,
  grantBonus,
  lockWithdrawal,
  payWithdrawal,
  referenceOf,
  releaseWithdrawal,
  stake,
  totalOf,
  walletModule,
  type Movement,
  type Vertical,
} from './index.ts';

const EUR = 'EUR' as const;
const verticals: readonly Vertical[] = ['CASINO', 'LIVE_CASINO', 'SPORTS'];
const game = { gameId: 'g', roundId: 'r', title: 'Game' };

describePlainAndPartitioned('ledger', (makeApp, kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule] });
  });
  const common = (playerId: string, reference = randomUUID() as string) => ({ reference, playerId, currency: EUR });
  const rich = async (amount = 10_000): Promise<string> => {
    const { playerId } = await test.player();
    expect((await test.app.wallet.move(deposit(common(playerId), amount, 'CREDITCARD'))).outcome).toBe('MOVED');
    return playerId;
  };

  it('takes a stake from MAIN first, then only from the bonus wallet of its vertical', async () => {
    const playerId = await rich(300);
    await test.app.wallet.move(grantBonus(common(playerId), 500, 'CASINO', 'Welcome'));
    await test.app.wallet.move(grantBonus(common(playerId), 900, 'SPORTS', 'Welcome'));
    const bet = await test.app.wallet.move(stake(common(playerId), 400, 'CASINO', game));
    expect(bet.balances).toMatchObject({ main: 0, casinoBonus: 400, sportsBonus: 900 });
    expect((await test.app.wallet.move(stake(common(playerId), 401, 'CASINO', game))).outcome).toBe('NOT_ENOUGH_FUNDS');
    expect((await test.app.wallet.move(stake(common(playerId), 1, 'LIVE_CASINO', game))).outcome).toBe(
      'NOT_ENOUGH_FUNDS',
    );
    expect((await test.app.wallet.move(stake(common(playerId), 400, 'CASINO', game))).balances).toMatchObject({
      main: 0,
      casinoBonus: 0,
      sportsBonus: 900,
    });
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });

  it('answers a replay like the first time, and refuses the same key for anything else', async () => {
    const playerId = await rich();
    const bet = stake(common(playerId), 100, 'CASINO', game);
    const first = await test.app.wallet.move(bet);
    await test.app.wallet.move(stake(common(playerId), 200, 'CASINO', game));
    const again = await test.app.wallet.move(bet);
    expect(again).toMatchObject({ outcome: 'REPLAY', then: first.then, balances: { main: 9_700 } });
    const changed: Partial<Movement>[] = [
      { amount: -101, main: -101 },
      { roundId: 'other' },
      { type: 'WIN' },
      { relatesTo: randomUUID() },
    ];
    for (const change of changed) expect((await test.app.wallet.move({ ...bet, ...change })).outcome).toBe('CONFLICT');
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it('separates references by player: the same reference of another player is another movement', async () => {
    const [playerId, other] = [await rich(), await rich()];
    const bet = stake(common(playerId), 100, 'CASINO', game);
    await test.app.wallet.move(bet);
    const same = await test.app.wallet.move({ ...bet, playerId: other, amount: -300, main: -300 });
    expect(same).toMatchObject({ outcome: 'MOVED', balances: { main: 9_700 } });
    expect((await test.app.wallet.move(bet)).outcome).toBe('REPLAY');
    expect((await test.app.wallet.balances(playerId))?.main).toBe(9_900);
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it('replays a stake that emptied the wallet', async () => {
    const playerId = await rich(100);
    const bet = stake(common(playerId), 100, 'CASINO', game);
    await test.app.wallet.move(bet);
    expect((await test.app.wallet.move(bet)).outcome).toBe('REPLAY');
  });

  it('refuses unknown wallets and foreign currencies', async () => {
    expect(await test.app.wallet.move(deposit(common(randomUUID()), 1, 'SKRILL'))).toMatchObject({
      outcome: 'NO_WALLET',
      balances: null,
      then: null,
    });
    expect(
      (await test.app.wallet.move(deposit({ ...common(await rich()), currency: 'NOK' }, 1, 'SKRILL'))).outcome,
    ).toBe('CURRENCY');
  });

  it('refuses changes to booked entries', async () => {
    await rich();
    for (const statement of [
      'update ledger_posting set amount = 1',
      'delete from ledger_posting',
      'truncate ledger_posting',
      'update wallet_transaction set amount = 1',
      'delete from wallet_transaction',
    ]) {
      await expect(test.db.query(statement)).rejects.toThrow(/append-only/);
    }
    await expect(test.db.query('update wallet set main = -1')).rejects.toThrow(/wallet_never_below_zero/);
  });

  it('finds every kind of tampering', async () => {
    const playerId = await rich();
    await test.app.wallet.move(stake(common(playerId), 100, 'CASINO', game));
    const faultsAfter = async (statement: string): Promise<string[]> => {
      let faults: string[] = [];
      await test.db
        .transaction(async (tx) => {
          await tx.query('alter table ledger_posting disable trigger all');
          await tx.query('alter table wallet_transaction disable trigger all');
          await tx.query(statement.replaceAll('$1', `'${playerId}'`));
          faults = (await tx.query<{ fault: string }>('select fault from wallet_verify($1)', [playerId])).map(
            (row) => row.fault,
          );
          throw new Error('undo');
        })
        .catch(() => undefined);
      return faults;
    };
    expect(await faultsAfter('select 1')).toEqual([]);
    expect(await faultsAfter('update wallet set main = main + 1 where player_id = $1')).toContain(
      'balance_differs_from_postings',
    );
    expect(
      await faultsAfter(
        "update ledger_posting set amount = amount + 1 where player_id = $1 and account = 'MAIN' and seq = 2",
      ),
    ).toContain('unbalanced');
    expect(await faultsAfter('delete from ledger_posting where player_id = $1 and seq = 2')).toContain(
      'running_balance',
    );
    expect(await faultsAfter('delete from wallet_transaction where player_id = $1 and seq = 2')).toEqual(
      expect.arrayContaining(['posting_without_transaction', 'gap_in_sequence']),
    );
    expect(await faultsAfter('update wallet_transaction set amount = -1 where player_id = $1 and seq = 2')).toContain(
      'amount',
    );
    expect(await faultsAfter('update wallet set staked = 0 where player_id = $1')).toContain('lifetime_sums');
    expect(await faultsAfter('update wallet set withdrawn = 1 where player_id = $1')).toEqual(['lifetime_sums']);
    await test.app.wallet.unplayedDeposits(test.db, playerId, 100);
    expect(await faultsAfter('update unplayed_deposit set due = due - 1 where player_id = $1')).toEqual([
      'unplayed_deposits',
    ]);
  });

  it('rolls a movement back together with the rows it belongs to, and announces nothing', async () => {
    const playerId = await rich();
    await expect(
      test.app.wallet.transaction(async (ledger) => {
        expect((await ledger.move(lockWithdrawal(common(playerId), 500, 'SKRILL'))).outcome).toBe('MOVED');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 10_000, locked: 0, version: 1 });
  });

  type Step =
    | {
        readonly kind: 'start';
        readonly type: 'deposit' | 'failed' | 'bonus' | 'bet' | 'withdraw';
        readonly player: 0 | 1;
        readonly amount: number;
        readonly vertical: Vertical;
        readonly key: number;
      }
    | { readonly kind: 'end'; readonly type: 'pay' | 'cancel' | 'reject'; readonly pick: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      kind: fc.constant('start' as const),
      type: fc.constantFrom('deposit', 'failed', 'bonus', 'bet', 'bet', 'bet', 'withdraw'),
      player: fc.constantFrom(0 as const, 1 as const),
      amount: fc.integer({ min: 1, max: 2_000 }),
      vertical: fc.constantFrom(...verticals),
      key: fc.integer({ min: 0, max: 12 }),
    }),
    fc.record({
      kind: fc.constant('end' as const),
      type: fc.constantFrom('pay', 'cancel', 'reject'),
      pick: fc.nat(20),
    }),
  );

  it('keeps every invariant over any sequence of movements, and agrees with a simple model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const players = [(await test.player()).playerId, (await test.player()).playerId] as const;
        const model = players.map(() => ({
          main: 0,
          locked: 0,
          BONUS_SPORTS: 0,
          BONUS_CASINO: 0,
          BONUS_LIVE_CASINO: 0,
        }));
        const seen = new Map<string, string>();
        const withdrawals: { playerId: string; index: number; reference: string; amount: number; open: boolean }[] = [];
        const run = randomUUID();
        for (const each of steps) {
          if (each.kind === 'end') {
            const chosen = withdrawals[each.pick % Math.max(1, withdrawals.length)];
            if (!chosen?.open) continue;
            chosen.open = false;
            const own = { ...common(chosen.playerId, referenceOf(each.type, chosen.reference)) };
            const movement =
              each.type === 'pay'
                ? payWithdrawal(own, chosen.amount, 'SKRILL', chosen.reference)
                : releaseWithdrawal(
                    own,
                    chosen.amount,
                    'SKRILL',
                    chosen.reference,
                    each.type === 'cancel' ? 'CANCELED' : 'REVERSAL',
                  );
            expect((await test.app.wallet.move(movement)).outcome).toBe('MOVED');
            expect((await test.app.wallet.move(movement)).outcome).toBe('REPLAY');
            const wallet = model[chosen.index];
            if (wallet) {
              wallet.locked -= chosen.amount;
              if (each.type !== 'pay') wallet.main += chosen.amount;
            }
            continue;
          }
          const playerId = players[each.player];
          const wallet = model[each.player];
          if (!wallet) continue;
          const own = common(playerId, referenceOf(run, `${each.key}`));
          const movement =
            each.type === 'deposit'
              ? deposit(own, each.amount, 'SKRILL')
              : each.type === 'failed'
                ? failedDeposit(own, each.amount, 'SKRILL', randomUUID(), 'FAILED')
                : each.type === 'bonus'
                  ? grantBonus(own, each.amount, each.vertical, 'B')
                  : each.type === 'bet'
                    ? stake(own, each.amount, each.vertical, game)
                    : lockWithdrawal(own, each.amount, 'SKRILL');
          const receipt = await test.app.wallet.move(movement);
          const payload = JSON.stringify({ ...movement, relatesTo: null });
          // Keys are per player: the same key of the other player is another movement.
          const known = seen.get(`${playerId} ${own.reference}`);
          if (known !== undefined) {
            if (each.type !== 'failed') expect(receipt.outcome).toBe(known === payload ? 'REPLAY' : 'CONFLICT');
            continue;
          }
          const bonus = movement.bonusWallet;
          const affordable =
            each.type === 'bet' && bonus
              ? wallet.main + wallet[bonus] >= each.amount
              : each.type !== 'withdraw' || wallet.main >= each.amount;
          expect(receipt.outcome).toBe(affordable ? 'MOVED' : 'NOT_ENOUGH_FUNDS');
          if (!affordable) continue;
          seen.set(`${playerId} ${own.reference}`, payload);
          if (each.type === 'deposit') wallet.main += each.amount;
          if (each.type === 'bonus' && bonus) wallet[bonus] += each.amount;
          if (each.type === 'withdraw') {
            wallet.main -= each.amount;
            wallet.locked += each.amount;
            withdrawals.push({
              playerId,
              index: each.player,
              reference: own.reference,
              amount: each.amount,
              open: true,
            });
          }
          if (each.type === 'bet' && bonus) {
            const fromMain = Math.min(wallet.main, each.amount);
            wallet.main -= fromMain;
            wallet[bonus] -= each.amount - fromMain;
          }
        }
        for (const [index, playerId] of players.entries()) {
          const balances = await test.app.wallet.balances(playerId);
          const wallet = model[index];
          expect(balances).toMatchObject({
            main: wallet?.main,
            locked: wallet?.locked,
            sportsBonus: wallet?.BONUS_SPORTS,
            casinoBonus: wallet?.BONUS_CASINO,
            liveCasinoBonus: wallet?.BONUS_LIVE_CASINO,
          });
          expect(balances && totalOf(balances)).toBeGreaterThanOrEqual(0);
          expect(await test.app.wallet.verify(playerId)).toEqual([]);
        }
      }),
      { numRuns: kind === 'pglite' ? 40 : 15, endOnFailure: true },
    );
    expect(await test.db.query('select coalesce(sum(amount), 0)::bigint as sum from ledger_posting')).toEqual([
      { sum: 0 },
    ]);
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it('does not let two hundred bets and withdrawals at once overdraw one player', async () => {
    const playerId = await rich(5_000);
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_unused, index) =>
        test.app.wallet.move(
          index % 2 === 0
            ? stake(common(playerId), 100, 'CASINO', game)
            : lockWithdrawal(common(playerId), 70, 'SKRILL'),
        ),
      ),
    );
    const moved = outcomes.filter((receipt) => receipt.outcome === 'MOVED');
    const spent = moved.reduce((sum, receipt) => sum - (receipt.then?.amount ?? 0), 0);
    expect(outcomes.every((receipt) => receipt.outcome === 'MOVED' || receipt.outcome === 'NOT_ENOUGH_FUNDS')).toBe(
      true,
    );
    expect(spent).toBeGreaterThan(5_000 - 70);
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 5_000 - spent, version: moved.length + 1 });
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });

  it('moves money once for the same key sent fifty times at once', async () => {
    const playerId = await rich(5_000);
    const bet = stake(common(playerId), 100, 'CASINO', game);
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => test.app.wallet.move(bet))))
      .map((receipt) => receipt.outcome)
      .sort();
    expect(outcomes.filter((outcome) => outcome === 'MOVED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'REPLAY')).toHaveLength(49);
    expect((await test.app.wallet.balances(playerId))?.main).toBe(4_900);
  });
});
