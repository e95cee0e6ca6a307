import type * as z from 'zod/mini';

/** Who may call: `player` needs the identity token; `optional` reads it if present; the others are other parties' servers. */
export type RouteAuth = 'public' | 'optional' | 'player' | 'registration' | 'operator' | 'studio' | 'gateway';

/**
 * One call of the player API: method, place and shapes. The API builds its routes and OpenAPI from it,
 * the site its requests; nothing else writes a path or a shape.
 */
export interface RouteContract {
  /** Stable name; the OpenAPI operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/v1` or `/api/v2` is put before the path. */
  readonly base: 'v1' | 'v2';
  /** `/player/wallet/transactions`, parameters as `:name`. */
  readonly path: string;
  readonly auth: RouteAuth;
  /** `open` to the restricted session of a player on a time-out or excluded (ruling 19). Default closed: a call that does not say so is refused them.
   * `always`: open to whoever holds a valid token, a closed account's too. */
  readonly restricted?: 'open' | 'always';
  readonly summary: string;
  /** Section of the requirements, or 'ours' where they do not show the call. */
  readonly source: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: the call answers 204 without a body. */
  readonly response?: z.ZodMiniType;
  /** Error codes a caller must be ready for, beside the general ones. */
  readonly errors?: readonly string[];
}

/* @__NO_SIDE_EFFECTS__ */
export function defineRoute<const Route extends RouteContract>(route: Route): Route {
  return route;
}

type Shape<Route, Key extends string> = Route extends { readonly [K in Key]: infer Schema extends z.ZodMiniType }
  ? Schema
  : undefined;
export type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
export type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
export type BodyOf<Route> = InputOf<Shape<Route, 'body'>>;
export type QueryOf<Route> = InputOf<Shape<Route, 'query'>>;
export type ParamsOf<Route> = InputOf<Shape<Route, 'params'>>;
export type ResponseOf<Route> = OutputOf<Shape<Route, 'response'>>;

/** Request headers of the documents (A§7) and of rulings 9; lower case, as Node shows them. */
export const HEADERS = {
  /** JSON `{"siteId":5,"brand":"northlight","market":"en-UN"}`. */
  siteContext: 'sitecontext',
  /** The solved ALTCHA payload (ruling 9). */
  captcha: 'x-captcha-token',
  /** Key under which a movement of money happens at most once; chosen by whoever starts it. */
  idempotencyKey: 'idempotency-key',
  /** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`; third parties' signed calls. */
  signature: 'x-baize-signature',
  operatorToken: 'x-operator-token',
} as const;
