import { ERROR, errorBody } from '@baize/contracts/errors';
import type { RouteContract } from '@baize/contracts/route';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import { Refusal } from './errors.ts';
import { clientOf } from './ip-list.ts';
import type { Player } from './player-tokens.ts';
import { useContractSchemas } from './contract-schemas.ts';
import { guardOf, isSigned } from './route-guards.ts';

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

/**
 * Calls per minute from one address before a guard has looked at them, for each call that the guard's own limit allows a
 * player: one address may belong to several players.
 */
const PLAYERS_PER_ADDRESS = 5;

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
