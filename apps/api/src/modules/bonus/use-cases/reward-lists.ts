import type { Reward } from '@baize/contracts/reward';
import type { FastifyInstance } from 'fastify';
import type { Player } from '../../../plugins/player-tokens.ts';
import { activeRewards, eligibleRewards } from './rewards.ts';

/** The player's rewards by how they have them (B§3): loyalty rewards need no claim. */
export interface RewardLists {
  readonly eligible: Reward[];
  readonly active: Reward[];
  readonly loyalty: Reward[];
}

async function listsOf(
  app: FastifyInstance,
  player: Player,
  isWanted: (reward: Reward) => boolean,
): Promise<RewardLists> {
  const eligible = (await eligibleRewards(app, player)).filter(isWanted);
  const mine = (await activeRewards(app, player.playerId)).filter(isWanted);
  const isLoyalty = ({ campaignCategory }: Reward) => campaignCategory === 'LOYALTY';
  return { eligible, active: mine.filter((reward) => !isLoyalty(reward)), loyalty: mine.filter(isLoyalty) };
}

/** Returns the rewards that are used in the sportsbook. */
export const sportsbookLists = (app: FastifyInstance, player: Player): Promise<RewardLists> =>
  listsOf(app, player, ({ vertical }) => vertical === 'SPORTS' || vertical === 'FREE_BET');

/** Returns the free spins in games of a provider. */
export const providerLists = (app: FastifyInstance, player: Player, provider: string): Promise<RewardLists> =>
  listsOf(app, player, ({ freeSpinDetail }) => {
    const game = freeSpinDetail && app.catalogue.gameById(freeSpinDetail.gameId);
    return game != null && app.catalogue.providerOf(game).id === provider;
  });
