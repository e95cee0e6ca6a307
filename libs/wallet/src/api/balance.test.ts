import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balance } from '@baize/contracts/wallet';
import { balanceMessage, handle, PLAYER_ID, serve, walletBalance } from '@baize/testing';
import { balanceOfMessage, balanceQuery, takeBalanceMessage } from './balance.ts';
import { playerKey } from '@baize/shell';

const key = balanceQuery(PLAYER_ID).queryKey;

describe('balances that overtake one another', () => {
  it('end with the newest, whatever the order of poll and socket', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ bySocket: fc.boolean(), version: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (events) => {
          const client = new QueryClient();
          const amountOf = (version: number) => version * 1.25;
          let expected: number | undefined;
          for (const { bySocket, version } of events) {
            if (bySocket) takeBalanceMessage(client, balanceMessage(amountOf(version), version));
            else {
              serve(handle(balance, walletBalance({ mainBalance: amountOf(version), version })));
              await client.fetchQuery({ ...balanceQuery(PLAYER_ID, client), staleTime: 0 });
            }
            // A message before the first answer has nothing to update: the pending answer will be newer.
            if (!bySocket || expected !== undefined) expected = Math.max(expected ?? 0, version);
            const known = client.getQueryData(key);
            expect(known?.version).toBe(expected);
            if (expected !== undefined) expect(known?.mainBalance).toBe(amountOf(expected));
          }
          client.clear();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stay current when an answer requested before a message arrives after it', async () => {
    const client = new QueryClient();
    let release: (() => void) | undefined;
    serve(handle(balance, () => walletBalance({ mainBalance: 10, version: 1 })));
    await client.fetchQuery(balanceQuery(PLAYER_ID, client));
    serve(
      handle(
        balance,
        () =>
          new Promise((resolve) => {
            release = () => resolve(walletBalance({ mainBalance: 10, version: 1 }));
          }),
      ),
    );
    const slow = client.fetchQuery({ ...balanceQuery(PLAYER_ID, client), staleTime: 0 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    takeBalanceMessage(client, balanceMessage(35, 2));
    release?.();
    await slow;
    expect(client.getQueryData(key)).toMatchObject({ mainBalance: 35, version: 2 });
    client.clear();
  });
});

describe('the balance message (A§3)', () => {
  it('is parsed by wallet and vertical, and summed exactly', () => {
    expect(
      balanceOfMessage(
        balanceMessage(0.1, 9, {
          balanceMap: {
            main: { cash: 0.1 },
            locked: { cash: 0.2 },
            bonus: [
              { bonus: 0.3, vertical: 'SPORTS' },
              { bonus: 1.11, vertical: 'CASINO' },
              { bonus: 2.22, vertical: 'CASINO' },
              { bonus: 4, vertical: 'LIVE_CASINO' },
            ],
          },
        }),
      ),
    ).toEqual({
      mainBalance: 0.1,
      lockedBalance: 0.2,
      sportsBonus: 0.3,
      casinoBonus: 3.33,
      liveCasinoBonus: 4,
      totalBalance: 7.93,
      currencyCode: 'EUR',
      version: 9,
    });
  });
  it('adds up to its parts, to the hundredth', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.array(cents, { maxLength: 4 }), (main, locked, bonuses) => {
        const read = balanceOfMessage(
          balanceMessage(0, 1, {
            balanceMap: {
              main: { cash: main / 100 },
              locked: { cash: locked / 100 },
              bonus: bonuses.map((amount) => ({ bonus: amount / 100, vertical: 'CASINO' as const })),
            },
          }),
        );
        expect(Math.round(read.totalBalance * 100)).toBe(
          main + locked + bonuses.reduce((sum, amount) => sum + amount, 0),
        );
        expect(Math.round((read.mainBalance + read.lockedBalance + read.casinoBonus) * 100)).toBe(
          Math.round(read.totalBalance * 100),
        );
      }),
    );
  });
  it('refreshes the lists', () => {
    const client = new QueryClient();
    client.setQueryData(playerKey(PLAYER_ID, 'wallet', 'transactions', {}), 1);
    client.setQueryData(playerKey(PLAYER_ID, 'wallet', 'pending-withdrawals'), 1);
    client.setQueryData(playerKey(PLAYER_ID, 'wallet', 'deposit-methods'), 1);
    takeBalanceMessage(client, balanceMessage(1, 1));
    const stale = client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey[3]);
    expect(stale.sort()).toEqual(['pending-withdrawals', 'transactions']);
    client.clear();
  });
});
