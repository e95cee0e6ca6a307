import { ERROR } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/login';
import { HEADERS, type RouteContract } from '@baize/contracts/route';
import type { BrandConfig } from '@baize/brand';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from './database.ts';
import { Refusal, sessionOver } from './errors.ts';
import type { Visitor } from './location.ts';
import type { Player } from './player-tokens.ts';
import { signatureGuardOf } from './signed-calls.ts';

/** Tells whether a call is signed, so that its guard needs the bytes of the body. */
export const isSigned = (auth: RouteContract['auth']): boolean =>
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

export function guardOf(
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
