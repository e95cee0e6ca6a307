import { ERROR } from '@baize/contracts/errors';
import { operatorLedgerParked, operatorLedgerRetry } from '@baize/contracts/operator';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { ApiModule } from '../../api-module.ts';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { Refusal } from '../../plugins/errors.ts';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { personalData } from './personal-data.ts';
import { LedgerRunner, type LedgerConsumer } from './LedgerRunner.ts';
import * as repository from './repository.ts';

/** `app.ledgerConsumers`: for work that must neither be lost nor repeated (docs/decisions/0040). */
export interface LedgerConsumers {
  /** Adds a consumer; call it while plugins are loading. A new one starts at every player's first movement. */
  add(consumer: LedgerConsumer): void;
  /** Sweeps all players of this process and resolves when everything due has been tried; for tests and tools. */
  drain(): Promise<void>;
  /** Returns the number of the player's latest movement that a consumer has handled; 0 before the first. */
  handledUpTo(target: Queryable, consumer: string, playerId: string): Promise<number>;
  /** Movements that used up their attempts, oldest first. */
  parked(limit: number): ReturnType<typeof repository.parkedMovements>;
  /** Tries a parked movement again. @returns false when nothing is parked there */
  retry(tx: Transaction, consumer: string, playerId: string): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    ledgerConsumers: LedgerConsumers;
  }
}

/** Connections that consumers may take, as a share of the pool, so that calls never wait for them. */
const POOL_SHARE = 4;

/** Durable consumers of the ledger's movements. */
export const ledgerConsumersModule: ApiModule = {
  name: 'ledger-consumers',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const handled = app.metrics.counter('baize_ledger_consumer_movements_total', 'Ledger movements handled.', [
        'consumer',
      ]);
      const failed = app.metrics.counter(
        'baize_ledger_consumer_failures_total',
        'Failed attempts at a ledger movement.',
        ['consumer'],
      );
      const runner = new LedgerRunner({
        database: app.db,
        log: app.log,
        now: () => app.clock.now(),
        concurrency: app.db.kind === 'pglite' ? 1 : Math.max(1, Math.floor(app.env.databasePoolSize / POOL_SHARE)),
        onHandled: (consumer, movements) => handled.inc({ consumer }, movements),
        onFailed: (consumer) => failed.inc({ consumer }),
      });
      const gauge = (name: string, help: string, read: (consumer: string) => number) =>
        new Gauge({
          name,
          help: `${help}, of the players that this process looks after, at its latest sweep.`,
          labelNames: ['consumer'],
          registers: [app.metrics.registry],
          collect() {
            for (const consumer of runner.consumers) this.set({ consumer }, read(consumer));
          },
        });
      gauge(
        'baize_ledger_consumer_lag_movements',
        'Movements not handled yet',
        (name) => runner.figures(name).movements,
      );
      gauge(
        'baize_ledger_consumer_lag_seconds',
        'Age of the oldest movement not handled yet',
        (name) => runner.figures(name).seconds,
      );
      gauge(
        'baize_ledger_consumer_parked',
        'Movements that wait for an operator',
        (name) => runner.figures(name).parked,
      );
      const unsubscribe = [
        app.wallet.onBalanceChange((playerId) => runner.hint(playerId)),
        app.events.onGap(() => runner.requestSweep()),
      ];
      app.addHook('onReady', () => runner.start());
      app.addHook('onClose', async () => {
        for (const stop of unsubscribe) stop();
        await runner.close();
      });
      const consumers: LedgerConsumers = {
        add: (consumer) => runner.add(consumer),
        drain: () => runner.drain(),
        handledUpTo: repository.handledUpTo,
        parked: (limit) => repository.parkedMovements(app.db, limit),
        async retry(tx, consumer, playerId) {
          const released = await repository.unpark(tx, consumer, playerId);
          if (released) tx.afterCommit(() => runner.hint(playerId));
          return released;
        },
      };
      app.decorate('ledgerConsumers', consumers);
      operatorRoute(app, operatorLedgerParked, async ({ query }) =>
        (await consumers.parked(query.limit ?? 50)).map((entry) => ({
          ...entry,
          parkedAt: entry.parkedAt.toISOString(),
        })),
      );
      operatorRoute(app, operatorLedgerRetry, async ({ body: { consumer, playerId }, record }) => {
        await app.db.transaction(async (tx) => {
          if (!(await consumers.retry(tx, consumer, playerId))) throw new Refusal(404, ERROR.notFound);
          await record(tx, { subject: playerId, details: { consumer } });
        });
      });
    },
    { name: 'ledger-consumers', dependencies: ['audit', 'events', 'operations', 'wallet'] },
  ),
};

export type { LedgerConsumer } from './LedgerRunner.ts';
