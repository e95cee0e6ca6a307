import { latestWinners, topWinners } from '@baize/contracts/winners';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { personalData } from './personal-data.ts';
import { addWin, removeWin, removeWinsBefore } from './repository.ts';
import { LONGEST_RANGE_MS, winnersOf } from './use-cases/winners.ts';

/** Smallest win worth showing, in hundredths of any currency. */
const SHOWN_FROM = 1000;
const CLEANUP_MS = 3_600_000;

/** Winners (A§7, B§7): public lists of the largest and the latest wins. */
export const winnersModule: ApiModule = {
  name: 'winners',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      app.ledgerConsumers.add({
        name: 'winners',
        // The lists are kept for 15 s anyway, so a round's movements can be read together.
        lingerMs: 1000,
        async handle(tx, { type, amount, gameId, playerId, seq, currency, createdAt, relatesTo }) {
          // A win that its studio has taken back is no win.
          if (type === 'WIN_VOID' && relatesTo !== null) return removeWin(tx, playerId, relatesTo);
          if (type !== 'WIN' || amount < SHOWN_FROM || gameId === null) return;
          if (createdAt.getTime() < app.clock.now().getTime() - LONGEST_RANGE_MS) return;
          await addWin(tx, { playerId, seq, gameId, amount, currency, wonAt: createdAt });
        },
      });
      const cleanup = setInterval(() => {
        removeWinsBefore(app.db, new Date(app.clock.now().getTime() - LONGEST_RANGE_MS)).catch((fault: unknown) =>
          app.log.warn({ err: fault }, 'old wins were not removed'),
        );
      }, CLEANUP_MS);
      cleanup.unref();
      app.addHook('onClose', async () => clearInterval(cleanup));
      const winners = winnersOf(app);
      route(app, topWinners, ({ query, context }) =>
        // Amounts of different currencies cannot be compared.
        winners('top', query.dateRange ?? 'DAY', query.currency ?? context.market.market.currency),
      );
      route(app, latestWinners, ({ query, context }) =>
        winners('latest', 'WEEK', query.currency ?? context.market.market.currency),
      );
    },
    { name: 'winners', dependencies: ['ledger-consumers', 'player'] },
  ),
};

export { maskName } from './use-cases/winners.ts';
