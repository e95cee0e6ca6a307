import { http, HttpResponse, type RequestHandler } from 'msw';
import { CONTENT_QUERIES, type ContentQueryName } from '@baize/contracts/content-queries';
import type { FieldError } from '@baize/contracts/errors';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, RouteContract } from '@baize/contracts/route';
import { asContentService } from './as-content-service.ts';
import { reportFault } from './faults.ts';

/** What a responder receives: the call's parts, in the contract's types. */
export interface Asked<Route extends RouteContract> {
  readonly body: BodyOf<Route>;
  readonly query: QueryOf<Route>;
  readonly params: ParamsOf<Route>;
  readonly headers: Headers;
}
type Answer<Value> = Value | Response;
/** A response, or a function that makes one. A `Response` (see `refuse`, `lost`) is sent unchanged. */
export type Responder<Route extends RouteContract> =
  Answer<ResponseOf<Route>> | ((asked: Asked<Route>) => Answer<ResponseOf<Route>> | Promise<Answer<ResponseOf<Route>>>);

/**
 * Answers one call of the player API. The product's own contract checks both request and response: a test with a wrong
 * shape fails.
 */
export function handle<const Route extends RouteContract>(route: Route, responder: Responder<Route>): RequestHandler {
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*/api/${route.base}${route.path}`, async ({ request, params }) => {
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    check(route, 'body', body);
    check(route, 'query', query);
    const asked = { body, query, params, headers: request.headers } as unknown as Asked<Route>;
    const answer = await (typeof responder === 'function'
      ? (responder as (asked: Asked<Route>) => unknown)(asked)
      : responder);
    if (answer instanceof Response) return answer.clone() as HttpResponse<never>;
    if (!route.response) return new HttpResponse(null, { status: 204 });
    check(route, 'response', answer);
    return HttpResponse.json(answer as never);
  });
}

function check(route: RouteContract, part: 'body' | 'query' | 'response', value: unknown): void {
  const parsed = route[part]?.safeParse(value);
  if (parsed?.success === false)
    throw reportFault(`The ${part} of ${route.id} does not fit its contract: ${parsed.error.message}`);
}

/** Builds a refusal in the documents' shape (A§3 error object). */
export function refuse(
  status: number,
  code: string,
  extra: {
    readonly message?: string;
    readonly validationErrors?: readonly Pick<FieldError, 'field' | 'message'>[];
    readonly details?: Readonly<Record<string, unknown>>;
  } = {},
): Response {
  const { message = code, validationErrors = [], details } = extra;
  return HttpResponse.json(
    {
      code,
      message,
      validationErrors: validationErrors.map((entry) => ({ objectName: '', ...entry })),
      ...(details ? { details } : {}),
    },
    { status },
  ) as Response;
}

/** Simulates a broken connection: no response arrives. */
export const lost = (): Response => HttpResponse.error() as Response;

/** A response that never arrives, for loading states. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

/** The `$name` values of a content query, as parsed from the request. */
export type ContentParameters = Readonly<Record<string, unknown>>;

const nameOf = (groq: string) =>
  (Object.keys(CONTENT_QUERIES) as ContentQueryName[]).find((name) => CONTENT_QUERIES[name].query === groq);

/**
 * Answers a query of the content service.
 * @param query name in CONTENT_QUERIES, or what the GROQ text must match
 * @param responder the `result` in the site's names, a Response, or a function that returns either
 */
export function handleContent(
  query: ContentQueryName | RegExp,
  responder: unknown | ((parameters: ContentParameters) => unknown),
): RequestHandler {
  return http.get('*/content/:version/data/query/:dataset', async ({ request }) => {
    const search = new URL(request.url).searchParams;
    const groq = search.get('query') ?? '';
    if (typeof query === 'string' ? groq !== CONTENT_QUERIES[query].query : !query.test(groq)) return undefined;
    const parameters = Object.fromEntries(
      [...search]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]),
    );
    const answer: unknown = await (typeof responder === 'function'
      ? (responder as (parameters: ContentParameters) => unknown)(parameters)
      : responder);
    if (answer instanceof Response) return answer.clone() as HttpResponse<never>;
    const name = nameOf(groq);
    return HttpResponse.json({ result: (name ? asContentService(name, answer) : answer) ?? null, ms: 1 } as never);
  });
}
