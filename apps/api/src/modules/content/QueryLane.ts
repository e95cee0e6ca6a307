import { Worker } from 'node:worker_threads';
import type { ContentDocument } from '@baize/contracts/content';

export interface QueryWorkerData {
  /** Size of the embedded data set; absent: its default. */
  readonly games?: number | undefined;
  /** Documents of another source; absent: the embedded data set, built in the worker. */
  readonly documents?: readonly ContentDocument[] | undefined;
}
export interface QueryRequest {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly returnQuery: boolean;
}
export interface QueryJob extends QueryRequest {
  readonly id: number;
}
export interface QuerySuccess {
  readonly id: number;
  readonly ok: true;
  readonly body: Uint8Array;
  readonly gzip: Uint8Array | null;
  readonly brotli: Uint8Array | null;
  readonly etag: string;
}
export interface QueryFailure {
  readonly id: number;
  readonly ok: false;
  readonly kind: 'parse' | 'evaluate' | 'too-large' | 'timeout' | 'busy';
  readonly message: string;
  readonly position: number | null;
}
export type QueryAnswer = QuerySuccess | QueryFailure;

export interface LaneOptions {
  readonly data: QueryWorkerData;
  /** Milliseconds a query may run before its thread is stopped. */
  readonly timeLimit: number;
  /** How many queries may wait; further ones are refused. */
  readonly queueLimit: number;
}

interface Waiting {
  readonly request: QueryRequest;
  readonly resolve: (answer: QueryAnswer) => void;
}

/**
 * One worker thread and its queue: queries run one after the other. A query that exceeds its time is ended together
 * with its thread, and a new thread takes the rest of the queue. The thread starts with the first query.
 */
export class QueryLane {
  readonly #options: LaneOptions;
  readonly #queue: Waiting[] = [];
  #worker: Worker | null = null;
  #ready = false;
  #running: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 1;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  run(request: QueryRequest): Promise<QueryAnswer> {
    if (this.#closed || this.#queue.length >= this.#options.queueLimit) {
      return Promise.resolve({
        id: 0,
        ok: false,
        kind: 'busy',
        message: this.#closed ? 'the service is stopping' : 'too many queries are waiting',
        position: null,
      });
    }
    return new Promise((resolve) => {
      this.#queue.push({ request, resolve });
      this.#next();
    });
  }

  #start(): void {
    this.#ready = false;
    const worker = new Worker(new URL('./queryWorker.ts', import.meta.url), {
      workerData: this.#options.data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 4 },
    });
    this.#worker = worker;
    worker.on('message', (message: QueryAnswer | { readonly ready: true }) => {
      if (worker !== this.#worker) return;
      if ('ready' in message) this.#ready = true;
      else this.#settle(message);
      this.#next();
    });
    const ended = (fault?: Error) => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      // Out of memory ends the thread; the query that caused it gets an error, the others continue.
      this.#settle({
        id: 0,
        ok: false,
        kind: 'too-large',
        message: fault ? `the query needs too much memory (${fault.message})` : 'the query ended its thread',
        position: null,
      });
      // A thread that failed to start would fail for the waiting queries too, so they are rejected; the next query
      // tries again.
      if (!this.#ready)
        for (const waiting of this.#queue.splice(0))
          waiting.resolve({
            id: 0,
            ok: false,
            kind: 'busy',
            message: 'the query thread could not start',
            position: null,
          });
      if (!this.#closed && this.#queue.length > 0) this.#next();
    };
    worker.on('error', (fault) => {
      ended(fault as Error);
    });
    worker.on('exit', () => {
      ended();
    });
    worker.unref();
  }

  #settle(answer: QueryAnswer): void {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = null;
    running?.resolve(answer);
  }

  #next(): void {
    if (this.#running || this.#queue.length === 0 || this.#closed) return;
    if (!this.#worker) this.#start();
    if (!this.#ready) return;
    const waiting = this.#queue.shift();
    if (!waiting || !this.#worker) return;
    this.#running = waiting;
    this.#timer = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
      this.#settle({
        id: 0,
        ok: false,
        kind: 'timeout',
        message: `the query ran longer than ${this.#options.timeLimit} ms`,
        position: null,
      });
      this.#next();
    }, this.#options.timeLimit);
    this.#worker.postMessage({ ...waiting.request, id: this.#nextId++ } satisfies QueryJob);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#settle({ id: 0, ok: false, kind: 'busy', message: 'the service is stopping', position: null });
    for (const waiting of this.#queue.splice(0))
      waiting.resolve({ id: 0, ok: false, kind: 'busy', message: 'the service is stopping', position: null });
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
