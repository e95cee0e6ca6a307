import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { personalData } from './personal-data.ts';
import { findConsent } from './repository.ts';
import { consentRoutes } from './routes.ts';
import { saveConsent } from './use-cases/save-consent.ts';

export const consentModule: ApiModule = {
  name: 'consent',
  migrations: new URL('./migrations/', import.meta.url),
  protects: { cookie_consent: { insert: 'all' } },
  personalData,
  plugin: fp(
    async (app) => {
      consentRoutes(app);
      app.closures.onClosing(async (tx, playerId) => {
        const known = await findConsent(tx, playerId);
        if (known)
          await saveConsent(
            tx,
            playerId,
            { ...known, performanceFunctional: false, marketing: false },
            app.clock.now(),
          );
      });
    },
    { name: 'consent', dependencies: ['closures', 'player-tokens'] },
  ),
};
