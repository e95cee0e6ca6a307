import type { FastifyInstance } from 'fastify';
import type { SocketChannel } from '../../plugins/player-socket.ts';
import type { Balances } from './model/movement.ts';
import { balanceMessage } from './model/wire.ts';
import { balancesOfMany } from './repository/ledger.ts';

/** Balances between instances: a tuple, because fifty of them must fit into one notification of 8,000 bytes. */
export type BalanceState = readonly [
  version: number,
  main: number,
  locked: number,
  sportsBonus: number,
  casinoBonus: number,
  liveCasinoBonus: number,
  currency: Balances['currency'],
];

export const balanceState = (balances: Balances): BalanceState => [
  balances.version,
  balances.main,
  balances.locked,
  balances.sportsBonus,
  balances.casinoBonus,
  balances.liveCasinoBonus,
  balances.currency,
];

/** Opens the wallet's channel on the player's socket: WALLET_BALANCE on connect and after each change (A§3). */
export function openBalanceChannel(app: FastifyInstance): SocketChannel<BalanceState> {
  return app.playerSocket.open<'WALLET_BALANCE', BalanceState>({
    type: 'WALLET_BALANCE',
    versionOf: ([version]) => version,
    messageOf: ([version, main, locked, sportsBonus, casinoBonus, liveCasinoBonus, currency]) =>
      balanceMessage({ version, main, locked, sportsBonus, casinoBonus, liveCasinoBonus, currency }),
    async current(playerIds) {
      const found = await balancesOfMany(app.db, playerIds);
      return new Map([...found].map(([playerId, balances]) => [playerId, balanceState(balances)]));
    },
  });
}
