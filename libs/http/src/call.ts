import { errorBody } from '@baize/contracts/errors';
import {
  HEADERS,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type RouteContract,
} from '@baize/contracts/route';
import type { SiteContext } from '@baize/contracts/shapes';
import { accessToken, identityRefused, identityToken } from '@baize/session';
import { ApiError, NetworkError } from './api-error.ts';
import { learnServerTime } from './server-clock.ts';

type Field<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };
/** The input of a call: exactly the parts that its contract defines. */
export type CallInput<Route extends RouteContract> = Field<'params', ParamsOf<Route>> &
  Field<'body', BodyOf<Route>> & {
    readonly query?: QueryOf<Route>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
    /** Keeps the session if the call is refused with 401: it is the caller's to ignore (A§7). */
    readonly keepsSession?: boolean;
  };

/** A call without a response is aborted after this many milliseconds. */
const TIMEOUT_MS = 15_000;

interface HttpConfiguration {
  /** Put before `/api/v1`; empty for the page's own origin. */
  readonly origin: string;
  readonly siteContext: SiteContext | null;
  /** The identity token's access partner, where a call wants one. */
  readonly fetch: typeof fetch;
}
let configuration: HttpConfiguration = { origin: '', siteContext: null, fetch: (...input) => fetch(...input) };

/** Sets the API's origin and the site's context for all later calls. Called once at start. */
export function configureHttp(next: Partial<HttpConfiguration>): void {
  configuration = { ...configuration, ...next };
}
export const httpConfiguration = (): HttpConfiguration => configuration;

function address(route: RouteContract, params: unknown, query: unknown): string {
  const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return `${configuration.origin}/api/${route.base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

const unreadable = ({ id }: RouteContract, why: string): ApiError =>
  new ApiError(502, { code: 'error.service_unavailable', message: `${id} answered with ${why}` });

/**
 * Makes one call to the player API and parses the response with the same contract.
 * @throws ApiError for a refusal, NetworkError if no response arrived
 */
export async function call<const Route extends RouteContract>(
  route: Route,
  ...[input]: Record<never, never> extends CallInput<Route> ? [CallInput<Route>?] : [CallInput<Route>]
): Promise<ResponseOf<Route>> {
  const headers: Record<string, string> = { accept: 'application/json', ...input?.headers };
  const authenticated = route.auth === 'player' || route.auth === 'optional';
  let token: string | null = null;
  if (authenticated) {
    token = await identityToken();
    if (token) headers['authorization'] = `Bearer ${token}`;
    const access = token && route.accessToken ? await accessToken() : null;
    if (access) headers[HEADERS.accessToken] = access;
  }
  if (configuration.siteContext) headers[HEADERS.siteContext] = JSON.stringify(configuration.siteContext);
  const body = input?.body;
  if (body !== undefined) headers['content-type'] = 'application/json';

  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const sentAt = Date.now();
  let response: Response;
  try {
    response = await configuration.fetch(address(route, input?.params, input?.query), {
      method: route.method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: input?.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (input?.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  learnServerTime(response.headers, sentAt);

  if (response.ok && (!route.response || response.status === 204)) return undefined as ResponseOf<Route>;
  // A refusal that did not arrive whole, as when the player leaves the page meanwhile, is not one without a reason.
  const text = await response.text().catch((cause: unknown) => {
    if (input?.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Stays undefined, which no JSON is.
  }
  if (!response.ok) {
    const parsed = errorBody.safeParse(json);
    const error = new ApiError(response.status, parsed.success ? parsed.data : {});
    // Ruling 5: a 401, or a 403 without a business code, ends the session; a refusal with a reason is shown instead.
    if (token && !input?.keepsSession && (response.status === 401 || (response.status === 403 && error.code === '')))
      identityRefused(token);
    throw error;
  }
  if (!route.response || json === undefined) throw unreadable(route, 'no JSON');
  const parsed = route.response.safeParse(json);
  if (!parsed.success) throw unreadable(route, parsed.error.message);
  return parsed.data as ResponseOf<Route>;
}
