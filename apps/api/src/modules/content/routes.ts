import { CONTENT_DATASET, CONTENT_PROJECT } from '@baize/contracts/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf, networkOf } from '../../plugins/ip-list.ts';
import { headerList } from '../../plugins/header-list.ts';
import type { ClientBudget } from '../../plugins/rate-limits/index.ts';
import { ImagesBusy } from './ImagePool.ts';
import type { ImageStore } from './ImageStore.ts';
import { pictureRequestOf } from './model/pictureRequest.ts';
import type { QueryAnswer, QueryFailure, QueryRequest } from './QueryLane.ts';
import { parametersOf } from './model/queryRequest.ts';
import { knownQuery, MOST_NESTING, MOST_QUERY_CHARACTERS, nestingOf, type QueryService } from './QueryService.ts';

/** The service's plain error, for everything except a query's text. */
const plainError = (reply: FastifyReply, statusCode: number, error: string, message: string) =>
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify({ statusCode, error, message }));
/** The service's error about a query. */
const queryError = (
  reply: FastifyReply,
  statusCode: number,
  type: string,
  description: string,
  query?: string,
  start?: number,
) =>
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(
      JSON.stringify({
        error: {
          type,
          description,
          ...(query === undefined ? {} : { query, start: start ?? 0, end: Math.min(query.length, (start ?? 0) + 1) }),
        },
      }),
    );

const FAILURE: Readonly<Record<QueryFailure['kind'], readonly [status: number, type: string]>> = {
  parse: [400, 'queryParseError'],
  evaluate: [400, 'queryEvaluationError'],
  'too-large': [400, 'queryResultTooLargeError'],
  timeout: [400, 'queryTimeoutError'],
  busy: [503, 'serviceUnavailable'],
};

/** A response that caches may use for five minutes (B§9), and a little longer while they fetch a new one. */
const QUERY_CACHE = 'public, max-age=300, stale-while-revalidate=300';

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: QueryAnswer,
  asked: QueryRequest,
): FastifyReply {
  if (!answer.ok) {
    const [status, type] = FAILURE[answer.kind];
    if (answer.kind === 'busy')
      return plainError(
        reply.header('retry-after', '1'),
        503,
        'Service Unavailable',
        `The query was not run: ${answer.message}. Try again in a second.`,
      );
    return queryError(
      reply,
      status,
      type,
      answer.message,
      answer.kind === 'parse' ? asked.query : undefined,
      answer.position ?? 0,
    );
  }
  reply.header('cache-control', QUERY_CACHE).header('vary', 'accept-encoding').header('etag', answer.etag);
  if (headerList(request.headers['if-none-match']).some((tag) => tag.replace(/^W\//, '') === answer.etag))
    return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (answer.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(answer.brotli);
  if (answer.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(answer.gzip);
  return reply.send(answer.body);
}

const API_VERSION = /^v(1|X|\d{4}-\d{2}-\d{2})$/;
/** Parameter names that GROQ allows. */
const PARAMETER = /^[A-Za-z_][A-Za-z0-9_]{0,40}$/;

/**
 * What a query costs a client before it has run, in milliseconds: otherwise a client could ask for a thousand at once
 * before the first is counted.
 */
const ESTIMATED_MS = 50;
/** The same for a picture. */
const ESTIMATED_PICTURE_MS = 100;

/** A client, or its network, has used its time up. */
class OutOfTime extends Error {
  readonly seconds: number;
  constructor(ms: number) {
    super('The time of a client or its network is used up.');
    this.seconds = Math.ceil(ms / 1000);
  }
}

/**
 * Reads `query` and `$name=<JSON>`.
 * @param ownQueriesOnly refuses texts that are not the site's
 * @returns the query, or a text that says what is wrong with it
 */
function queryRequestOf(
  query: unknown,
  params: ReadonlyMap<string, unknown>,
  returnQuery: boolean,
  ownQueriesOnly: boolean,
): QueryRequest | string {
  if (typeof query !== 'string' || query.trim() === '')
    return 'The parameter "query" is missing. Send a GROQ query in it.';
  let size = query.length;
  for (const [name, value] of params) {
    if (!PARAMETER.test(name)) return `"$${name.slice(0, 40)}" is no name of a parameter.`;
    size += JSON.stringify(value).length;
  }
  if (size > MOST_QUERY_CHARACTERS)
    return `The query and its parameters have ${size} characters; at most ${MOST_QUERY_CHARACTERS} are read. Ask for less at once.`;
  if (nestingOf(query) > MOST_NESTING)
    return `The query has brackets more than ${MOST_NESTING} deep. Write it flatter.`;
  const known = knownQuery(query);
  if (known) {
    const own = parametersOf(known, params);
    return typeof own === 'string' ? own : { query, params: own, returnQuery };
  }
  if (ownQueriesOnly) return 'This endpoint answers the queries of the site only. Send one of them, letter by letter.';
  return { query, params: Object.fromEntries(params), returnQuery };
}

/** The milliseconds that a client may cause, and all clients of its network together. */
interface Budgets {
  readonly client: ClientBudget;
  readonly network: ClientBudget;
}
export interface ContentRouteOptions {
  /** Refuses texts of queries, and sizes, qualities and formats of pictures, that are not the site's. */
  readonly ownQueriesOnly: boolean;
  /** Time for queries and for drawing; null: no limit. What a cache answers costs nothing. */
  readonly budgets: { readonly queries: Budgets; readonly pictures: Budgets } | null;
}

/** Who asks, and what it costs them. */
function billOf(request: FastifyRequest, budgets: Budgets | undefined, estimate: number) {
  const source = { client: clientOf(request.ip), network: networkOf(request.ip) };
  const spend = (ms: number): void => {
    budgets?.client.spend(source.client, ms);
    budgets?.network.spend(source.network, ms);
  };
  return {
    source,
    /** @throws OutOfTime */
    begin(): void {
      const wait = Math.max(budgets?.client.wait(source.client) ?? 0, budgets?.network.wait(source.network) ?? 0);
      if (wait > 0) throw new OutOfTime(wait);
      spend(estimate);
    },
    onRun(ms: number): void {
      spend(Math.ceil(ms) - estimate);
    },
  };
}
const outOfTime = (reply: FastifyReply, { seconds }: OutOfTime, what: string): FastifyReply =>
  plainError(
    reply.header('retry-after', String(seconds)),
    429,
    'Too Many Requests',
    `Your ${what} have used up their time for now. Wait as long as Retry-After says.`,
  );

/** The parts of Sanity's query and image endpoints that a site reads (ruling 11). */
export function contentRoutes(
  app: FastifyInstance,
  queries: QueryService,
  images: ImageStore,
  { ownQueriesOnly, budgets }: ContentRouteOptions,
): void {
  const limited = (perMinute: number) => ({
    config: {
      rateLimit:
        app.env.rateLimitFactor === 0
          ? false
          : { max: Math.ceil(perMinute * app.env.rateLimitFactor), timeWindow: 60_000 },
    },
  });

  const checked = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { version, dataset } = request.params as { version: string; dataset: string };
    if (!API_VERSION.test(version)) {
      void plainError(
        reply,
        400,
        'Bad Request',
        `"${version.slice(0, 30)}" is no version of the content API. Use v1 or a date such as v2025-02-19.`,
      );
      return false;
    }
    if (dataset !== CONTENT_DATASET) {
      void plainError(
        reply,
        404,
        'Not Found',
        `Dataset "${dataset.slice(0, 60)}" not found for project ID "${CONTENT_PROJECT}"`,
      );
      return false;
    }
    return true;
  };
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    question: QueryRequest | string,
  ): Promise<FastifyReply> => {
    if (typeof question === 'string') return queryError(reply, 400, 'httpBadRequest', question);
    const cached = queries.cached(question);
    if (cached) return sendAnswer(request, reply, cached, question);
    const bill = billOf(request, budgets?.queries, ESTIMATED_MS);
    try {
      bill.begin();
    } catch (fault) {
      if (fault instanceof OutOfTime) return outOfTime(reply, fault, 'queries');
      throw fault;
    }
    return sendAnswer(request, reply, await queries.run(question, bill.source, bill.onRun), question);
  };

  app.get('/content/:version/data/query/:dataset', limited(1200), async (request, reply) => {
    if (!checked(request, reply)) return reply;
    const given = request.query as Record<string, string | string[] | undefined>;
    const params = new Map<string, unknown>();
    for (const [name, value] of Object.entries(given)) {
      if (!name.startsWith('$')) continue;
      try {
        params.set(name.slice(1), JSON.parse(String(value)));
      } catch {
        return ask(
          request,
          reply,
          `The parameter "${name.slice(0, 40)}" is not JSON. A text needs its quotes: ${name.slice(0, 40)}="…".`,
        );
      }
    }
    return ask(
      request,
      reply,
      queryRequestOf(given['query'], params, given['returnQuery'] !== 'false', ownQueriesOnly),
    );
  });

  app.post(
    '/content/:version/data/query/:dataset',
    { ...limited(300), bodyLimit: 64 * 1024 },
    async (request, reply) => {
      if (!checked(request, reply)) return reply;
      const body = (typeof request.body === 'object' && request.body !== null ? request.body : {}) as {
        query?: unknown;
        params?: unknown;
      };
      const params = new Map(
        Object.entries(
          typeof body.params === 'object' && body.params !== null && !Array.isArray(body.params) ? body.params : {},
        ),
      );
      return ask(
        request,
        reply,
        queryRequestOf(
          body.query,
          params,
          (request.query as Record<string, string>)['returnQuery'] !== 'false',
          ownQueriesOnly,
        ),
      );
    },
  );

  app.get('/content/images/:project/:dataset/:file', limited(3000), async (request, reply) => {
    const { project, dataset, file } = request.params as { project: string; dataset: string; file: string };
    if (project !== CONTENT_PROJECT || dataset !== CONTENT_DATASET)
      return plainError(reply, 404, 'Not Found', 'There is no such project or dataset.');
    const wanted = pictureRequestOf(
      file,
      request.query as Record<string, string>,
      String(request.headers.accept ?? ''),
      ownQueriesOnly,
    );
    if ('status' in wanted)
      return plainError(reply, wanted.status, wanted.status === 404 ? 'Not Found' : 'Bad Request', wanted.message);
    try {
      const { source, begin, onRun } = billOf(request, budgets?.pictures, ESTIMATED_PICTURE_MS);
      const picture = await images.picture(wanted, { source, signal: request.signal, beforeDraw: begin, onRun });
      if (!picture)
        return plainError(reply, 404, 'Not Found', `There is no picture "${file.slice(0, 80)}" in the data set.`);
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', picture.etag);
      if ((request.query as Record<string, string>)['auto'] === 'format') reply.header('vary', 'accept');
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
      return reply.type(wanted.format === 'svg' ? 'image/svg+xml' : `image/${wanted.format}`).send(picture.bytes);
    } catch (fault) {
      if (fault instanceof OutOfTime) return outOfTime(reply, fault, 'pictures');
      if (fault instanceof ImagesBusy)
        return plainError(
          reply.header('retry-after', '1'),
          503,
          'Service Unavailable',
          `The picture was not drawn: ${fault.message}. Try again in a second.`,
        );
      throw fault;
    }
  });
}
