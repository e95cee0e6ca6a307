import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../../app.ts';
import { readEnv } from '../../../plugins/env.ts';
import { withDependencies } from '../../../testing/fakes.ts';
import { siteModule } from '../../site/index.ts';
import { ledgerConsumersModule } from '../index.ts';
import { recordingModule } from './recordingConsumer.ts';

/** A process that consumes the ledger until a test kills it: slowly, so that it dies in the middle of transactions. */
await buildApp({
  env: readEnv({ ...process.env, BAIZE_ENV: 'test', LOG_LEVEL: 'silent' }),
  modules: withDependencies([
    siteModule,
    ledgerConsumersModule,
    recordingModule({
      async handle(tx, { playerId, seq }) {
        await tx.query('insert into handled (player_id, seq, worker) values ($1, $2, $3)', [
          playerId,
          seq,
          process.pid,
        ]);
        await sleep(2);
      },
    }),
  ]),
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
