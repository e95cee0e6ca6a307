import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import type { Queryable } from '../../plugins/database.ts';
import type { AuditActor } from '../../plugins/operator-plane/index.ts';
import { readHead, verifyAudit, writeAudit } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Records a change to a subject, in the transaction of the change itself. The entry continues a chain of hashes, and
     * the chain's end stays locked until the transaction ends: write it last where you can.
     * @param by the operator; absent for what players do themselves and for the system
     */
    audit(
      db: Queryable,
      action: string,
      subject: string | null,
      details: Record<string, unknown>,
      by?: AuditActor,
    ): Promise<void>;
  }
}

const CHECK_EVERY_MS = 3_600_000;

/** The audit log. It depends on no other module, so every module can write to it. */
export const auditModule: ApiModule = {
  name: 'audit',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  protects: { operator_audit: {}, audit_head: {} },
  plugin: fp(
    async (app) => {
      app.decorate('audit', (db, action, subject, details, by) =>
        writeAudit(db, { at: app.clock.now(), action, subject, details, by: by ?? null }),
      );
      /** The end of the chain at this process's latest check: who rewrites the whole chain does not match it. */
      let witness: { readonly seq: number; readonly hash: string } | null = null;
      app.integrity.add({
        name: 'audit_chain',
        everyMs: CHECK_EVERY_MS,
        async check() {
          const faults = await verifyAudit(app.db, witness);
          if (faults.length === 0) {
            witness = await readHead(app.db);
            // Logs are kept elsewhere: this line is what an auditor compares with the table.
            app.log.info({ seq: witness.seq, hash: witness.hash }, 'audit chain verified');
          }
          return faults;
        },
      });
    },
    { name: 'audit', dependencies: ['integrity'] },
  ),
};

export { entriesOfPair, latestEntries, readAudit } from './repository.ts';
