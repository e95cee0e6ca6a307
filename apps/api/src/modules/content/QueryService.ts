import { LRUCache } from 'lru-cache';
import { CONTENT_QUERIES, type ContentQuery } from '@baize/contracts/content-queries';
import type { Source } from './FairQueue.ts';
import { QueryLane, type QueryAnswer, type QueryRequest, type QueryWorkerData } from './QueryLane.ts';

/** Characters of a query and of its parameters together; the site's longest has 1,300. */
export const MOST_QUERY_CHARACTERS = 16_384;
/** Brackets inside brackets; hand-written GROQ stays below ten. */
export const MOST_NESTING = 48;

const KNOWN: ReadonlyMap<string, ContentQuery> = new Map(
  Object.values(CONTENT_QUERIES).map((known) => [known.query, known]),
);
/** Returns the site's own query with this text, or undefined. */
export const knownQuery = (text: string): ContentQuery | undefined => KNOWN.get(text);

/** How long to cache a result that depends on the clock, and a refusal for its cost. */
const CLOCK_MS = 5000;
const REFUSAL_MS = 60_000;

export interface QueryServiceOptions {
  readonly data: QueryWorkerData;
  readonly timeLimit?: number;
  readonly cacheBytes?: number;
}

/**
 * Answers queries from a cache of ready bytes; what is not there runs in one of two threads: one for the site's own
 * queries and one for everything else, so that a stranger's expensive query delays only other strangers.
 */
export class QueryService {
  readonly #cache: LRUCache<string, QueryAnswer>;
  readonly #inFlight = new Map<string, Promise<QueryAnswer>>();
  readonly #known: QueryLane;
  readonly #other: QueryLane;

  constructor(options: QueryServiceOptions) {
    const maxSize = options.cacheBytes ?? 96 * 1024 * 1024;
    this.#cache = new LRUCache({
      maxSize,
      // One answer may take a quarter of the cache; a larger one is not kept.
      maxEntrySize: Math.floor(maxSize / 4),
      sizeCalculation: (answer, key) =>
        key.length * 2 +
        (answer.ok ? answer.body.length + (answer.gzip?.length ?? 0) + (answer.brotli?.length ?? 0) : 200),
    });
    const timeLimit = options.timeLimit ?? 1500;
    this.#known = new QueryLane({ data: options.data, timeLimit: Math.max(timeLimit, 5000), queueLimit: 500 });
    this.#other = new QueryLane({ data: options.data, timeLimit, queueLimit: 64 });
  }

  /** Returns cached bytes, or null if the query has to run. Takes microseconds. */
  cached(request: QueryRequest): QueryAnswer | null {
    return this.#cache.get(keyOf(request)) ?? null;
  }

  /**
   * @param source who asks: networks and their clients take turns in the thread; absent: the server itself
   * @param onRun called with the milliseconds of the processor that the query cost this call; 0 if it ran for another
   */
  async run(request: QueryRequest, source?: Source, onRun: (ms: number) => void = () => {}): Promise<QueryAnswer> {
    const key = keyOf(request);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    for (let running = this.#inFlight.get(key); running; running = this.#inFlight.get(key)) {
      const answer = await running;
      // Another's entry of the queue was refused or gave way. That says nothing about this caller, who asks as themselves.
      if (!answer.ok && answer.kind === 'busy') continue;
      onRun(0);
      return answer;
    }
    const lane = knownQuery(request.query) ? this.#known : this.#other;
    const work = lane
      .run(request, source)
      .then(({ answer, ms }) => {
        onRun(ms);
        if (answer.ok) this.#cache.set(key, answer, /\bnow\s*\(/.test(request.query) ? { ttl: CLOCK_MS } : {});
        else if (answer.kind !== 'busy') this.#cache.set(key, answer, { ttl: REFUSAL_MS });
        return answer;
      })
      .finally(() => {
        this.#inFlight.delete(key);
      });
    this.#inFlight.set(key, work);
    return work;
  }

  async close(): Promise<void> {
    await Promise.all([this.#known.close(), this.#other.close()]);
  }
}

/** Builds the cache key; the order of parameters does not matter. */
function keyOf({ query, params, returnQuery }: QueryRequest): string {
  const names = Object.keys(params).sort();
  return `${returnQuery ? 1 : 0}${query}\u0000${names.map((name) => `${name}=${JSON.stringify(params[name])}`).join('&')}`;
}

/** Returns how deeply brackets are nested, without parsing GROQ; quoted text does not count. */
export function nestingOf(query: string): number {
  let depth = 0;
  let deepest = 0;
  let quote = '';
  for (let i = 0; i < query.length; i++) {
    const c = query[i] as string;
    if (quote) {
      if (c === '\\') i++;
      else if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '(' || c === '[' || c === '{') deepest = Math.max(deepest, ++depth);
    else if (c === ')' || c === ']' || c === '}') depth--;
    else if (c === '!' || c === '-') {
      // Chains of prefix operators nest without brackets.
      let run = 1;
      while (query[i + run] === c) run++;
      deepest = Math.max(deepest, depth + run);
      i += run - 1;
    }
  }
  return deepest;
}
