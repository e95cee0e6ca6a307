import type * as z from 'zod/mini';

/**
 * Who may call. `player` needs the identity token and `optional` reads it if the caller sends one. `registration` needs
 * the cookie of a started sign-up. The others are servers of third parties. Operators have a plane of their own
 * (operator-route.ts).
 */
export type RouteAuth =
  'public' | 'optional' | 'player' | 'registration' | 'studio' | 'gateway' | 'identity-vendor' | 'user-pool';

/**
 * Why a call is answered wherever the caller is and wherever the player lives:
 * - `own-money`: players can always see their money and take it out (ruling 19).
 * - `own-protection`: players can always restrict themselves (ruling 19).
 * - `own-account`: players can always read and correct what we store about them.
 * - `session`: existing players log in, replace a password, accept terms and log out from anywhere.
 * - `information`: the answer opens nothing; the site needs it to explain itself to every visitor.
 * - `third-party`: a server calls, so its address says nothing about where a player is.
 */
export type AnywhereReason = 'own-money' | 'own-protection' | 'own-account' | 'session' | 'information' | 'third-party';

/**
 * One call of the player API: method, path and shapes. The API builds its routes and OpenAPI from it and the site its
 * requests. Nothing else writes a path or a shape.
 */
export interface RouteContract {
  /** Stable name; the OpenAPI operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path starts with `/api/v1` or `/api/v2`. */
  readonly base: 'v1' | 'v2';
  /** `/player/wallet/transactions`; parameters are written `:name`. */
  readonly path: string;
  readonly auth: RouteAuth;
  /**
   * Opens the call to the restricted session of a player who is on a time-out or excluded (ruling 19). Absent: the call
   * refuses them. `always`: anyone with a valid token may call, even if the account is closed.
   */
  readonly restricted?: 'open' | 'always';
  /**
   * Opens the call to every place, and says why. Absent: the API refuses the call from a blocked address, from a
   * country that we may not serve, and to players who live in one (A§6), so a new call is closed until someone decides
   * otherwise.
   */
  readonly anywhere?: AnywhereReason;
  /**
   * The call concerns the session itself, so it carries the access token in `Access-Token` beside the identity token
   * (A§7). If both are sent, they must belong to the same session.
   */
  readonly accessToken?: true;
  readonly summary: string;
  /** Section of the requirements, or 'ours' for a call that the documents do not show. */
  readonly source: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: the call answers 204 without a body. */
  readonly response?: z.ZodMiniType;
  /** Error codes that a caller must expect, besides the general ones. */
  readonly errors?: readonly string[];
}

/** Returns the contract with its exact types, so that requests, handlers and tests infer their shapes from it. */
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

/** Request headers of the documents (A§7) and of ruling 9, in lower case as Node gives them. */
export const HEADERS = {
  /** JSON `{"siteId":5,"brand":"northlight","market":"en-UN"}`. */
  siteContext: 'sitecontext',
  /** The access token, on calls about the session itself (A§7). */
  accessToken: 'access-token',
  /** The solved ALTCHA payload (ruling 9). */
  captcha: 'x-captcha-token',
  /** Chosen by the caller: money moves at most once per key. */
  idempotencyKey: 'idempotency-key',
  /** `t=<unix seconds>,v2=<hex HMAC-SHA256 of "<t>.<METHOD> <path>.<raw body>">`; signs the calls of third parties. */
  signature: 'x-baize-signature',
  /** Why an operator makes a call: UTF-8 text, percent-encoded, because headers carry Latin-1 only. */
  operatorReason: 'x-operator-reason',
  /** Names the studio that calls: its own secret signs, and its ids are its own (ruling 30). */
  studio: 'x-baize-studio',
} as const;
