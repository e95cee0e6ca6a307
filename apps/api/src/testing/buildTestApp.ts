import { randomUUID } from 'node:crypto';
import { movableClock, type Clock, type MovableClock } from '@baize/kernel';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, inject } from 'vitest';
import type { ApiModule } from '../api-module.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../plugins/database.ts';
import { readEnv, type Env } from '../plugins/env.ts';
import { openPglite } from '../plugins/pglite-database.ts';
import { openPostgres } from '../plugins/postgres-database.ts';
import type { OutgoingMessage } from '@baize/contracts/messaging';
import { identityModule } from '../modules/identity/index.ts';
import {
  DEFAULT_PERMISSIONS,
  findPlayer,
  insertPlayer,
  type NewPlayer,
  type PlayerRecord,
} from '../modules/player/index.ts';
import { siteModule } from '../modules/site/index.ts';
import type { DepositRegister } from '../ports/deposit-register/port.ts';
import type { ExclusionRegister } from '../ports/exclusion-register/port.ts';
import type { IdentityVendor } from '../ports/identity-vendor/port.ts';
import type { Messaging } from '../ports/messaging/port.ts';
import type { Ports } from '../ports/ports.ts';
import { readyGameProvider, withDependencies } from './fakes.ts';
import { operatorClient, TEST_ISSUER, testIssuerKeys, type OperatorClient, type TestOperator } from './operators.ts';
import { administer, databaseUrl, openTemplate, runtimeUrl, type PostgresTemplates } from './template.ts';

export interface TestAppOptions {
  /** Environment variables that override the test defaults. */
  readonly env?: Readonly<Record<string, string>>;
  readonly ports?: Partial<Ports>;
  /** Modules under test; those that they depend on are added, with fake content. Default: every module. */
  readonly modules?: readonly ApiModule[];
  /** Receives the log lines if a test reads them. */
  readonly log?: string[];
  /** Where the clock starts; default 2026-11-21T12:00:00Z. */
  readonly now?: Date;
  /** The clock of real time, by which tokens and an authenticator app's codes go; default: the system's. */
  readonly wallClock?: Clock;
  /** An open database to use (a second API process on one database). */
  readonly database?: Database;
  /** Connections and time limits of an app on PostgreSQL; default: ten and none. */
  readonly pool?: { readonly size: number; readonly timeouts: Env['databaseTimeouts'] };
}

/** A test's logged-in player. */
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
  /** Password for signing in through the pool; without one there is only the token. */
  readonly password?: string;
  /** Further fields of the player's record. */
  readonly record?: Partial<NewPlayer>;
}

/** A messaging vendor that records messages. */
export interface RecordedMessaging extends Messaging {
  readonly messages: OutgoingMessage[];
  /** While true, the vendor is down. */
  down: boolean;
  /** Returns the code in the newest message to an address. */
  codeFor(to: string): string;
}

export function recordedMessaging(): RecordedMessaging {
  const messages: OutgoingMessage[] = [];
  return {
    messages,
    down: false,
    async send(message) {
      if (this.down) throw new Error('the vendor is down');
      messages.unshift(message);
    },
    codeFor(to) {
      const code = messages.find((message) => message.to === to)?.text.match(/\b\d{6}\b/)?.[0];
      if (!code)
        throw new Error(
          `No code was sent to ${to}; sent: ${messages.map((message) => message.to).join(', ') || 'nothing'}`,
        );
      return code;
    },
  };
}

export interface TestApp {
  readonly messaging: RecordedMessaging;
  readonly app: FastifyInstance;
  /** The database with every right, to prepare and to look. The app itself has only its own role's. */
  readonly db: Database;
  readonly env: Env;
  readonly clock: MovableClock;
  /** Moves the business clock forward. */
  advance(milliseconds: number): void;
  /** A registered, verified player with a wallet, signed in. */
  player(options?: TestPlayerOptions): Promise<TestPlayer>;
  /** Opens another session of a player, as their next login would: the status decides how far it reaches. */
  signInAgain(player: TestPlayer): Promise<TestPlayer>;
  /** Calls of an operator on the operators' listener; by default someone with every role. */
  operator(person?: Partial<TestOperator>): OperatorClient;
  close(): Promise<void>;
}

export const TEST_NOW = new Date('2026-11-21T12:00:00Z');

/** Every test player is another person: a name and a number that no other one has. */
const lettersOf = (id: string): string =>
  id.replace(/[^0-9a-f]/g, '').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
const digitsOf = (id: string): string =>
  String(Number.parseInt(id.replace(/-/g, '').slice(-11), 16) % 10 ** 8).padStart(8, '0');

/** A clock that moves only when a test moves it. */
export function testClock(start: Date = TEST_NOW): MovableClock {
  return movableClock({ now: () => start });
}

async function testDatabase(): Promise<Database> {
  return openPglite({ template: openTemplate(inject('pgliteTemplate')) });
}

/** Builds the API on a migrated in-memory database in well under two seconds. Close it in `afterEach`/`afterAll`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const env = readEnv({
    BAIZE_ENV: 'test',
    LOG_LEVEL: options.log ? 'info' : 'silent',
    CAPTCHA_COST: '1',
    OPERATOR_ISSUER: TEST_ISSUER,
    ...options.env,
  });
  const database = options.database ?? (await testDatabase());
  const clock = testClock(options.now);
  const messaging = recordedMessaging();
  const identityVendor: IdentityVendor = {
    check: async () => ({ checkId: randomUUID(), level: 'DATA_VERIFIED' }),
    startSession: async () => null,
  };
  const depositRegister: DepositRegister = { depositedElsewhere: async () => 0 };
  const exclusionRegister: ExclusionRegister = { isExcluded: async () => false };
  // The embedded pool signs in every player of a test, so the identity module is always there.
  const modules = options.modules && withDependencies([siteModule, identityModule, ...options.modules]);
  const app = await buildApp({
    env,
    database,
    clock,
    ...(options.wallClock ? { wallClock: options.wallClock } : {}),
    ports: {
      messaging,
      identityVendor,
      depositRegister,
      exclusionRegister,
      gameProvider: readyGameProvider,
      ...options.ports,
    },
    operatorKeys: await testIssuerKeys(),
    ...(modules ? { modules } : {}),
    ...(options.log
      ? {
          logStream: {
            write: (line: string) => {
              options.log?.push(line);
            },
          },
        }
      : {}),
  });
  const signedIn = async (player: PlayerRecord, market: string): Promise<TestPlayer> => {
    const { IdToken: token } = await app.identityPool.startSession(player);
    const { id: playerId, brand } = player;
    const sitecontext = JSON.stringify({ siteId: 5, brand, market });
    return { playerId, token, brand, headers: { authorization: `Bearer ${token}`, sitecontext } };
  };
  return {
    app,
    db: database.owner ?? database,
    env,
    clock,
    messaging,
    advance: (milliseconds) => {
      clock.setOffset(clock.offset + milliseconds);
    },
    operator: (person) => operatorClient(app, person),
    async player({
      brand = 'northlight',
      countryCode = 'FI',
      currency = 'EUR',
      languageCode = 'en',
      market = 'en-UN',
      password,
      record,
    } = {}) {
      const playerId = record?.id ?? randomUUID();
      const email = record?.email ?? `${playerId}@test.baize`;
      const now = clock.now();
      const writeUser =
        password === undefined
          ? undefined
          : await app.ports.identity?.createUser({ playerId, brand, email, password, confirmed: true });
      await database.transaction(async (tx) => {
        await insertPlayer(tx, {
          id: playerId,
          brand,
          email,
          emailKey: email.toLowerCase(),
          firstName: 'Test',
          lastName: `Player ${lettersOf(playerId)}`,
          phonePrefix: '+358',
          phoneBody: `40${digitsOf(playerId)}`,
          countryCode,
          languageCode,
          currency,
          dateOfBirth: '1990-01-01',
          // People with one birth date and one home may be held for review (ruling 24).
          address: `Testikatu ${digitsOf(playerId)}`,
          city: 'Helsinki',
          postalCode: '00100',
          timeZone: 'Europe/Helsinki',
          status: 'REGISTERED',
          kycStatus: 'DATA_VERIFIED',
          permissions: DEFAULT_PERMISSIONS,
          personId: randomUUID(),
          termsVersion: 1,
          marketingOptIn: false,
          cookiePolicyAccepted: true,
          createdAt: now,
          registeredAt: now,
          ...record,
        });
        const inserted = await findPlayer(tx, playerId);
        if (inserted && inserted.status !== 'PRE_REGISTERED') await app.persons.record(tx, [inserted]);
        await writeUser?.(tx);
        await app.playerRegistered(tx, { playerId, brand, countryCode, currency });
      });
      const player = await findPlayer(database, playerId);
      if (!player) throw new Error('The player that was just created does not exist.');
      return signedIn(player, market);
    },
    async signInAgain({ playerId, headers }) {
      const player = await findPlayer(database, playerId);
      if (!player) throw new Error(`There is no player ${playerId}.`);
      const { market } = JSON.parse(headers['sitecontext'] ?? '') as { market: string };
      return signedIn(player, market);
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

/** Builds an app on this run's kind of database; all apps of one `describe` block share one database. */
export type MakeApp = (options?: TestAppOptions) => Promise<TestApp>;

/** One suite on a fresh database of the run's PostgreSQL server; skipped where there is none. */
function describeOnServer(
  name: string,
  suite: (makeApp: MakeApp, kind: Database['kind']) => void,
  template: keyof PostgresTemplates,
): void {
  const serverUrl = inject('postgresUrl');
  describe.skipIf(serverUrl === null)(name, () => {
    const databaseName = `baize_${randomUUID().replaceAll('-', '')}`;
    let created: Promise<void> | undefined;
    const apps: TestApp[] = [];
    const databases: Database[] = [];
    const create = (): Promise<void> =>
      administer(
        serverUrl ?? '',
        // Copying its files takes less than half of the time that writing them into the log does.
        `create database ${databaseName} template ${inject('postgresTemplates')[template]} strategy file_copy`,
      );
    afterAll(async () => {
      for (const app of apps) await app.close();
      for (const database of databases) await database.close();
      if (created) await administer(serverUrl ?? '', `drop database if exists ${databaseName} with (force)`);
    });
    suite(async (options) => {
      created ??= create();
      await created;
      const server = serverUrl ?? '';
      const { size = 10, timeouts } = options?.pool ?? {};
      const owner = databaseUrl(server, databaseName);
      const database = openPostgres(runtimeUrl(server, databaseName), size, owner, timeouts);
      databases.push(database);
      const app = await buildTestApp({ ...options, database });
      apps.push(app);
      return app;
    }, 'postgres');
  });
}

/**
 * Runs a suite on PostgreSQL with every table of a player hash-partitioned by player, and with transactions refused
 * that write rows of two players: what Citus or YugabyteDB would enforce (docs/decisions/0037).
 */
export function describePartitioned(name: string, suite: (makeApp: MakeApp, kind: Database['kind']) => void): void {
  describeOnServer(`${name} (PostgreSQL, partitioned by player)`, suite, 'partitioned');
}

/** One suite on a fresh PGlite. */
function describeOnPglite(name: string, suite: (makeApp: MakeApp, kind: Database['kind']) => void): void {
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
}

/**
 * Runs a suite on PGlite and on a real PostgreSQL server (a fresh database each time the block runs).
 * Apps made by `makeApp` within one block share its database, like processes of one deployment, and are closed after
 * it. PGlite hides races, so only the PostgreSQL half proves concurrency.
 */
export function describeOnBoth(name: string, suite: (makeApp: MakeApp, kind: Database['kind']) => void): void {
  describeOnPglite(name, suite);
  describeOnServer(`${name} (PostgreSQL)`, suite, 'plain');
}

/** Whether suites that need only PostgreSQL run on PGlite too. */
const needsPglite = (): boolean => inject('postgresUrl') === null || process.env['TEST_BOTH_DATABASES'] === 'on';

/**
 * Runs a suite on PostgreSQL, which has all of PGlite's rules and races as well; on PGlite instead if no server can be
 * started, and on both with `TEST_BOTH_DATABASES=on` (docs/decisions/0020).
 */
export function describeOnPostgres(name: string, suite: (makeApp: MakeApp, kind: Database['kind']) => void): void {
  if (needsPglite()) describeOnPglite(name, suite);
  describeOnServer(`${name} (PostgreSQL)`, suite, 'plain');
}

/** Like `describeOnPostgres`, on tables distributed by player: for suites about a player's own rows. */
export function describeByPlayer(name: string, suite: (makeApp: MakeApp, kind: Database['kind']) => void): void {
  if (needsPglite()) describeOnPglite(name, suite);
  describePartitioned(name, suite);
}

/**
 * Runs a suite on PGlite, with the tables as they are migrated, and on PostgreSQL partitioned by player, which refuses
 * all that plain PostgreSQL refuses and more: for the ledger, payments and limits.
 */
export function describePlainAndPartitioned(
  name: string,
  suite: (makeApp: MakeApp, kind: Database['kind']) => void,
): void {
  describeOnPglite(name, suite);
  describePartitioned(name, suite);
}
