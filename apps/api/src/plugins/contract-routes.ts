import { isUtf8 } from 'node:buffer';
import { ERROR, errorBody, type FieldError } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/login';
import { HEADERS, type RouteContract } from '@baize/contracts/route';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { Transaction } from './database.ts';
import { ContractViolation, Refusal, sessionOver } from './errors.ts';
import { clientOf } from './ip-list.ts';
import type { Visitor } from './location.ts';
import type { Player } from './player-tokens.ts';
import { signatureGuardOf } from './signed-calls.ts';

type Parsed<Route, Key extends string> = Route extends { readonly [K in Key]: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : undefined;
type Reply<Route> = Route extends { readonly response: infer Schema extends z.ZodMiniType } ? z.input<Schema> : void;
type PlayerOf<Route extends RouteContract> = Route['auth'] extends 'player'
  ? Player
  : Route['auth'] extends 'optional'
    ? Player | null
    : undefined;
type StudioOf<Route extends RouteContract> = Route['auth'] extends 'studio' ? string : undefined;
type RegistrationOf<Route extends RouteContract> = Route['auth'] extends 'registration' ? string : undefined;

/** The input of a handler: validated data, the caller, and the brand and market of the call. */
export interface Call<Route extends RouteContract> {
  readonly params: Parsed<Route, 'params'>;
  readonly query: Parsed<Route, 'query'>;
  readonly body: Parsed<Route, 'body'>;
  readonly player: PlayerOf<Route>;
  /** Player id of the registration cookie, for `auth: 'registration'`. */
  readonly registration: RegistrationOf<Route>;
  /** The studio that signed the call, for `auth: 'studio'`. */
  readonly studio: StudioOf<Route>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** From the site-context header; for a player's own calls the token decides the brand. Read on demand. */
  readonly context: { readonly brand: BrandConfig; readonly market: ResolvedMarket };
}

export interface RouteOptions {
  /** Calls per minute from one address or player; the default depends on `auth`. */
  readonly rateLimit?: number;
  /** Bytes; the default depends on `auth`. */
  readonly bodyLimit?: number;
}

/**
 * Largest body of a visitor's or player's call. No form is as large, and checking the 60,000 entries of a list that is
 * none holds up every other call for a second. Signed calls may be as large as the server allows.
 */
const FORM_BYTES = 32 * 1024;

/** Calls per minute by `auth`. 0 for signed callers: their key is what limits them. */
export const DEFAULT_RATE: Readonly<Record<RouteContract['auth'], number>> = {
  public: 240,
  optional: 240,
  player: 600,
  registration: 60,
  studio: 0,
  gateway: 0,
  'identity-vendor': 0,
  'user-pool': 0,
};

/** Tells whether a call is signed, so that its guard needs the bytes of the body. */
const isSigned = (auth: RouteContract['auth']): boolean =>
  auth === 'studio' || auth === 'gateway' || auth === 'identity-vendor' || auth === 'user-pool';

/** What a session may do now: whether it is still open, and how far it reaches by the player's status (rulings 19, 26). */
export interface SessionVerdict {
  readonly isOpen: boolean;
  readonly reach: 'FULL' | 'RESTRICTED' | 'NONE';
  /**
   * Why the player's status restricts or has ended the session; null if it has not, so a session that ended otherwise
   * learns nothing.
   */
  readonly refusal: LoginRefusal | null;
}

/**
 * Calls per minute from one address before a guard has looked at them, for each call that the guard's own limit allows a
 * player: one address may belong to several players.
 */
const PLAYERS_PER_ADDRESS = 5;

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string | null;
    player: Player | null;
    registrationPlayerId: string | null;
    studio: string | null;
    /** Whether the body was still on its way when the guard had looked at the session. */
    isBodyLate: boolean;
  }
  interface FastifyInstance {
    /** Reads the registration cookie; set by the identity module. */
    registrationGuard: { playerIdOf(request: FastifyRequest): string | null };
    /**
     * Returns what a session may do now; set by the identity module.
     * @param visit a call's; it is recorded as the login of a session that another pool has opened and that is seen here
     * for the first time
     */
    sessionGuard: (
      session: Pick<Player, 'playerId' | 'sessionId' | 'brand'>,
      visit?: Pick<Player, 'loggedInAt'> & { readonly visitor: () => Visitor },
    ) => Promise<SessionVerdict>;
    /**
     * Keeps a session open until the caller's transaction ends; set by the identity module. The guard has looked before
     * the call began, so a transaction that moves a player's money, changes their limits, phone, password or address, or
     * opens a game looks again (ruling 26). Ask after the locks of the wallet and the player: a stop locks the player
     * and then the sessions.
     * @returns how long the session has left
     * @throws Refusal 401 if it has ended
     */
    holdSession: (
      tx: Transaction,
      session: Pick<Player, 'playerId' | 'sessionId'>,
    ) => Promise<{ readonly leftMs: number }>;
  }
  interface FastifyContextConfig {
    /** Keeps the raw text of the body, to check a signature. */
    rawBody?: boolean;
    contract?: RouteContract;
  }
}

/** An answer names no more wrong fields: a client with more is not a form, and its answer would be larger than its call. */
const MOST_FIELD_ERRORS = 50;

/**
 * Returns the issues at fields. Of alternatives, those of the closest one, which has the fewest; alternatives that are
 * values of one field are the issue of that field. Fields that a call does not have are named one by one.
 */
function leavesOf(
  issue: z.core.$ZodIssue,
  above: readonly PropertyKey[] = [],
): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  const path = [...above, ...issue.path];
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message }));
  const alternatives = issue.code === 'invalid_union' ? issue.errors : [];
  const [closest = []] = alternatives
    .map((issues) => issues.flatMap((each) => leavesOf(each, path)))
    .sort((one, other) => one.length - other.length);
  return closest.some((leaf) => leaf.path.length > path.length) ? closest : [{ path, message }];
}

/**
 * Converts Zod's issues field by field, each with the first of its checks that fails. The code is the issue's message
 * (`error.amount.invalid`) or `error.validation`.
 */
export function fieldErrorsOf(error: z.core.$ZodError, objectName: string): FieldError[] {
  const found = new Map<string, FieldError>();
  for (const { path, message: text } of error.issues.flatMap((issue) => leavesOf(issue))) {
    if (found.size === MOST_FIELD_ERRORS) break;
    const field = path.map(String).join('.');
    const message = /^[a-z]+(\.[a-z_]+)+$/.test(text) ? text : ERROR.validation;
    if (!found.has(field)) found.set(field, { field, message, objectName });
  }
  return [...found.values()];
}

/** An escape of JSON that stands for one half of a character; a whole character has both halves, one after the other. */
const HALF = /\\u[dD][89a-fA-F]/;
const BOTH_HALVES = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/g;

/** Tells whether a JSON text has half a character. Escaped backslashes are left out: what follows them is no escape. */
const hasHalfCharacter = (text: string): boolean =>
  HALF.test(text) && HALF.test(text.replaceAll('\\\\', ' ').replace(BOTH_HALVES, ''));

/**
 * Parses JSON and rejects prototype poisoning, NUL, which PostgreSQL cannot store, and what is not Unicode: bytes that are
 * not UTF-8 and half a surrogate pair would be stored as U+FFFD, so two different ids could become one.
 * @param keep gets the text before it is parsed, to check a signature
 */
export function jsonParser(
  app: FastifyInstance,
  keep?: (request: FastifyRequest, text: string) => void,
): FastifyBodyParser<Buffer> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const refuse = (what: string) => done(Object.assign(new Error(what), { statusCode: 400 }), undefined);
    if (!isUtf8(body)) return refuse('The body is not UTF-8.');
    const text = body.toString();
    keep?.(request, text);
    if (/\\u0000/.test(text)) return refuse('A text of the body has NUL.');
    if (hasHalfCharacter(text)) return refuse('A text of the body has half a surrogate pair.');
    return parse(request, text, done);
  };
}

/** Decorations, parsers and compilers that `route` relies on; called once by `buildApp`. */
export function prepareContractRoutes(app: FastifyInstance): void {
  app.decorateRequest('player', null);
  app.decorateRequest('registrationPlayerId', null);
  app.decorateRequest('studio', null);
  app.decorate('studiosOnV2', new Set<string>());
  app.decorateRequest('isBodyLate', false);
  app.decorate('registrationGuard', { playerIdOf: () => null });
  app.decorate('sessionGuard', async () => ({ isOpen: false, reach: 'NONE', refusal: null }));
  app.decorate('holdSession', async () => {
    throw new Refusal(401, ERROR.unauthorized);
  });
  useContractSchemas(app);
}

/** Parses bodies, refuses NUL and texts that are not Unicode, and checks input and answers by the contracts' schemas. */
export function useContractSchemas(app: FastifyInstance): void {
  app.decorateRequest('rawBody', null);
  const parseJson = jsonParser(app, (request, text) => {
    if (request.routeOptions.config.rawBody) request.rawBody = text;
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
  app.addHook('onRequest', async (request) => {
    // NUL, and the bytes of half a surrogate pair, in the path or the query.
    if (/%00|%ed%[ab]/i.test(request.url)) throw new Refusal(400, ERROR.validation);
  });
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (data: unknown) => {
    const result = z.safeParse(schema, data ?? undefined);
    return result.success
      ? { value: result.data }
      : { error: new ContractViolation(fieldErrorsOf(result.error, httpPart ?? 'body')) };
  });
  app.setSerializerCompiler<z.ZodMiniType>(({ schema, method, url }) => (data: unknown) => {
    const result = z.safeParse(schema, data);
    if (result.success) return JSON.stringify(result.data);
    const fault = `The answer of ${method} ${url} breaks its own contract at ${result.error.issues.map((issue) => `${issue.path.map(String).join('.') || '(root)'}: ${issue.message}`).join('; ')}. Fix the use case or the contract.`;
    const rest = z.safeParse(schema, withoutRows(data, result.error.issues));
    if (!rest.success) throw new Error(fault);
    app.log.error({ method, url }, `${fault} The rows at fault were left out of the list.`);
    app.metrics
      .counter('baize_answer_rows_left_out_total', 'Rows left out of a list because they break its contract.', ['url'])
      .inc({ url });
    return JSON.stringify(rest.data);
  });
}

/**
 * Returns a copy of an answer without the rows of its lists that have an issue: one row that cannot be shown must not
 * hide all the others. An issue outside a list leaves the answer as it is.
 */
function withoutRows(data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const rows = new Map<string, { readonly path: readonly PropertyKey[]; readonly indices: Set<number> }>();
  for (const { path } of issues) {
    const at = path.findIndex((key) => typeof key === 'number');
    if (at < 0) continue;
    const list = path.slice(0, at);
    const known = rows.get(JSON.stringify(list)) ?? { path: list, indices: new Set<number>() };
    known.indices.add(path[at] as number);
    rows.set(JSON.stringify(list), known);
  }
  const copy = structuredClone(data);
  for (const { path, indices } of rows.values()) {
    let list: unknown = copy;
    for (const key of path) list = (list as Readonly<Record<PropertyKey, unknown>>)[key];
    const kept = (list as unknown[]).filter((_row, index) => !indices.has(index));
    (list as unknown[]).splice(0, Infinity, ...kept);
  }
  return copy;
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  // The documents' clients send the bare token too (A§7: "the identity token as an Authorization header").
  return header.replace(/^Bearer /i, '').trim();
}

/**
 * Returns the signed-in player of a call if their session is open and their status allows the call. An ended session is
 * refused at once, even if its token is still valid (ruling 26). A restricted session can make the calls whose contracts
 * say so. The refusal carries the reason, so that the site shows it and does not log the player out (ruling 5).
 * @param call its headers, where it comes from, and the brand whose site it says it comes from; null if it names none
 * @throws Refusal 401 for an invalid token, a token of another brand, an ended session or an unknown player · 403 with the
 * code of the login outcome (A§8)
 */
async function admitPlayer(
  app: FastifyInstance,
  contract: RouteContract,
  token: string,
  {
    headers,
    site,
    visitor,
  }: {
    readonly headers: FastifyRequest['headers'];
    readonly site: BrandConfig | null;
    readonly visitor: () => Visitor;
  },
): Promise<Player> {
  const player = await app.playerTokens.verify(token);
  const accessToken = headers[HEADERS.accessToken];
  // A player belongs to one brand (ruling 19a): at another brand's site this token opens nothing.
  if (site !== null && site.id !== player.brand) throw new Refusal(401, ERROR.unauthorized);
  if (
    contract.accessToken &&
    accessToken !== undefined &&
    !(await app.playerTokens.isAccessTokenOf(player, accessToken))
  )
    throw new Refusal(401, ERROR.unauthorized);
  const { isOpen, reach, refusal } = await app.sessionGuard(player, { loggedInAt: player.loggedInAt, visitor });
  const isAdmitted =
    reach === 'FULL' || contract.restricted === 'always' || (reach === 'RESTRICTED' && contract.restricted === 'open');
  if (isOpen && isAdmitted) return player;
  // What the status refuses keeps its reason, even if the same status has ended the session (ruling 29).
  if (isAdmitted || reach === 'NONE' || !refusal) throw sessionOver();
  const { code, days, until } = refusal;
  throw new Refusal(403, code, { ...(days === undefined ? {} : { days }), ...(until === undefined ? {} : { until }) });
}

/** @throws Refusal 400 for a site context that cannot be read, or that names an unknown brand */
const callOf = (app: FastifyInstance, request: FastifyRequest) => ({
  headers: request.headers,
  visitor: () => app.visitorOf(request),
  site: request.headers[HEADERS.siteContext] === undefined ? null : app.brands.contextOf(request).brand,
});

/**
 * Returns a hook that counts the calls of an address. Before a guard, it limits guesses at tokens and cookies as well.
 * @param name what is called; calls of one name count together
 * @throws 429 above the limit
 */
export function countByAddress(app: FastifyInstance, name: string, perMinute: number) {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `${name} ${clientOf(request.ip)}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw Object.assign(new Error('too many calls'), { statusCode: 429 });
  };
}

function guardOf(
  app: FastifyInstance,
  contract: RouteContract,
): {
  onRequest?: (request: FastifyRequest) => Promise<void>;
  preValidation?: (request: FastifyRequest) => Promise<void>;
} {
  switch (contract.auth) {
    case 'public':
      return {};
    case 'player':
    case 'optional': {
      const admit = async (request: FastifyRequest): Promise<void> => {
        const token = bearerOf(request);
        if (token) request.player = await admitPlayer(app, contract, token, callOf(app, request));
        else if (contract.auth === 'player') throw new Refusal(401, ERROR.unauthorized);
      };
      return {
        async onRequest(request) {
          await admit(request);
          request.isBodyLate = request.raw.complete === false;
        },
        // A body may take half a minute. A session that ended meanwhile is over for this call too (ruling 26).
        preValidation: async (request) => (request.isBodyLate ? admit(request) : undefined),
      };
    }
    case 'registration':
      return {
        async onRequest(request) {
          request.registrationPlayerId = app.registrationGuard.playerIdOf(request);
          if (!request.registrationPlayerId) throw new Refusal(401, ERROR.registrationExpired);
        },
      };
    case 'studio':
    case 'gateway':
    case 'identity-vendor':
    case 'user-pool':
      return { preValidation: signatureGuardOf(app, contract) };
  }
}

/**
 * Registers one call of the API from its contract: path, guard, checked input, checked answer, documentation.
 * The contract filters the answer, so a field that it does not name never leaves the server.
 */
export function route<const Route extends RouteContract>(
  app: FastifyInstance,
  contract: Route,
  handler: (call: Call<Route>) => Reply<Route> | Promise<Reply<Route>>,
  options: RouteOptions = {},
): void {
  const guard = guardOf(app, contract);
  const perMinute = Math.ceil((options.rateLimit ?? DEFAULT_RATE[contract.auth]) * app.env.rateLimitFactor);
  const schema: Record<string, unknown> = {
    operationId: contract.id,
    summary: contract.summary,
    description: [
      `Source: ${contract.source}.`,
      ...(contract.errors?.length ? [`Error codes: ${contract.errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
    ].join(' '),
    tags: [contract.path.split('/')[contract.path.startsWith('/player/wallet') ? 2 : 1] ?? 'api'],
    security: SECURITY[contract.auth],
    response: { ...(contract.response ? { 200: contract.response } : {}), '4xx': errorBody, '5xx': errorBody },
  };
  if (contract.params) schema['params'] = contract.params;
  if (contract.query) schema['querystring'] = contract.query;
  if (contract.body) schema['body'] = contract.body;
  app.route({
    method: contract.method,
    url: `/api/${contract.base}${contract.path}`,
    schema: schema as FastifySchema,
    config: {
      contract,
      rawBody: isSigned(contract.auth),
      rateLimit:
        perMinute === 0
          ? false
          : {
              max: perMinute,
              timeWindow: 60_000,
              keyGenerator: (request: FastifyRequest) => request.player?.playerId ?? clientOf(request.ip),
            },
    },
    ...(options.bodyLimit !== undefined || !isSigned(contract.auth)
      ? { bodyLimit: options.bodyLimit ?? FORM_BYTES }
      : {}),
    ...(guard.onRequest
      ? {
          onRequest: [
            ...(perMinute === 0 ? [] : [countByAddress(app, `guard ${contract.id}`, perMinute * PLAYERS_PER_ADDRESS)]),
            guard.onRequest,
          ],
        }
      : {}),
    ...(guard.preValidation ? { preValidation: guard.preValidation } : {}),
    handler: async (request, reply) => {
      // No cache between us and the player may store a player's data.
      if (contract.auth !== 'public') reply.header('cache-control', 'no-store');
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        player: contract.auth === 'player' || contract.auth === 'optional' ? request.player : undefined,
        registration: contract.auth === 'registration' ? request.registrationPlayerId : undefined,
        studio: contract.auth === 'studio' ? request.studio : undefined,
        request,
        reply,
        get context() {
          const context = app.brands.contextOf(request);
          if (!request.player || request.player.brand === context.brand.id) return context;
          const brand = app.brands.get(request.player.brand);
          return { brand, market: app.brands.market(brand, context.market.pair) };
        },
      };
      const result = await handler(call as unknown as Call<Route>);
      if (reply.sent) return reply;
      if (contract.response) return reply.code(200).send(result);
      return reply.code(204).send();
    },
  });
}

const SECURITY: Readonly<Record<RouteContract['auth'], readonly Record<string, readonly string[]>[]>> = {
  public: [],
  optional: [{}, { identityToken: [] }],
  player: [{ identityToken: [] }],
  registration: [{ registrationCookie: [] }],
  studio: [{ signature: [] }],
  gateway: [{ signature: [] }],
  'identity-vendor': [{ signature: [] }],
  'user-pool': [{ signature: [] }],
};
