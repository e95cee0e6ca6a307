import type { FastifyPluginAsync } from 'fastify';

/** One domain of the API: a Fastify plugin that declares its dependencies, and its own migrations. */
export interface ApiModule {
  readonly name: string;
  /** Made with fastify-plugin: `fp(async (app) => …, { name: 'wallet', dependencies: ['identity'] })`. */
  readonly plugin: FastifyPluginAsync;
  /** Folder made by drizzle-kit; absent for a module without tables. */
  readonly migrations?: URL;
  /** Folder with one file per SQL function, applied after the migrations whenever a file has changed. */
  readonly functions?: URL;
}
