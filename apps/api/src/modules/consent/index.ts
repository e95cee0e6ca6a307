import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { personalData } from './personal-data.ts';
import { consentRoutes } from './routes.ts';

export const consentModule: ApiModule = {
  name: 'consent',
  migrations: new URL('./migrations/', import.meta.url),
  protects: { cookie_consent: { insert: 'all' } },
  personalData,
  plugin: fp(
    async (app) => {
      consentRoutes(app);
    },
    { name: 'consent', dependencies: ['player-tokens'] },
  ),
};
