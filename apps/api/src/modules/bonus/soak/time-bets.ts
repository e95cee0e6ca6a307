import type { TestApp } from '../../../testing/buildTestApp.ts';
import { deposit, referenceOf, stake } from '../../wallet/index.ts';
import { claimLongBonus } from './claim-long-bonus.ts';

/**
 * Times bets in turn: without a bonus, with a sticky bonus beside own money, and paid by bonus money.
 * @returns the median of each in milliseconds
 */
export async function timeBets(test: TestApp, bets: number): Promise<Record<'none' | 'sticky' | 'bonusMoney', number>> {
  const { app } = test;
  const times = { none: [] as number[], sticky: [] as number[], bonusMoney: [] as number[] };
  const players = { none: await test.player(), sticky: await test.player(), bonusMoney: await test.player() };
  for (const [kind, player] of Object.entries(players)) {
    const common = { playerId: player.playerId, currency: 'EUR' as const };
    if (kind !== 'bonusMoney')
      await app.wallet.move(
        deposit({ ...common, reference: referenceOf('bet', `${player.playerId} in`) }, 1e8, 'SKRILL'),
      );
    if (kind === 'none') continue;
    await claimLongBonus(test, player, kind === 'sticky' ? 'STICKY' : 'NON_STICKY');
  }
  for (let bet = 0; bet < bets; bet += 1)
    for (const kind of ['none', 'sticky', 'bonusMoney'] as const) {
      const { playerId } = players[kind];
      const movement = stake(
        { reference: referenceOf('bet', `${playerId} ${bet}`), playerId, currency: 'EUR' },
        1_00,
        'CASINO',
        {
          gameId: 'game',
          roundId: `${bet}`,
          title: 'Game',
        },
      );
      const start = performance.now();
      const { outcome } = await app.wallet.move(movement);
      times[kind].push(performance.now() - start);
      if (outcome !== 'MOVED')
        throw new Error(`A timed bet (${kind}) was answered ${outcome}, so the times say nothing.`);
    }
  const median = (list: number[]) => [...list].sort((one, two) => one - two)[Math.floor(list.length / 2)] ?? NaN;
  return { none: median(times.none), sticky: median(times.sticky), bonusMoney: median(times.bonusMoney) };
}
