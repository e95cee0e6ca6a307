import { spawn, type ChildProcess } from 'node:child_process';

/** The exit code of a command that was stopped by Ctrl-C. */
const STOPPED = 130;

/** A run that a signal may stop, and what it has made until then. */
export class Run {
  readonly #stop = new AbortController();
  readonly #made: string[] = [];
  readonly #children = new Set<ChildProcess>();
  /** What was asked for: pairs of one brand, or brands. */
  #wanted: readonly string[] = [];

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#end(signal));
  }

  /** Aborted when a signal arrives. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  start(wanted: readonly string[]): void {
    this.#wanted = wanted;
  }

  finish(name: string): void {
    this.#made.push(name);
  }

  /** Starts a command that the same signal stops. @returns its exit code */
  async execute(args: readonly string[]): Promise<number | null> {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    this.#children.add(child);
    try {
      return await new Promise<number | null>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
    } finally {
      this.#children.delete(child);
    }
  }

  /**
   * Stops everything, says what was made, and ends the process. What was being made removes its own folder on the same
   * signal (`removeWhenStopped`), so only whole releases remain.
   */
  #end(signal: NodeJS.Signals): void {
    // A terminal sends the signal to the children too, which then get it twice.
    if (this.stop.aborted) return;
    this.#stop.abort();
    const children = [...this.#children];
    for (const child of children) child.kill(signal);
    void Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve)))).then(() => {
      const missing = this.#wanted.filter((name) => !this.#made.includes(name));
      process.stdout.write(
        `Stopped. ${this.#made.length > 0 ? `Released: ${this.#made.join(', ')}` : 'Nothing was released'}${missing.length > 0 ? `; not released: ${missing.join(', ')}` : ''}. Nothing half-written remains.\n`,
      );
      process.exit(STOPPED);
    });
  }
}
