import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import type { AssignmentState } from '@baize/contracts/reward';
import type { BonusAtStake } from '@baize/contracts/cashier';
import { toWire } from '@baize/kernel';
import type { LedgerTransaction } from '../wallet/index.ts';
import { personalData } from './personal-data.ts';
import { progressOf } from './model/assignment.ts';
import { statusAt } from './model/campaign.ts';
import { dueBetAndGets } from './bet-and-get-repository.ts';
import { dueFreeBets } from './free-bet-repository.ts';
import { dueFreeSpins } from './free-spin-repository.ts';
import { dueQueued } from './queue-repository.ts';
import { operatorBonusRoutes } from './operator-routes.ts';
import { campaignsWithWinners, insertPrize } from './prize-repository.ts';
import * as repository from './repository.ts';
import type { Assignment, Campaign } from './repository.ts';
import { leaveWaitingBonuses, openBonusObstacles } from './use-cases/closure.ts';
import { bonusRoutes } from './routes.ts';
import { expireBetAndGet } from './use-cases/bet-and-get.ts';
import { expireFreeBet, freeBetGiver } from './use-cases/free-bets.ts';
import { advanceFreeSpins, freeSpinGiver } from './use-cases/free-spins.ts';
import { NOTICE_HOURS } from './use-cases/assignment-money.ts';
import { followMovement } from './use-cases/follow-ledger.ts';
import { CONSUMER } from './model/consumer.ts';
import { expireQueued } from './use-cases/leave-queue.ts';
import { warnOfEnd } from './use-cases/warn-of-end.ts';
import { bonusesAtStake, chooseForDeposit, expireAssignment, forfeitForWithdrawal } from './use-cases/rewards.ts';

/** Bonus operations for other modules: `app.bonuses`. */
export interface Bonuses {
  /** Tells which sticky bonuses a withdrawal of a player would forfeit (ruling 16). */
  atStakeOf(playerId: string): Promise<BonusAtStake[]>;
  /**
   * Forfeits the sticky bonuses of a player who withdraws (ruling 16). Call it under the wallet's lock.
   * @throws Refusal 409 error.bonus.consent_needed unless the player agreed to lose each
   */
  forfeitForWithdrawal(ledger: LedgerTransaction, playerId: string, consented: readonly string[]): Promise<void>;
  /**
   * Notes which waiting bonus a deposit is for. Call it under the wallet's lock, where the deposit is stored.
   * @throws Refusal 400 error.bonus.not_chosen unless the bonus waits for a deposit
   */
  chooseForDeposit(tx: Transaction, playerId: string, assignmentId: string, reference: string): Promise<void>;
  /** Returns campaigns by their ids, whatever their status, with their newest terms. */
  campaignsById(target: Queryable, campaignIds: readonly string[]): Promise<Campaign[]>;
  /**
   * Keeps campaigns for a tournament that is being published: from then on nobody rewrites them or names other winners,
   * and stopping one needs a second person.
   * @returns those that exist, locked until the transaction ends
   */
  reservePrizes(
    tx: Transaction,
    campaignIds: readonly string[],
    tournamentId: string,
  ): Promise<(Campaign & { readonly hasWinners: boolean })[]>;
  /** Ends what `reservePrizes` began, for a tournament that gives no prizes. */
  releasePrizes(tx: Transaction, campaignIds: readonly string[]): Promise<void>;
  /** Returns which of some campaigns winners could not claim now, and locks all until the transaction ends. */
  closedPrizes(tx: Transaction, campaignIds: readonly string[]): Promise<string[]>;
  /**
   * Makes a player a winner of a TOURNAMENT campaign, who can claim its prize.
   * @param isTold leaves a message in the inbox
   * @returns false if the player has won it before
   */
  awardPrize(
    tx: Transaction,
    prize: { readonly playerId: string; readonly campaignId: string },
    isTold: boolean,
  ): Promise<boolean>;
  /** Tells the player's open pages about an assignment, after the commit. */
  announce(tx: Transaction, assignment: Assignment): void;
  /** Tells the player's open pages, after the commit, that a reward without an assignment has changed: they read it again. */
  announceChange(tx: Transaction, playerId: string, rewardId: string): void;
  /** Tells players whose bonuses end within a day, once for each; runs automatically. @returns how many were noted */
  warnEnding(): Promise<number>;
  /**
   * Ends assignments, free spins, free bets and places in the queue whose time is over; runs automatically.
   * @returns how many have ended
   */
  expireDue(): Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    bonuses: Bonuses;
  }
}

/** What open pages learn. */
interface Progress {
  readonly assignmentId: string;
  readonly state: AssignmentState;
  readonly wagered: number;
  readonly wageringProgress: number;
}

/** How often assignments whose time is over are ended, in milliseconds. */
const EXPIRY_MS = 15_000;
const EXPIRY_PAGE = 200;

/** Campaigns and the bonuses that players have of them. */
export const bonusModule: ApiModule = {
  name: 'bonus',
  migrations: new URL('./migrations/', import.meta.url),
  // What a player has accepted, and what was paid for losses, cannot be rewritten.
  protects: { bonus_campaign_version: { insert: 'all' }, bonus_cashback_claim: { insert: 'all' } },
  personalData,
  plugin: fp(
    async (app) => {
      const channel = app.playerSocket.open<'BONUS_PROGRESS', Progress>({
        type: 'BONUS_PROGRESS',
        messageOf: (progress) => ({ body: { type: 'BONUS_PROGRESS', ...progress } }),
      });
      app.decorate('bonuses', {
        atStakeOf: (playerId) => bonusesAtStake(app, playerId),
        forfeitForWithdrawal: (ledger, playerId, consented) => forfeitForWithdrawal(app, ledger, playerId, consented),
        chooseForDeposit,
        campaignsById: repository.campaignsById,
        async reservePrizes(tx, campaignIds, tournamentId) {
          const locked = await repository.lockCampaigns(tx, campaignIds);
          await repository.reserveCampaigns(tx, campaignIds, tournamentId);
          const won = await campaignsWithWinners(tx, campaignIds);
          return locked.map((campaign) => ({ ...campaign, hasWinners: won.has(campaign.campaignId) }));
        },
        releasePrizes: repository.releaseCampaigns,
        async closedPrizes(tx, campaignIds) {
          const locked = await repository.lockCampaigns(tx, campaignIds);
          const open = new Set(
            locked
              .filter((campaign) => statusAt(campaign, app.clock.now()) === 'ACTIVE')
              .map(({ campaignId }) => campaignId),
          );
          return campaignIds.filter((id) => !open.has(id));
        },
        async awardPrize(tx, prize, isTold) {
          if (!(await insertPrize(tx, { ...prize, namedAt: app.clock.now() }))) return false;
          if (isTold) await app.tellPlayer(tx, { playerId: prize.playerId, kind: 'TOURNAMENT_PRIZE' });
          return true;
        },
        announce(tx, { playerId, assignmentId, state, wagered, requirement }) {
          const progress = {
            assignmentId,
            state,
            wagered: toWire(wagered),
            wageringProgress: progressOf(wagered, requirement),
          };
          tx.afterCommit(() => channel.announce(playerId, progress));
        },
        announceChange(tx, playerId, rewardId) {
          const progress = { assignmentId: rewardId, state: 'CLAIMED' as const, wagered: 0, wageringProgress: 0 };
          tx.afterCommit(() => channel.announce(playerId, progress));
        },
        async expireDue() {
          let ended = 0;
          for (const due of await dueBetAndGets(app.db, app.clock.now(), EXPIRY_PAGE))
            if (await expireBetAndGet(app, CONSUMER, due)) ended += 1;
          for (const due of await dueQueued(app.db, app.clock.now(), EXPIRY_PAGE))
            if (await expireQueued(app, due)) ended += 1;
          for (const due of await dueFreeSpins(app.db, app.clock.now(), EXPIRY_PAGE))
            if (await advanceFreeSpins(app, due)) ended += 1;
          for (const due of await dueFreeBets(app.db, app.clock.now(), EXPIRY_PAGE))
            if (await expireFreeBet(app, due)) ended += 1;
          for (const due of await repository.dueAssignments(app.db, app.clock.now(), EXPIRY_PAGE))
            if (await expireAssignment(app, CONSUMER, due)) ended += 1;
          return ended;
        },
        async warnEnding() {
          const after = app.clock.now();
          const before = new Date(after.getTime() + NOTICE_HOURS * 3_600_000);
          let noted = 0;
          for (const ending of await repository.endingAssignments(app.db, { after, before }, EXPIRY_PAGE))
            if (await warnOfEnd(app, ending)) noted += 1;
          return noted;
        },
      } satisfies Bonuses);
      app.studio.giveFreeSpins(freeSpinGiver(app));
      app.sportsbook.giveFreeBets(freeBetGiver(app));
      app.ledgerConsumers.add({ name: CONSUMER, handle: (tx, movement) => followMovement(app, tx, movement) });
      app.closures.addObstacles((target, playerId) => openBonusObstacles(app, target, playerId));
      app.closures.onSettling((playerId) => leaveWaitingBonuses(app, playerId));
      bonusRoutes(app);
      operatorBonusRoutes(app);
      doRegularly(app, {
        every: EXPIRY_MS,
        async run() {
          await app.bonuses.expireDue();
          await app.bonuses.warnEnding();
        },
        failure: 'bonuses whose time is over could not be ended',
      });
    },
    {
      name: 'bonus',
      dependencies: [
        'audit',
        'brands',
        'closures',
        'content',
        'games',
        'ledger-consumers',
        'person',
        'player',
        'player-socket',
        'sportsbook',
        'studio',
        'tell-player',
        'wallet',
      ],
    },
  ),
};

export { insertPartnerCode } from './partner-repository.ts';
export { insertCampaign, listCampaigns, type Campaign } from './repository.ts';
export { homeOf, isFreeToPlay, marketWithoutSpins } from './use-cases/eligibility.ts';
export { isLawful, missingProduct, type Terms } from './model/campaign.ts';
