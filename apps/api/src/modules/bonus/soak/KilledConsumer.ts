import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { countWorkers } from '../../ledger-consumers/testing/countWorkers.ts';
import type { TestApp } from '../../../testing/buildTestApp.ts';

/** Longest wait for a new process and for its share of the players, in milliseconds. */
const START_MS = 120_000;

/**
 * A second process that consumes the ledger beside the soak's own, on the same PostgreSQL, and is killed again and again
 * while it works.
 */
export class KilledConsumer {
  readonly #test: TestApp;
  readonly #databaseUrl: string;
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  /** How often a process was killed. */
  kills = 0;

  /** @param databaseUrl the database of `test` */
  constructor(test: TestApp, databaseUrl: string) {
    this.#test = test;
    this.#databaseUrl = databaseUrl;
  }

  /** Starts a process; the soak goes on meanwhile. */
  start(): void {
    const child = fork(new URL('./worker.ts', import.meta.url), {
      env: { ...process.env, DATABASE_URL: this.#databaseUrl },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#child = child;
    // It begins once it has the time.
    this.sendClock();
    this.#ready = new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) =>
        reject(new Error(`The consuming process ended before it was ready (code ${code}).`)),
      );
    });
    // The next `killDuring` reports the fault; until then nothing waits for it.
    this.#ready.catch(() => undefined);
  }

  /** Sends the time of the business clock, which the soak moves. */
  sendClock(): void {
    if (this.#child?.connected) this.#child.send(this.#test.clock.offset);
  }

  /** Tells whether the process has taken over its share of the players. */
  async isWorking(): Promise<boolean> {
    return (await countWorkers(this.#test.db)) > 1;
  }

  /**
   * Waits until the process works, kills it with SIGKILL while it consumes the movements of `work`, and starts another one.
   * @param work makes movements of many players
   * @param delayMs from the start of `work` to the kill
   * @throws Error if the process has ended by itself, or takes no player
   */
  async killDuring(work: () => Promise<void>, delayMs: number): Promise<void> {
    await this.#ready;
    this.sendClock();
    for (const until = Date.now() + START_MS; !(await this.isWorking()); await sleep(100))
      if (Date.now() > until) throw new Error(`The consuming process took no player within ${START_MS} ms.`);
    const working = work();
    await sleep(delayMs);
    this.stop();
    this.kills += 1;
    await working;
    this.start();
  }

  /** Kills the process and starts no other. */
  stop(): void {
    this.#child?.removeAllListeners('exit');
    this.#child?.kill('SIGKILL');
  }
}
