import { Worker } from 'node:worker_threads';
import type { ContentDocument } from '@baize/contracts/content';
import { FairQueue, SERVER, type Source } from './FairQueue.ts';

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
/** What the thread says about a query. */
export interface QueryReply {
  readonly answer: QueryAnswer;
  /** Milliseconds of the processor that the thread spent on it. */
  readonly ms: number;
}

export interface LaneOptions {
  readonly data: QueryWorkerData;
  /** Milliseconds a query may run before its thread is stopped. */
  readonly timeLimit: number;
  /** How many queries may wait; further ones are refused. */
  readonly queueLimit: number;
}

interface Waiting {
  readonly request: QueryRequest;
  /** Resolves with the answer and what the query cost, in milliseconds of the processor. */
  readonly resolve: (answer: QueryAnswer, ms: number) => void;
}

const BUSY = { id: 0, ok: false, kind: 'busy', position: null } as const;
const TOO_MANY = 'too many queries are waiting';

/**
 * One worker thread and its queue: queries run one after the other, in turns of their sources. A query that exceeds its
 * time is ended together with its thread, and a new thread takes the rest of the queue. The thread starts with the first
 * query.
 */
export class QueryLane {
  readonly #options: LaneOptions;
  readonly #queue: FairQueue<Waiting>;
  #worker: Worker | null = null;
  #ready = false;
  #running: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 1;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.queueLimit, ({ resolve }) => {
      resolve({ ...BUSY, message: TOO_MANY }, 0);
    });
  }

  /**
   * @param source who asks; the server itself by default
   * @returns the answer, and what the query cost: milliseconds of the processor, so that nobody pays for a busy machine.
   *   A query that ends its thread costs the whole time limit
   */
  run(request: QueryRequest, source: Source = SERVER): Promise<QueryReply> {
    if (this.#closed) return Promise.resolve({ answer: { ...BUSY, message: 'the service is stopping' }, ms: 0 });
    return new Promise((resolve) => {
      const isAdded = this.#queue.add({ request, resolve: (answer, ms) => resolve({ answer, ms }) }, source);
      if (isAdded) this.#next();
      else resolve({ answer: { ...BUSY, message: TOO_MANY }, ms: 0 });
    });
  }

  /** Answers every waiting query that it will not run. */
  #refuse(message: string): void {
    for (let waiting = this.#queue.take(); waiting; waiting = this.#queue.take())
      waiting.resolve({ ...BUSY, message }, 0);
  }

  #start(): void {
    this.#ready = false;
    const worker = new Worker(new URL('./queryWorker.ts', import.meta.url), {
      workerData: this.#options.data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 4 },
    });
    this.#worker = worker;
    worker.on('message', (message: QueryReply | { readonly ready: true }) => {
      if (worker !== this.#worker) return;
      if ('ready' in message) this.#ready = true;
      else this.#settle(message.answer, message.ms);
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
      if (!this.#ready) this.#refuse('the query thread could not start');
      if (!this.#closed && this.#queue.size > 0) this.#next();
    };
    worker.on('error', (fault) => {
      ended(fault as Error);
    });
    worker.on('exit', () => {
      ended();
    });
    worker.unref();
  }

  #settle(answer: QueryAnswer, ms = this.#options.timeLimit): void {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = null;
    running?.resolve(answer, ms);
  }

  #next(): void {
    if (this.#running || this.#queue.size === 0 || this.#closed) return;
    if (!this.#worker) this.#start();
    if (!this.#ready) return;
    const waiting = this.#worker ? this.#queue.take() : undefined;
    if (!waiting) return;
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
    this.#worker?.postMessage({ ...waiting.request, id: this.#nextId++ } satisfies QueryJob);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#settle({ ...BUSY, message: 'the service is stopping' }, 0);
    this.#refuse('the service is stopping');
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
