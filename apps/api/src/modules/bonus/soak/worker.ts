import { buildApp } from '../../../app.ts';
import { readEnv } from '../../../plugins/env.ts';
import { testClock } from '../../../testing/buildTestApp.ts';
import { withDependencies } from '../../../testing/fakes.ts';
import { contentModuleWith } from '../../content/index.ts';
import { siteModule } from '../../site/index.ts';
import { bonusModule } from '../index.ts';

/**
 * A process that consumes the ledger for bonuses until the soak kills it. Its parent gives the business clock's offset at
 * the start and after each step: a clock that is days behind would give new ends in the past.
 */
const clock = testClock();
const clockSet = new Promise<void>((resolve) => {
  process.on('message', (offset: number) => {
    clock.setOffset(offset);
    resolve();
  });
});
process.on('disconnect', () => process.exit(0));
await clockSet;
await buildApp({
  env: readEnv({ ...process.env, BAIZE_ENV: 'test', LOG_LEVEL: 'silent' }),
  clock,
  modules: withDependencies([siteModule, contentModuleWith({ games: 10 }), bonusModule]),
});
process.send?.('ready');
