import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import type { Queryable } from '../../plugins/database.ts';
import { writeAudit } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Records a change to a subject, in the transaction of the change itself. */
    audit(db: Queryable, action: string, subject: string | null, details: Record<string, unknown>): Promise<void>;
  }
}

/** The audit log. It depends on no other module, so every module can write to it. */
export const auditModule: ApiModule = {
  name: 'audit',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      app.decorate('audit', (db, action, subject, details) =>
        writeAudit(db, { at: app.clock.now(), action, subject, details }),
      );
    },
    { name: 'audit' },
  ),
};

export { readAudit } from './repository.ts';
