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
  readonly client: string;
  /** Resolves with the answer and how many milliseconds the query ran. */
  readonly resolve: (answer: QueryAnswer, ms: number) => void;
}

const BUSY = { id: 0, ok: false, kind: 'busy', position: null } as const;
/** The part of the queue that one client may fill. */
const CLIENT_PART = 0.5;

/**
 * One worker thread and its queue: queries run one after the other, and the clients take turns, so that one client's many
 * queries delay another's by at most one. A query that exceeds its time is ended together
 * with its thread, and a new thread takes the rest of the queue. The thread starts with the first query.
 */
export class QueryLane {
  readonly #options: LaneOptions;
  /** Waiting queries by client, in the order of the clients' turns. */
  readonly #queue = new Map<string, Waiting[]>();
  #waiting = 0;
  #startedAt = 0;
  #worker: Worker | null = null;
  #ready = false;
  #running: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 1;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /**
   * @param client who asks; the server itself by default, which may fill the whole queue
   * @returns the answer, and how many milliseconds the query ran
   */
  run(request: QueryRequest, client = ''): Promise<{ readonly answer: QueryAnswer; readonly ms: number }> {
    const own = this.#queue.get(client) ?? [];
    const { queueLimit } = this.#options;
    if (this.#closed) return Promise.resolve({ answer: { ...BUSY, message: 'the service is stopping' }, ms: 0 });
    if (this.#waiting >= queueLimit || (client !== '' && own.length >= queueLimit * CLIENT_PART))
      return Promise.resolve({ answer: { ...BUSY, message: 'too many queries are waiting' }, ms: 0 });
    return new Promise((resolve) => {
      own.push({ request, client, resolve: (answer, ms) => resolve({ answer, ms }) });
      this.#queue.set(client, own);
      this.#waiting += 1;
      this.#next();
    });
  }

  /** Takes the first query of the client whose turn it is; that client's next turn comes last. */
  #take(): Waiting | undefined {
    const [turn] = this.#queue;
    if (!turn) return undefined;
    const [client, own] = turn;
    this.#queue.delete(client);
    const waiting = own.shift();
    if (own.length > 0) this.#queue.set(client, own);
    this.#waiting -= 1;
    return waiting;
  }

  /** Answers every waiting query that it will not run. */
  #refuse(message: string): void {
    for (let waiting = this.#take(); waiting; waiting = this.#take()) waiting.resolve({ ...BUSY, message }, 0);
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
      if (!this.#ready) this.#refuse('the query thread could not start');
      if (!this.#closed && this.#waiting > 0) this.#next();
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
    running?.resolve(answer, performance.now() - this.#startedAt);
  }

  #next(): void {
    if (this.#running || this.#waiting === 0 || this.#closed) return;
    if (!this.#worker) this.#start();
    if (!this.#ready) return;
    const waiting = this.#worker ? this.#take() : undefined;
    if (!waiting) return;
    this.#running = waiting;
    this.#startedAt = performance.now();
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
    this.#settle({ ...BUSY, message: 'the service is stopping' });
    this.#refuse('the service is stopping');
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
