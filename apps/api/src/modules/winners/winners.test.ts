import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { ledgerConsumersModule } from '../ledger-consumers/index.ts';
import { deposit, stake, walletModule } from '../wallet/index.ts';
import { winnersModule } from './index.ts';
import { removeWinsBefore, wins } from './repository.ts';
import { maskName } from './use-cases/winners.ts';

describe('names of winners', () => {
  it.each([
    ['Aino', 'A***o'],
    ['Bo', 'B***'],
    ['', '***'],
    [undefined, '***'],
    ['Ángel', 'Á***l'],
    ['𝒜bcd', '𝒜***d'],
  ])('%s → %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

describeOnPostgres('winners', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, ledgerConsumersModule, winnersModule] });
  });

  it('lists wins of 10 units and more under masked names, by size and by time', async () => {
    const player = await test.player({ record: { firstName: 'Aino' } });
    const common = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
    const win = async (amount: number) => {
      const game = { gameId: `won-${amount}`, roundId: 'r', title: 'Game' };
      const base = stake(common(), 0, 'CASINO', game);
      await test.app.wallet.move({ ...base, type: 'WIN', amount, main: amount, spill: false });
    };
    await test.app.wallet.move(deposit(common(), 50_00, 'SKRILL'));
    await win(70_00);
    test.advance(2 * 24 * 3_600_000);
    for (const amount of [9_99, 30_00, 20_00]) {
      test.advance(1000);
      await win(amount);
    }
    await test.app.ledgerConsumers.drain();
    const winners = async (path: string) =>
      (await test.app.inject(`/api/v1/player/wallet/${path}`)).json() as { gameId: string; playerName: string }[];
    expect(
      (await winners('top-winners?dateRange=DAY&siteId=5&currency=EUR')).map((entry) => [
        entry.gameId,
        entry.playerName,
      ]),
    ).toEqual([
      ['won-3000', 'A***o'],
      ['won-2000', 'A***o'],
    ]);
    expect((await winners('latest-winners')).map((entry) => entry.gameId)).toEqual([
      'won-2000',
      'won-3000',
      'won-7000',
    ]);
    expect(await winners('top-winners?currency=NOK')).toEqual([]);
    const pesos = await test.player({ currency: 'CLP' });
    const big = stake({ reference: randomUUID(), playerId: pesos.playerId, currency: 'CLP' }, 0, 'CASINO', {
      gameId: 'won-in-pesos',
      roundId: 'r',
      title: 'Game',
    });
    await test.app.wallet.move({ ...big, type: 'WIN', amount: 900_000_00, main: 900_000_00, spill: false });
    await test.app.ledgerConsumers.drain();
    test.advance(20_000);
    // 900,000 pesos are no more than 30 euros: a list has one currency, the page's if the caller names none.
    expect((await winners('top-winners')).map((entry) => entry.gameId)).not.toContain('won-in-pesos');
    expect((await winners('top-winners?currency=CLP')).map((entry) => entry.gameId)).toEqual(['won-in-pesos']);
    expect((await test.app.inject('/api/v1/player/wallet/top-winners?siteId=6')).statusCode).toBe(400);
    await removeWinsBefore(test.db, new Date(test.clock.now().getTime() - 24 * 3_600_000));
    expect((await wins(test.db, 'top', new Date(0), 'EUR', 9)).map(({ game_id }) => game_id)).toEqual([
      'won-3000',
      'won-2000',
    ]);
  });
});
