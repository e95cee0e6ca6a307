import { migrate } from './app.ts';
import { openPostgres } from './plugins/postgres-database.ts';

/**
 * Applies migrations and grants as the owner of the tables, before the API starts: `node apps/api/src/migrate.ts` with
 * DATABASE_MIGRATION_URL (the owner) and DATABASE_URL (the API's own role, which gets its rights here).
 */
const { DATABASE_MIGRATION_URL: ownerUrl, DATABASE_URL: url } = process.env;
if (!ownerUrl || !url) {
  process.stderr.write(
    'DATABASE_MIGRATION_URL or DATABASE_URL is not set. Migrations run as the owner of the tables and grant rights to the role of DATABASE_URL. Set both (docs/deployment).\n',
  );
  process.exit(1);
}
const database = openPostgres(url, 1, ownerUrl);
try {
  await migrate(database);
  process.stdout.write('The database is migrated.\n');
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
