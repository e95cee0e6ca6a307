import { ERROR } from '@baize/contracts/errors';
import * as wire from '@baize/contracts/sportsbook-wire';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { cancelBet, cashOut, placeReserved, reserveBet, settleBets, voidCashOut } from './use-cases/bets.ts';
import { freeBetsOf } from './use-cases/free-bets.ts';
import { exchangeToken, sportsBalance } from './use-cases/sessions.ts';

/** Only the sportsbook's vendor gets in: a game studio's secret opens its own games and nothing else (ruling 30). */
function asVendor(studio: string): void {
  if (studio !== wire.SPORTSBOOK_VENDOR) throw new Refusal(401, ERROR.signatureInvalid);
}

/** 500 results of a batch. */
const SETTLE_BYTES = 512 * 1024;

/** The calls with which the vendor moves a player's money. */
export function sportsWalletRoutes(app: FastifyInstance): void {
  route(app, wire.sportsSession, ({ body, studio }) => {
    asVendor(studio);
    return exchangeToken(app, body.token);
  });
  route(app, wire.sportsBalance, ({ body, studio }) => {
    asVendor(studio);
    return sportsBalance(app, body.sessionId);
  });
  route(app, wire.sportsFreeBets, ({ body, studio }) => {
    asVendor(studio);
    return freeBetsOf(app, body.sessionId);
  });
  route(app, wire.sportsReserve, ({ body, studio }) => {
    asVendor(studio);
    return reserveBet(app, body);
  });
  route(app, wire.sportsPlace, ({ body, studio }) => {
    asVendor(studio);
    return placeReserved(app, body.betId);
  });
  route(app, wire.sportsCancel, ({ body, studio }) => {
    asVendor(studio);
    return cancelBet(app, body.betId, body.reason);
  });
  route(
    app,
    wire.sportsSettle,
    ({ body, studio }) => {
      asVendor(studio);
      return settleBets(app, body.bets);
    },
    { bodyLimit: SETTLE_BYTES },
  );
  route(app, wire.sportsCashout, ({ body, studio }) => {
    asVendor(studio);
    return cashOut(app, body);
  });
  route(app, wire.sportsCashoutVoid, ({ body, studio }) => {
    asVendor(studio);
    return voidCashOut(app, body);
  });
}
