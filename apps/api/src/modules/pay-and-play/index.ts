import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { httpBank } from '../../ports/pay-and-play-bank/http-bank.ts';
import { payAndPlayRoutes } from './routes.ts';
import { completeMoneyTasks } from './use-cases/money-tasks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles the money of interrupted bank sessions; runs automatically every half minute. @returns their number */
    completeBankMoney(): Promise<number>;
  }
}

const INTERVAL_MS = 30_000;

/** Joining and logging in through a bank, with a deposit (A§2 signup/pnp, A§4). */
export const payAndPlayModule: ApiModule = {
  name: 'pay-and-play',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      const bank = (app.ports.payAndPlayBank ??= httpBank(app.env.bank));
      const context = { app, bank };
      payAndPlayRoutes(context);
      app.decorate('completeBankMoney', () => completeMoneyTasks(context));
      doRegularly(app, {
        every: INTERVAL_MS,
        run: () => completeMoneyTasks(context),
        failure: 'bank sessions could not be settled',
      });
    },
    { name: 'pay-and-play', dependencies: ['identity', 'payments', 'person', 'player', 'site'] },
  ),
};
