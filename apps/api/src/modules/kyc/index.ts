import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { filledPort } from '../../ports/ports.ts';
import { sendingLater } from '../identity/index.ts';
import { personalData } from './personal-data.ts';
import { current } from './model/account-documents.ts';
import { documentGate } from './model/gate.ts';
import { operatorKycRoutes } from './operator-routes.ts';
import { documentsOf } from './repository.ts';
import { kycRoutes } from './routes.ts';

/** Documents that players send and officers decide about, and the EDD questionnaire (A§3, A§4, A§5, A§7). */
export const kycModule: ApiModule = {
  name: 'kyc',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const context = { app, sendLater: sendingLater(app, filledPort(app.ports, 'messaging')) };
      app.playerAccess.useDocumentGate(async (db, playerId, operation) =>
        documentGate(current(await documentsOf(db, playerId)), operation, app.clock.now()),
      );
      kycRoutes(context);
      operatorKycRoutes(context);
    },
    { name: 'kyc', dependencies: ['audit', 'identity', 'payments', 'player', 'tell-player'] },
  ),
};
