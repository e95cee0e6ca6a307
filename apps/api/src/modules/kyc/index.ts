import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { filledPort } from '../../ports/ports.ts';
import { sendingLater } from '../identity/index.ts';
import { personalData } from './personal-data.ts';
import { current } from './model/account-documents.ts';
import { documentGate, isAllSent } from './model/gate.ts';
import { operatorKycRoutes } from './operator-routes.ts';
import { documentsOf } from './repository.ts';
import { kycRoutes } from './routes.ts';
import { askForQuestionnaire } from './use-cases/open-request.ts';
import { CONSUMER, followDeposit, kycLimit, runDueTimers } from './use-cases/verification.ts';

/** Operations of verification for the process that runs them: `app.kyc`. */
export interface Kyc {
  /** Asks for documents and expires levels whose time has come; runs automatically. @returns how many timers were due */
  runDueTimers(): Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    kyc: Kyc;
  }
}

/** How often timers that are due are run, in milliseconds. */
const TIMERS_MS = 15_000;

/** Documents that players send and officers decide about, and the EDD questionnaire (A§3, A§4, A§5, A§7). */
export const kycModule: ApiModule = {
  name: 'kyc',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const context = {
        app,
        vendor: filledPort(app.ports, 'identityVendor'),
        sendLater: sendingLater(app, filledPort(app.ports, 'messaging')),
      };
      app.playerAccess.useDocumentGate({
        check: async (db, playerId, operation) =>
          documentGate(current(await documentsOf(db, playerId)), operation, app.clock.now()),
        isUnderReview: async (db, playerId) => isAllSent(current(await documentsOf(db, playerId))),
      });
      app.decorate('askForQuestionnaire', (tx, playerId) => askForQuestionnaire(context, tx, playerId));
      app.spendingRules.addDepositRule(kycLimit(app));
      app.ledgerConsumers.add({
        name: CONSUMER,
        handle: (tx, movement) => followDeposit(context, tx, movement),
      });
      app.decorate('kyc', { runDueTimers: () => runDueTimers(context) });
      kycRoutes(context);
      operatorKycRoutes(context);
      doRegularly(app, {
        every: TIMERS_MS,
        run: () => runDueTimers(context),
        failure: 'timers of verification could not be run',
      });
    },
    {
      name: 'kyc',
      dependencies: [
        'audit',
        'brands',
        'content',
        'identity',
        'ledger-consumers',
        'payments',
        'person',
        'player',
        'tell-player',
        'wallet',
      ],
    },
  ),
};
