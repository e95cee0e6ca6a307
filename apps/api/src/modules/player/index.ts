import type { Hundredths } from '@baize/kernel';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { loginRefusalOf, sessionReachOf } from './model/login-refusal.ts';
import { findLoginState } from './repository.ts';
import { playerRoutes } from './routes.ts';

/** What the player and operator calls ask of the wallet. The wallet module fills it, so that the player module need not know it. */
export interface WalletFacts {
  depositsCount(playerId: string): Promise<number>;
  /** Hundredths, by player; players without a wallet are absent. */
  balances(
    playerIds: readonly string[],
  ): Promise<
    ReadonlyMap<string, { readonly main: Hundredths; readonly locked: Hundredths; readonly total: Hundredths }>
  >;
}

declare module 'fastify' {
  interface FastifyInstance {
    walletFacts: WalletFacts;
  }
}

export const playerModule: ApiModule = {
  name: 'player',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      app.decorate('walletFacts', {
        depositsCount: async () => 0,
        balances: async () => new Map(),
      } satisfies WalletFacts);
      app.sessionGuard = async (playerId) => {
        const player = await findLoginState(app.db, playerId);
        const now = app.clock.now();
        if (!player) return { reach: 'NONE', refusal: null };
        return { reach: sessionReachOf(player, now), refusal: loginRefusalOf(player, now) };
      };
      playerRoutes(app);
    },
    { name: 'player', dependencies: ['brands', 'player-tokens', 'events'] },
  ),
};

export {
  canDeposit,
  canPlay,
  canWithdraw,
  effectiveStatus,
  isSuspended,
  statusNow,
  type Gate,
  type PlayerStanding,
  type Vertical,
} from './model/gates.ts';
export { followProvince } from './use-cases/follow-province.ts';
export { restrictPlayer, type Restriction } from './use-cases/restrict-player.ts';
export { loginRefusalOf, sessionReachOf, type SessionReach } from './model/login-refusal.ts';
export * from './repository.ts';
