import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/buildTestApp.ts';
import { contentModuleWith } from '../../content/index.ts';
import { bonusModule } from '../index.ts';
import { soakBonuses } from './bonus-soak.ts';

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
});
