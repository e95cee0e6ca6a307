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

/** Who asks: a client, and the network that it belongs to. */
export interface QuerySource {
  readonly client: string;
  readonly network: string;
}
interface Waiting {
  readonly request: QueryRequest;
  /** Resolves with the answer and how many milliseconds the query ran. */
  readonly resolve: (answer: QueryAnswer, ms: number) => void;
}

const BUSY = { id: 0, ok: false, kind: 'busy', position: null } as const;
/** The part of the queue that one network, with all its clients, may fill. */
const NETWORK_PART = 0.5;
/** The server itself: it may fill the whole queue, and nothing displaces what it asks. */
const SERVER: QuerySource = { client: '', network: '' };

/**
 * One worker thread and its queue: queries run one after the other. Networks take turns, and so do the clients of each, so
 * that the many queries of one network delay another's by at most one. In a full queue, a network that waits for less
 * displaces the latest query of the one that waits for most. A query that exceeds its time is ended together
 * with its thread, and a new thread takes the rest of the queue. The thread starts with the first query.
 */
export class QueryLane {
  readonly #options: LaneOptions;
  /** Waiting queries by network and client, in the order of their turns. */
  readonly #queue = new Map<string, Map<string, Waiting[]>>();
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
   * @param source who asks; the server itself by default
   * @returns the answer, and how many milliseconds the query ran
   */
  run(
    request: QueryRequest,
    { client, network }: QuerySource = SERVER,
  ): Promise<{ readonly answer: QueryAnswer; readonly ms: number }> {
    const { queueLimit } = this.#options;
    if (this.#closed) return Promise.resolve({ answer: { ...BUSY, message: 'the service is stopping' }, ms: 0 });
    const isFull = network !== SERVER.network && this.#waitingOf(network) >= queueLimit * NETWORK_PART;
    if (isFull || (this.#waiting >= queueLimit && !this.#displaceFor(network)))
      return Promise.resolve({ answer: { ...BUSY, message: 'too many queries are waiting' }, ms: 0 });
    return new Promise((resolve) => {
      const clients = this.#queue.get(network) ?? new Map<string, Waiting[]>();
      const own = clients.get(client) ?? [];
      own.push({ request, resolve: (answer, ms) => resolve({ answer, ms }) });
      clients.set(client, own);
      this.#queue.set(network, clients);
      this.#waiting += 1;
      this.#next();
    });
  }

  #waitingOf(network: string): number {
    return [...(this.#queue.get(network)?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);
  }

  /** Makes room in a full queue by refusing a query of the network with the most. @returns false if none has more */
  #displaceFor(network: string): boolean {
    const [most, count] = [...this.#queue.keys()]
      .filter((name) => name !== SERVER.network)
      .map((name) => [name, this.#waitingOf(name)] as const)
      .reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0] as const);
    const clients = this.#queue.get(most);
    if (!clients || count <= this.#waitingOf(network) + 1) return false;
    const [client, own] = [...clients].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    own.pop()?.resolve({ ...BUSY, message: 'too many queries are waiting' }, 0);
    if (own.length === 0) clients.delete(client);
    this.#waiting -= 1;
    return true;
  }

  /** Takes the first query of the network and client whose turn it is; the next turn of either comes last. */
  #take(): Waiting | undefined {
    const [turn] = this.#queue;
    if (!turn) return undefined;
    const [network, clients] = turn;
    this.#queue.delete(network);
    const [first] = clients;
    if (!first) return this.#take();
    const [client, own] = first;
    clients.delete(client);
    const waiting = own.shift();
    if (own.length > 0) clients.set(client, own);
    if (clients.size > 0) this.#queue.set(network, clients);
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
