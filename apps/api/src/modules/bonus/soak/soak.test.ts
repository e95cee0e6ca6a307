import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/buildTestApp.ts';
import { contentModuleWith } from '../../content/index.ts';
import { bonusModule } from '../index.ts';
import { soakBonuses } from './bonus-soak.ts';
import { p95, timeLag } from './time-lag.ts';

const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);

describeOnPostgres('bonus soak', (makeApp) => {
  it(`differs nowhere from a recount of the ledger (seed ${SEED})`, async () => {
    const result = await soakBonuses(
      await makeApp({ modules: [contentModuleWith({ games: 10 }), bonusModule] }),
      SEED,
      250,
    );
    expect(Math.min(result.movements, result.assignments)).toBeGreaterThan(1);
  });

  it('times how far the consumer is behind each bet, and by the end it has seen them all', async () => {
    const lags = await timeLag(await makeApp({ modules: [bonusModule] }), 10, 2);
    expect(lags).toHaveLength(20);
    expect(p95(lags)).toBeGreaterThan(0);
    expect(p95(Array.from({ length: 100 }, (_, index) => index + 1))).toBe(95);
  });
});
