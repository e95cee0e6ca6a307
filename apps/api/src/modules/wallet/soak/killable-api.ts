import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sign, type SignedCall } from '@baize/contracts/signature';
import pg from 'pg';

/** An API process on a database of its own, which a test may kill at any moment. */
export class KillableApi {
  readonly url: string;
  readonly #server: string;
  readonly #name = `crash_${randomUUID().replaceAll('-', '')}`;
  #child: ChildProcess | undefined;
  #port = 0;
  #up: Promise<void> = Promise.resolve();

  /** @param server address of a PostgreSQL server on which databases may be made */
  constructor(server: string) {
    this.#server = server;
    const url = new URL(server);
    url.pathname = `/${this.#name}`;
    this.url = url.href;
  }
  async #administer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#server });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  createDatabase(): Promise<void> {
    return this.#administer(`create database ${this.#name}`);
  }

  start(): Promise<void> {
    this.#up = new Promise((resolve, reject) => {
      const child = fork(new URL('./crash-child.ts', import.meta.url), {
        env: { ...process.env, DATABASE_URL: this.url, DATABASE_POOL_SIZE: '8' },
        execArgv: [],
      });
      this.#child = child;
      child.once('message', (message: { port: number }) => {
        this.#port = message.port;
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`the API ended before it listened (${code})`)));
    });
    return this.#up;
  }
  /** Kills the process as it is, and starts another one. */
  strike(): Promise<void> {
    this.#child?.removeAllListeners('exit');
    this.#child?.kill('SIGKILL');
    return this.start();
  }

  /**
   * Sends a signed call, again and again until it is answered.
   * @param isLost drops an answer, as a broken network would
   */
  async call<Body>(
    studio: string,
    secret: string,
    path: string,
    payload: object,
    isLost: () => boolean = () => false,
  ): Promise<{ readonly status: number; readonly body: Body }> {
    const text = JSON.stringify(payload);
    const signed: SignedCall = `POST /api/v1${path}`;
    for (let attempt = 0; attempt < 400; attempt += 1) {
      await this.#up;
      try {
        const answer = await fetch(`http://127.0.0.1:${this.#port}/api/v1${path}`, {
          method: 'POST',
          body: text,
          headers: {
            'content-type': 'application/json',
            'x-baize-studio': studio,
            'x-baize-signature': sign(secret, signed, text),
          },
          signal: AbortSignal.timeout(5000),
        });
        const body = (await answer.json()) as Body;
        if (answer.status >= 500) throw new Error(String(answer.status));
        if (!isLost()) return { status: answer.status, body };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    throw new Error(`No answer to ${path} in 400 attempts.`);
  }

  async remove(): Promise<void> {
    this.#child?.removeAllListeners('exit');
    this.#child?.kill('SIGKILL');
    await this.#administer(`drop database if exists ${this.#name} with (force)`);
  }
}
