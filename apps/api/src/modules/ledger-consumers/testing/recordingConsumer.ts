import fp from 'fastify-plugin';
import type { ApiModule } from '../../../api-module.ts';
import type { Queryable } from '../../../plugins/database.ts';
import type { LedgerConsumer } from '../index.ts';

/** Where the consumer of the tests writes each movement that it handles. Nothing in the table hides a repetition. */
const RECORDING_TABLE = [
  'create table handled (id bigserial primary key, player_id uuid not null, seq bigint not null, worker int not null)',
  // Not a table of the migrations, which grant the app's role its rights.
  'grant all on handled to public',
  'grant all on sequence handled_id_seq to public',
];

/** Creates that table. */
export async function createRecordingTable(db: Queryable): Promise<void> {
  for (const statement of RECORDING_TABLE) await db.query(statement);
}

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
