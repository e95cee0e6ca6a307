import { gameSession } from '@baize/contracts/game-launch';
import * as contract from '@baize/contracts/studio';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { reportFreeSpin, takeFreeSpin } from './use-cases/free-spins.ts';
import { authenticate, sessionBalance, sessionFigures } from './use-cases/game-sessions.ts';
import { payWin, placeBet, refundBet, rollBackWin } from './use-cases/rounds.ts';
import { payWins } from './use-cases/win-batches.ts';

/** 500 wins of a batch. */
const WINS_BYTES = 512 * 1024;

export function studioRoutes(app: FastifyInstance): void {
  route(app, contract.studioAuthenticate, ({ body, studio }) => authenticate(app, studio, body.token, body.gameId));
  route(app, contract.studioBet, ({ body, studio }) => placeBet(app, studio, body));
  route(app, contract.studioWin, ({ body, studio }) => payWin(app, studio, body));
  route(app, contract.studioWins, async ({ body, studio }) => ({ results: await payWins(app, studio, body.wins) }), {
    bodyLimit: WINS_BYTES,
  });
  route(app, contract.studioRefund, ({ body, studio }) => refundBet(app, studio, body));
  route(app, contract.studioFreeSpin, ({ body, studio }) => takeFreeSpin(app, studio, body));
  route(app, contract.studioFreeSpinResult, ({ body, studio }) => reportFreeSpin(app, studio, body));
  route(app, contract.studioRollback, ({ body, studio }) => rollBackWin(app, studio, body));
  route(app, contract.studioBalance, ({ body, studio }) => sessionBalance(app, studio, body.sessionId));
  route(app, gameSession, ({ player, query }) => sessionFigures(app, player.playerId, query));
}
