import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  buildApp,
  DEFAULT_PERMISSIONS,
  deposit,
  insertPlayer,
  playerModule,
  readEnv,
  studioModule,
  walletModule,
  withDependencies,
} from '@baize/api/bench';
import type { Ask, Reply } from './wallet-server.ts';

export type App = Awaited<ReturnType<typeof buildApp>>;

/** Opens the API's ledger in this process. */
export async function openApp(url: string, poolSize: number): Promise<App> {
  return buildApp({
    env: readEnv({
      BAIZE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      DATABASE_POOL_SIZE: String(Math.max(2, poolSize)),
    }),
    modules: withDependencies([playerModule, walletModule, studioModule]),
  });
}

/** Makes players with plenty of money. */
export async function makePlayers(app: App, count: number, deposits = 10): Promise<string[]> {
  const players = Array.from({ length: count }, () => randomUUID() as string);
  for (const [index, playerId] of players.entries()) {
    const now = new Date();
    await insertPlayer(app.db, {
      id: playerId,
      brand: 'northlight',
      email: `${playerId}@bench.example`,
      emailKey: `${playerId}@bench.example`,
      firstName: 'Bench',
      lastName: 'Player',
      phonePrefix: '+358',
      // One number each: accounts that look like one person's are held for review (ruling 24).
      phoneBody: String(400_000_000 + index),
      countryCode: 'FI',
      languageCode: 'en',
      currency: 'EUR',
      status: 'REGISTERED',
      kycStatus: 'DATA_VERIFIED',
      personId: playerId,
      termsVersion: 1,
      marketingOptIn: false,
      cookiePolicyAccepted: true,
      createdAt: now,
      registeredAt: now,
      permissions: DEFAULT_PERMISSIONS,
    });
    await app.wallet.transaction(async ({ tx }) => app.wallet.create(tx, playerId, 'EUR'));
    for (let times = 0; times < deposits; times += 1)
      await app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 1_000_000_000, 'BENCH'));
  }
  return players;
}

/** The API as a process of its own, with which the bench speaks through the parent's channel. */
export class ApiProcess<Asked extends object, Replied extends object> {
  readonly #child: ChildProcess;
  constructor(file: string, env: Readonly<Record<string, string>>) {
    this.#child = fork(new URL(file, import.meta.url), {
      execArgv: ['--expose-gc'],
      env: { ...process.env, ...env },
    });
  }
  /** Returns what it says next: first that it listens, then the answer to a question. */
  heard(): Promise<Replied> {
    return new Promise((resolve, reject) => {
      const early = (code: number | null): void =>
        reject(new Error(`The API process of the bench ended early (code ${code}). Its message is above.`));
      this.#child.once('exit', early);
      this.#child.once('message', (reply: Replied) => {
        this.#child.off('exit', early);
        resolve(reply);
      });
    });
  }
  async ask(message: Asked): Promise<Replied> {
    const reply = this.heard();
    this.#child.send(message);
    return reply;
  }
  #ended(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) resolve();
      else this.#child.once('exit', () => resolve());
    });
  }
  /** Ends it as it is, like `kill -9`. */
  kill(): Promise<void> {
    const ended = this.#ended();
    this.#child.kill('SIGKILL');
    return ended;
  }
  stop(): Promise<void> {
    const ended = this.#ended();
    if (this.#child.connected) this.#child.send({ ask: 'stop' });
    return ended;
  }
}

/** The API as a process of its own. */
export class Server extends ApiProcess<Ask, Reply> {
  port = 0;
  constructor(url: string) {
    super('./wallet-server.ts', { DATABASE_URL: url, DATABASE_POOL_SIZE: '8' });
  }
  async start(): Promise<this> {
    this.port = ((await this.heard()) as { port: number }).port;
    return this;
  }
}
