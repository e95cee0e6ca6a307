import { ERROR } from '@baize/contracts/errors';
import * as contract from '@baize/contracts/pay-and-play';
import { SIGN_UP_CALLBACK_PATH } from '@baize/contracts/sign-up-callback-path';
import type { FastifyRequest } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { sessionCookie } from './session-cookie.ts';
import { authorise } from './use-cases/authorise.ts';
import { SESSION_MS, type BankContext } from './use-cases/context.ts';
import { logIn } from './use-cases/log-in.ts';
import { updatePlayer } from './use-cases/update-player.ts';
import { verifyCode } from './use-cases/verify-code.ts';

/** The calls of pay-and-play (A§7). After the first one, each needs the cookie of the browser that opened the session. */
export function payAndPlayRoutes(context: BankContext): void {
  const { app } = context;
  const cookie = sessionCookie(app.env, app.wallClock);
  /** @throws Refusal 403 error.pay_and_play.session for a session of another browser */
  const requireCookie = (request: FastifyRequest, sessionId: string): void => {
    if (!cookie.holds(request, sessionId)) throw new Refusal(403, ERROR.payAndPlaySession);
  };

  route(
    app,
    contract.bankAuthorise,
    async ({ query, context: call, reply }) => {
      reply.header('cache-control', 'no-store');
      const started = await authorise(context, call.brand, {
        ...query,
        language: call.market.translation,
        returnPath: `/${call.market.pair}/${SIGN_UP_CALLBACK_PATH}`,
      });
      cookie.set(reply, started.sessionId, SESSION_MS);
      return started;
    },
    { rateLimit: 10 },
  );
  route(
    app,
    contract.bankPlayerCode,
    async ({ body, context: call, request, reply }) => {
      reply.header('cache-control', 'no-store');
      requireCookie(request, body.sessionId);
      return verifyCode(context, call.brand, body);
    },
    { rateLimit: 10 },
  );
  route(
    app,
    contract.bankPlayerUpdate,
    async ({ body, context: call, request, reply }) => {
      requireCookie(request, body.sessionId);
      const asked = await updatePlayer(context, call.brand, body);
      app.identified.continueRegistration(reply, asked.playerId);
      return asked;
    },
    { rateLimit: 20 },
  );
  route(
    app,
    contract.bankPlayerLogin,
    async ({ body, context: call, request, reply }) => {
      reply.header('cache-control', 'no-store');
      requireCookie(request, body.sessionId);
      const answer = await logIn(context, call.brand, {
        sessionId: body.sessionId,
        playerId: body.playerId,
        restricted: body.restricted === true,
        visitor: app.visitorOf(request),
      });
      cookie.clear(reply);
      return answer;
    },
    { rateLimit: 10 },
  );
}
