import {
  bankAuthorise,
  bankPlayerCode,
  bankPlayerLogin,
  bankPlayerUpdate,
  type BankPlayerUpdate,
} from '@baize/contracts/pay-and-play';
import type { QueryOf } from '@baize/contracts/route';
import { call } from '@baize/http';

/** GET authorise (A§7). @param amount in units of the currency, as the wire has it */
export const authorise = (query: QueryOf<typeof bankAuthorise>) => call(bankAuthorise, { query });

/** POST player code (A§7). The API reads the address from the connection; there is no fraud vendor yet (ruling 9). */
export const verifyOneTimeCode = (sessionId: string, oneTimeCode: string) =>
  call(bankPlayerCode, { body: { sessionId, oneTimeCode, ipAddress: '', blackbox: '-' } });

/** POST player update (A§7). @returns the codes that are still to be confirmed */
export const updatePlayer = (body: BankPlayerUpdate) => call(bankPlayerUpdate, { body });

/** POST player login (A§7). @param restricted asks for what a player on a break may still do (ruling 19) */
export const exchangeSession = (sessionId: string, playerId: string, restricted: boolean) =>
  call(bankPlayerLogin, { body: { sessionId, playerId, ...(restricted ? { restricted } : {}) } });
