import fp from 'fastify-plugin';
import type { ApiModule } from '../../../api-module.ts';
import type { LedgerConsumer } from '../index.ts';

/** Where the consumer of the tests writes each movement that it handles. Nothing in the table hides a repetition. */
export const RECORDING_TABLE =
  'create table handled (id bigserial primary key, player_id uuid not null, seq bigint not null, worker int not null)';

/** A module whose consumer writes down every movement with the process that handled it. */
export function recordingModule(options: Partial<LedgerConsumer> = {}): ApiModule {
  return {
    name: 'recording',
    plugin: fp(
      async (app) => {
        app.ledgerConsumers.add({
          name: 'recording',
          async handle(tx, { playerId, seq }) {
            await tx.query('insert into handled (player_id, seq, worker) values ($1, $2, $3)', [
              playerId,
              seq,
              process.pid,
            ]);
          },
          ...options,
        });
      },
      { name: 'recording', dependencies: ['ledger-consumers'] },
    ),
  };
}
