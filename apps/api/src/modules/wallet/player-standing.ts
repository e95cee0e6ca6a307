import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../plugins/database.ts';
import {
  canDeposit,
  canPlay,
  canWithdraw,
  findPlayers,
  findStanding,
  markFirstDeposit,
  provincesOf,
  type Gate,
} from '../player/index.ts';
import type { GateAnswer, PlayerAccess } from './access.ts';
import { totalOf, type Vertical } from './model/movement.ts';

const PERMISSION = { CASINO: 'casino', LIVE_CASINO: 'liveCasino', SPORTS: 'sports' } as const satisfies Record<
  Vertical,
  string
>;

/** The gates of money as the player module decides them: status, permissions, verification and the market's rules (A§4, A§6, ruling 19). */
export function accessBy(app: FastifyInstance): PlayerAccess {
  const gate = async (
    playerId: string,
    decide: (player: NonNullable<Awaited<ReturnType<typeof findStanding>>>) => Gate,
    within?: Transaction,
  ): Promise<GateAnswer> => {
    const player = await findStanding(within ?? app.db, playerId, within !== undefined);
    // Nobody we know: closed, not open.
    if (!player) return { result: 'FORBIDDEN' };
    const answer = decide(player);
    return { result: answer.allowed ? 'SUCCESS' : answer.result };
  };
  return {
    mayDeposit: (playerId, within) => gate(playerId, (player) => canDeposit(player, app.clock.now()), within),
    mayWithdraw: (playerId, within) => gate(playerId, (player) => canWithdraw(player, app.clock.now()), within),
    async mayPlay(playerId, vertical) {
      const answer = await gate(playerId, (player) => {
        const brand = app.brands.find(player.brand);
        if (!brand) return { allowed: false, result: 'FORBIDDEN' };
        return canPlay(
          player,
          PERMISSION[vertical],
          app.brands.marketOfCountry(brand, player.countryCode, provincesOf(player)).rules,
          app.clock.now(),
        );
      });
      return answer.result === 'SUCCESS';
    },
    async lawOf(playerId) {
      const player = await findStanding(app.db, playerId);
      const brand = player && app.brands.find(player.brand);
      return brand ? app.brands.marketOfCountry(brand, player.countryCode, provincesOf(player)).rules : null;
    },
    async namesOf(playerIds) {
      return new Map(
        [...(await findPlayers(app.db, playerIds))].map(([playerId, player]) => [playerId, player.firstName]),
      );
    },
    async timeZoneOf(playerId) {
      return (await findPlayers(app.db, [playerId])).get(playerId)?.timeZone ?? 'UTC';
    },
    firstDeposit: (tx, playerId, at) => markFirstDeposit(tx, playerId, at),
  };
}

/** Fills what the player and operator calls ask of the wallet. */
export function answerWalletFacts(app: FastifyInstance): void {
  app.walletFacts.depositsCount = (playerId) => app.wallet.depositsCount(playerId);
  app.walletFacts.balances = async (playerIds) =>
    new Map(
      [...(await app.wallet.balancesOfMany(playerIds))].map(([playerId, balances]) => [
        playerId,
        { main: balances.main, locked: balances.locked, total: totalOf(balances) },
      ]),
    );
}
