import { randomUUID } from 'node:crypto';
import { movableClock, type MovableClock } from '@baize/kernel';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { ApiModule } from '../api-module.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../plugins/database.ts';
import { readEnv, type Env } from '../plugins/env.ts';
import { openPglite } from '../plugins/pglite-database.ts';
import { openPostgres } from '../plugins/postgres-database.ts';
import type { Ports } from '../ports/ports.ts';
import { openTemplate } from './template.ts';

export interface TestAppOptions {
  /** Environment variables over the test defaults. */
  readonly env?: Readonly<Record<string, string>>;
  readonly ports?: Partial<Ports>;
  readonly modules?: readonly ApiModule[];
  /** Lines of the log, where a test reads them. */
  readonly log?: string[];
  /** Where the clock starts; default 2026-11-21T12:00:00Z. */
  readonly now?: Date;
  /** An open database to use (a second API process on one database). */
  readonly database?: Database;
}

/** A signed-in player of a test. */
export interface TestPlayer {
  readonly playerId: string;
  readonly token: string;
  readonly brand: string;
  /** Ready for `inject`: token and site context. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestPlayerOptions {
  readonly brand?: string;
  readonly countryCode?: string;
  readonly currency?: CurrencyCode;
  readonly languageCode?: string;
  readonly market?: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly env: Env;
  readonly clock: MovableClock;
  /** Moves the business clock forward. */
  advance(milliseconds: number): void;
  /** A registered, verified player with a wallet, signed in. */
  player(options?: TestPlayerOptions): Promise<TestPlayer>;
  close(): Promise<void>;
}

export const TEST_NOW = new Date('2026-11-21T12:00:00Z');

/** A clock that stands still until it is moved. */
export function testClock(start: Date = TEST_NOW): MovableClock {
  return movableClock({ now: () => start });
}

async function testDatabase(): Promise<Database> {
  return openPglite({ template: await openTemplate(inject('pgliteTemplate')) });
}

/** Builds the API on a database in memory that starts migrated; well under two seconds. Close it in `afterEach`/`afterAll`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const env = readEnv({ BAIZE_ENV: 'test', LOG_LEVEL: options.log ? 'info' : 'silent', CAPTCHA_COST: '1', OPERATOR_TOKEN: 'test-operator-token-0123456789', ...options.env });
  const database = options.database ?? await testDatabase();
  const clock = testClock(options.now);
  const app = await buildApp({
    env, database, clock,
    ...(options.ports ? { ports: options.ports } : {}),
    ...(options.modules ? { modules: options.modules } : {}),
    ...(options.log ? { logStream: { write: (line: string) => { options.log?.push(line); } } } : {}),
  });
  const key = await generateKeyPair('RS256');
  app.playerTokens.setKeys(createLocalJWKSet({ keys: [{ ...await exportJWK(key.publicKey), kid: 'test', alg: 'RS256', use: 'sig' }] }));
  return {
    app, db: database, env, clock,
    advance: (milliseconds) => { clock.setOffset(clock.offset + milliseconds); },
    async player({ brand = 'northlight', countryCode = 'FI', currency = 'EUR', languageCode = 'en', market = 'en-UN' } = {}) {
      const playerId = randomUUID();
      await database.transaction((tx) => app.playerRegistered(tx, { playerId, brand, countryCode, currency }));
      const token = await new SignJWT({
        token_use: 'id', country_code: countryCode, language_code: languageCode, player_id: playerId, player_access_id: randomUUID(), email: `${playerId}@test.baize`,
        login_method: 'DEFAULT', zendeskJwtToken: '', registrationDate: TEST_NOW.toISOString(), multibrand: '{"suspended":false}', brand,
      }).setProtectedHeader({ alg: 'RS256', kid: 'test' }).setSubject(playerId).setIssuer(env.identity.issuer).setAudience(`${env.identity.clientIdPrefix}${brand}`)
        .setIssuedAt().setExpirationTime('1h').sign(key.privateKey);
      return { playerId, token, brand, headers: { authorization: `Bearer ${token}`, sitecontext: JSON.stringify({ siteId: 5, brand, market }) } };
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

/** Builds an app on the database of this run's kind; every app of one `describe` block shares one database. */
export type MakeApp = (options?: TestAppOptions) => Promise<TestApp>;

/**
 * The same tests on PGlite and on a real PostgreSQL server (a fresh database each time the block runs).
 * Apps made by `makeApp` within one block share its database, like processes of one deployment; they close by themselves.
 * On PGlite races hide, so what is about concurrency is proved by the PostgreSQL half.
 */
export function describeOnBoth(name: string, suite: (makeApp: MakeApp, kind: Database['kind']) => void): void {
  describe(`${name} (PGlite)`, () => {
    let database: Promise<Database> | undefined;
    const apps: TestApp[] = [];
    afterAll(async () => {
      for (const app of apps) await app.close();
      await (await database)?.close();
    });
    suite(async (options) => {
      database ??= testDatabase();
      const app = await buildTestApp({ ...options, database: await database });
      apps.push(app);
      return app;
    }, 'pglite');
  });
  const serverUrl = inject('postgresUrl');
  describe.skipIf(serverUrl === null)(`${name} (PostgreSQL)`, () => {
    const databaseName = `baize_${randomUUID().replaceAll('-', '')}`;
    let url: Promise<string> | undefined;
    const apps: TestApp[] = [];
    const databases: Database[] = [];
    const create = async (): Promise<string> => {
      const admin = new pg.Client({ connectionString: serverUrl ?? '' });
      await admin.connect();
      await admin.query(`create database ${databaseName}`);
      await admin.end();
      const target = new URL(serverUrl ?? '');
      target.pathname = `/${databaseName}`;
      return target.href;
    };
    afterAll(async () => {
      for (const app of apps) await app.close();
      for (const database of databases) await database.close();
      if (!url) return;
      const admin = new pg.Client({ connectionString: serverUrl ?? '' });
      await admin.connect();
      await admin.query(`drop database if exists ${databaseName} with (force)`);
      await admin.end();
    });
    suite(async (options) => {
      url ??= create();
      const database = openPostgres(await url, 10);
      databases.push(database);
      const app = await buildTestApp({ ...options, database });
      apps.push(app);
      return app;
    }, 'postgres');
  });
}
