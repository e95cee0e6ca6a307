import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ServiceSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Everything that the service writes. */
  readonly logFile: string;
  /** Answers 2xx when the service is ready. */
  readonly readyUrl: string;
  readonly readyWithinMs?: number;
  /** Called every ten seconds until the service is ready. */
  readonly onWaiting?: (seconds: number) => void;
  /** Also prints the service's output, prefixed with its name. */
  readonly echo?: boolean;
}

interface Running {
  readonly spec: ServiceSpec;
  readonly child: ChildProcess;
  readonly tail: string[];
  exit: string | null;
}

const TAIL_LINES = 25;
const STOP_PATIENCE_MS = 8000;

/** A service that ended unexpectedly or never became ready, with its last lines. */
export class ServiceFailure extends Error {
  constructor(what: string, service: { readonly spec: ServiceSpec; readonly tail: readonly string[] }) {
    const lines =
      service.tail.length > 0
        ? `Its last lines:\n${service.tail.map((line) => `    ${line}`).join('\n')}`
        : 'It wrote nothing.';
    super(`${what}\n  ${lines}\n  Everything it wrote is in ${service.spec.logFile}.`);
    this.name = 'ServiceFailure';
  }
}

/** Starts services, watches them and stops them together. If one fails, all others are stopped. */
export class Supervisor {
  readonly #services: Running[] = [];
  #stopping: Promise<void> | null = null;
  #fail: (failure: ServiceFailure) => void = () => undefined;
  /** Rejects if a service ends unexpectedly. */
  readonly failed: Promise<never>;

  constructor() {
    this.failed = new Promise<never>((_resolve, reject) => {
      this.#fail = reject;
    });
    // Callers need not await `failed`, so avoid an unhandled rejection.
    this.failed.catch(() => undefined);
  }

  /**
   * Starts a service and waits until it is ready.
   * @throws ServiceFailure if it ends or does not become ready in time
   */
  async start(spec: ServiceSpec): Promise<void> {
    mkdirSync(dirname(spec.logFile), { recursive: true });
    const log = createWriteStream(spec.logFile, { flags: 'w' });
    const child = spawn(spec.command, [...spec.args], {
      cwd: spec.cwd,
      env: spec.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const service: Running = { spec, child, tail: [], exit: null };
    this.#services.push(service);
    const onLine = (line: string) => {
      service.tail.push(line);
      if (service.tail.length > TAIL_LINES) service.tail.shift();
      if (spec.echo) process.stdout.write(`[${spec.name}] ${line}\n`);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        log.write(chunk);
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(onLine);
      });
      stream.on('end', () => {
        if (rest) onLine(rest);
      });
    }
    child.once('error', (error) => {
      service.exit = error.message;
    });
    const ended = new Promise<void>((resolve) => {
      child.once('close', (code, signal) => {
        service.exit ??= signal ? `signal ${signal}` : `code ${code ?? 'unknown'}`;
        log.end();
        if (!this.#stopping)
          this.#fail(new ServiceFailure(`The ${spec.name} ended by itself (${service.exit}).`, service));
        resolve();
      });
    });
    await Promise.race([this.#untilReady(service), ended]);
    if (service.exit && !this.#stopping)
      throw new ServiceFailure(`The ${spec.name} could not start (${service.exit}).`, service);
  }

  async #untilReady(service: Running): Promise<void> {
    const patience = service.spec.readyWithinMs ?? 60_000;
    const started = Date.now();
    const deadline = started + patience;
    let told = 0;
    while (!service.exit && !this.#stopping) {
      try {
        const response = await fetch(service.spec.readyUrl, { signal: AbortSignal.timeout(2000) });
        await response.body?.cancel();
        if (response.ok) return;
      } catch {
        // Not listening yet.
      }
      const tens = Math.floor((Date.now() - started) / 10_000);
      if (tens > told) service.spec.onWaiting?.((told = tens) * 10);
      if (Date.now() > deadline)
        throw new ServiceFailure(
          `The ${service.spec.name} was not ready after ${Math.round(patience / 1000)} s (${service.spec.readyUrl}).`,
          service,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Process ids, for tests that stop one. */
  get pids(): Readonly<Record<string, number | undefined>> {
    return Object.fromEntries(this.#services.map(({ spec, child }) => [spec.name, child.pid]));
  }

  /** Stops every service, the last one first. Services that do not stop within eight seconds are killed. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      await Promise.all(
        [...this.#services].reverse().map(async ({ child }) => {
          if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
          const gone = new Promise<void>((resolve) => {
            child.once('exit', () => resolve());
          });
          child.kill('SIGTERM');
          const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
          await gone;
          clearTimeout(timer);
        }),
      );
    })();
    return this.#stopping;
  }
}
