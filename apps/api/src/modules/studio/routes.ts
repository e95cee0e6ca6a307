import * as contract from '@baize/contracts/studio';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { authenticate, sessionBalance } from './use-cases/game-sessions.ts';
import { payWin, placeBet, refundBet } from './use-cases/rounds.ts';

export function studioRoutes(app: FastifyInstance): void {
  route(app, contract.studioAuthenticate, ({ body }) => authenticate(app, body.token, body.gameId));
  route(app, contract.studioBet, ({ body }) => placeBet(app, body));
  route(app, contract.studioWin, ({ body }) => payWin(app, body));
  route(app, contract.studioRefund, ({ body }) => refundBet(app, body));
  route(app, contract.studioBalance, ({ body }) => sessionBalance(app, body.sessionId));
}
