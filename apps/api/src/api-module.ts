import type { FastifyPluginAsync } from 'fastify';
import type { PersonalData } from './plugins/personal-data.ts';

/**
 * What the API's own database role may do with a table besides reading it. It can never delete or truncate such a table,
 * or switch its triggers off (docs/decisions/0054).
 */
export interface TableProtection {
  /** Columns that a new row may set, or `all`. Absent: only the module's SQL functions add rows. */
  readonly insert?: 'all' | readonly string[];
  /** Columns that may change. Absent: only the module's SQL functions change rows. */
  readonly update?: readonly string[];
}

/** One domain of the API: a Fastify plugin that declares its dependencies, and its own migrations. */
export interface ApiModule {
  readonly name: string;
  /** Made with fastify-plugin: `fp(async (app) => …, { name: 'wallet', dependencies: ['identity'] })`. */
  readonly plugin: FastifyPluginAsync;
  /** Folder made by drizzle-kit; absent for a module without tables. */
  readonly migrations?: URL;
  /** Folder with one file per SQL function, applied after the migrations whenever a file has changed. */
  readonly functions?: URL;
  /**
   * Tables whose history must stay, by name. The module's SQL functions then run with the rights of the tables' owner, so
   * they are the only way to do more than this says. The role may do everything with tables that no module names.
   */
  readonly protects?: Readonly<Record<string, TableProtection>>;
  /** What the tables say about a player, for the copy that players can ask for (docs/decisions/0113). */
  readonly personalData?: PersonalData;
}
