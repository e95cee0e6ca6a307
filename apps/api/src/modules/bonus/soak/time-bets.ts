import type { TestApp } from '../../../testing/buildTestApp.ts';
import { deposit, referenceOf, stake } from '../../wallet/index.ts';
import { insertCampaign } from '../repository.ts';
import { storedTerms } from '../testing.ts';
import { AT_ONCE, euros } from './campaigns.ts';

/**
 * Times bets in turn: without a bonus, with a sticky bonus beside own money, and paid by bonus money.
 * @returns the median of each in milliseconds
 */
export async function timeBets(test: TestApp, bets: number): Promise<Record<'none' | 'sticky' | 'bonusMoney', number>> {
  const { app, db } = test;
  const times = { none: [] as number[], sticky: [] as number[], bonusMoney: [] as number[] };
  const players = { none: await test.player(), sticky: await test.player(), bonusMoney: await test.player() };
  for (const [kind, player] of Object.entries(players)) {
    const common = { playerId: player.playerId, currency: 'EUR' as const };
    if (kind !== 'bonusMoney')
      await app.wallet.move(
        deposit({ ...common, reference: referenceOf('bet', `${player.playerId} in`) }, 1e8, 'SKRILL'),
      );
    if (kind === 'none') continue;
    const id = referenceOf('bet', `${player.playerId} campaign`);
    const terms = storedTerms({
      ...AT_ONCE,
      bonusType: kind === 'sticky' ? 'STICKY' : 'NON_STICKY',
      wrMultiplier: 100,
      amounts: euros(1e7),
    });
    await db.transaction((tx) =>
      insertCampaign(
        tx,
        { campaignId: id, brand: player.brand, name: `Bets ${kind}`, bonusCode: null, status: 'ACTIVE', terms },
        test.clock.now(),
      ),
    );
    await app.inject({
      method: 'POST',
      url: `/api/v1/bonus/rewards/${id}/claim`,
      headers: player.headers,
      payload: { version: 1 },
    });
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
