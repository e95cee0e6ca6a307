import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ERROR } from '@baize/contracts/errors';
import { movableClock, systemClock, type Clock, type MovableClock } from '@baize/kernel';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyReply } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { DestinationStream } from 'pino';
import type { ApiModule } from './api-module.ts';
import { inDependencyOrder } from './module-order.ts';
import { modules as everyModule } from './modules.ts';
import { access } from './plugins/access.ts';
import { closures } from './plugins/closures.ts';
import { brands, brandsOf, loadBrands, type Brands } from './plugins/brands.ts';
import { prepareContractRoutes } from './plugins/contract-routes.ts';
import { openDatabase, type Database } from './plugins/database.ts';
import { excessRights, grantRuntimeRole } from './plugins/database-roles.ts';
import type { Env } from './plugins/env.ts';
import { bodyOf, errors, refuseExpectation, refuseUnreadable, UNSTORED } from './plugins/errors.ts';
import { events } from './plugins/events.ts';
import { integrity, integrityStorage } from './plugins/integrity/index.ts';
import { location } from './plugins/location.ts';
import { loggingOf, traceOf } from './plugins/logging.ts';
import { openapi } from './plugins/openapi.ts';
import { onBreakStarted } from './plugins/on-break-started.ts';
import { onPlayerRegistered } from './plugins/on-player-registered.ts';
import { operations } from './plugins/operations.ts';
import { openOperatorPlane } from './plugins/operator-plane/index.ts';
import { opensPlayerSocket, playerSocket } from './plugins/player-socket.ts';
import { playerTokens } from './plugins/player-tokens.ts';
import { rateLimitStorage } from './plugins/rate-limits/index.ts';
import { pendingMigrations } from './plugins/pending-migrations.ts';
import { applyRepeatableMigrations } from './plugins/repeatable-migrations.ts';
import { SAFE_HEADERS, security } from './plugins/security.ts';
import { sessionEnds } from './plugins/session-ends.ts';
import { tellPlayer } from './plugins/tell-player.ts';
import type { Ports } from './ports/ports.ts';

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    db: Database;
    /** The business's "now": limits, exclusions, codes, payments. An operator may move it outside production. */
    clock: MovableClock;
    /**
     * Real time, for tokens and signatures, which other machines check too. Moving the business clock logs no player
     * out.
     */
    wallClock: Clock;
    ports: Partial<Ports>;
  }
}

export interface BuildAppOptions {
  readonly env: Env;
  /** An open database. Absent: the app opens the configured one and closes it when it stops. */
  readonly database?: Database;
  readonly clock?: MovableClock;
  readonly wallClock?: Clock;
  /** Third parties to use instead of the configured adapters. */
  readonly ports?: Partial<Ports>;
  readonly modules?: readonly ApiModule[];
  readonly brands?: Brands;
  /** Verifies operators' tokens; absent: the keys of the configured issuer. */
  readonly operatorKeys?: JWTVerifyGetKey;
  /** Destination of log lines; absent: standard output. */
  readonly logStream?: DestinationStream;
}

/** What has tables and is not a module. */
const PLATFORM = [rateLimitStorage, integrityStorage] as const;

/**
 * Applies the numbered migrations of the platform and of every module, then the SQL functions, and
 * grants the API's own role its rights; one process at a time.
 */
export async function migrate(database: Database, modules: readonly ApiModule[] = everyModule): Promise<void> {
  const { owner } = database;
  if (!owner) throw new Error('This process cannot migrate: it has no connection as the owner of the tables.');
  const owned = inDependencyOrder(modules);
  await owner.exclusively('baize-migrations', async () => {
    for (const module of [...PLATFORM, ...owned]) {
      if (module.migrations) await owner.migrate(fileURLToPath(module.migrations), `${module.name}_migrations`);
      if (module.functions) await applyRepeatableMigrations(owner, module.functions, module.name);
    }
    if (database.runtimeRole !== null)
      await grantRuntimeRole(owner, database.runtimeRole, owned, database.kind === 'pglite');
  });
  await database.enterRuntimeRole?.();
}

/**
 * Checks that the database is ready for an API that cannot migrate it.
 * @throws Error naming what is missing, and the command to run
 */
async function expectPrepared(database: Database, modules: readonly ApiModule[]): Promise<void> {
  const owned = inDependencyOrder(modules);
  const missing = await pendingMigrations(database, [...PLATFORM, ...owned]);
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.join(', ')}. Run the migrations first: node apps/api/src/migrate.ts with DATABASE_MIGRATION_URL (docs/deployment).`,
    );
  const rights = await excessRights(database, owned);
  if (rights.length > 0)
    throw new Error(
      `The role of DATABASE_URL can ${rights.slice(0, 5).join(', ')}. A fault in the API could then change the ledger or the audit log unseen. Use a role that does not own the tables, and let the migrations grant its rights (docs/deployment).`,
    );
}

/**
 * Builds the API: database migrated, plugins and modules registered, nothing listening yet.
 * @throws Error when the data folder is in use, the database cannot be reached or a brand loosens a law
 */
export async function buildApp(options: BuildAppOptions): Promise<FastifyInstance> {
  const { env } = options;
  const modules = options.modules ?? everyModule;
  const database = options.database ?? (await openDatabase(env));
  try {
    if (database.owner) await migrate(database, modules);
    else await expectPrepared(database, modules);
    const refusalHeaders = { ...SAFE_HEADERS, ...UNSTORED };
    const serverOptions: FastifyHttpOptions<Server> = {
      logger: loggingOf(env, options.logStream),
      genReqId: () => randomUUID(),
      trustProxy: env.trustProxy,
      bodyLimit: 256 * 1024,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
      // A silent client must not keep a connection open for ever.
      connectionTimeout: 60_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 72_000,
      // Refused in the shape of every other refusal instead (see security.ts and the operator plane).
      http: { requireHostHeader: false, shouldUpgradeCallback: opensPlayerSocket },
      // Connections without a request close at a stop; the others finish theirs (see stop-gracefully.ts).
      forceCloseConnections: 'idle',
      // An address that the router itself refuses: an escape that is none, or a parameter that is too long.
      frameworkErrors: (fault, _request, reply) => {
        const answer: FastifyReply = reply as never;
        const [status, code] = fault.code === 'FST_ERR_BAD_URL' ? [400, ERROR.validation] : [404, ERROR.notFound];
        return answer.code(status).headers(refusalHeaders).send(bodyOf(code));
      },
      clientErrorHandler: (fault, socket) => refuseUnreadable(fault, socket, refusalHeaders),
    };
    /** Returns a server that answers every request in the agreed shape, also what Node would refuse on its own. */
    const newServer = (): FastifyInstance => {
      const server = Fastify(serverOptions) as unknown as FastifyInstance;
      server.server.on('checkExpectation', (request, response) => refuseExpectation(request, response, refusalHeaders));
      return server;
    };
    const app = newServer();
    app.setChildLoggerFactory((logger, bindings, options, request) =>
      logger.child({ ...bindings, ...traceOf(request.headers['traceparent']) }, options),
    );
    app.decorate('env', env);
    app.decorate('db', database);
    app.decorate('clock', options.clock ?? movableClock());
    app.decorate('wallClock', options.wallClock ?? systemClock);
    app.decorate('ports', { ...options.ports });
    app.decorate(
      'personalData',
      inDependencyOrder(modules).flatMap(({ personalData }) => personalData ?? []),
    );
    app.addHook('onClose', async () => {
      if (!options.database) await database.close();
    });
    prepareContractRoutes(app);
    await app.register(errors);
    await app.register(security);
    await app.register(openapi);
    await app.register(operations, { database });
    await app.register(integrity);
    await app.register(events, { database });
    app.decorate(
      'operatorPlane',
      env.operator ? await openOperatorPlane(app, newServer(), options.operatorKeys) : null,
    );
    app.addHook('onClose', async () => {
      await app.operatorPlane?.server.close();
    });
    await app.register(brands, { brands: options.brands ?? brandsOf(await loadBrands()) });
    await app.register(playerTokens, { clock: app.wallClock });
    await app.register(location);
    await app.register(access);
    await app.register(onBreakStarted);
    await app.register(onPlayerRegistered);
    await app.register(tellPlayer);
    await app.register(sessionEnds);
    await app.register(closures);
    await app.register(playerSocket);
    for (const module of inDependencyOrder(modules)) await app.register(module.plugin);
    await app.ready();
    await app.operatorPlane?.server.ready();
    return app;
  } catch (fault) {
    if (!options.database) await database.close();
    throw fault;
  }
}
