import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { TestApp } from '../../../testing/buildTestApp.ts';
import type { FreeSpinRound } from '../../studio/index.ts';
import {
  deposit,
  lockWithdrawal,
  payWithdrawal,
  referenceOf,
  releaseWithdrawal,
  stake,
  win,
  type LedgerTransaction,
  type Movement,
  type Vertical,
} from '../../wallet/index.ts';
import { chanceOf, type Chance } from '../../wallet/soak/random.ts';
import { waitingBonuses } from '../queue-repository.ts';
import { openAssignments } from '../repository.ts';
import { bonusPartOf } from '../testing.ts';
import { activateBetAndGet, claimBetAndGet, deactivateBetAndGet } from '../use-cases/bet-and-get.ts';
import { activateCashback, claimCashback, deactivateCashback } from '../use-cases/cashback.ts';
import { claimFreeSpins, freeSpinGiver } from '../use-cases/free-spins.ts';
import { claimQueued, queueBonus } from '../use-cases/queue.ts';
import { activeRewards, claimReward, forfeitReward } from '../use-cases/rewards.ts';
import { SPIN_GAME, type SoakCampaign } from './campaigns.ts';

const VERTICALS: readonly Vertical[] = ['CASINO', 'LIVE_CASINO', 'SPORTS'];

interface OpenBet {
  readonly reference: string;
  readonly vertical: Vertical;
  readonly gameId: string;
  readonly roundId: string;
  readonly amount: number;
  readonly bonus: number;
}

/**
 * A player of the soak, whose choices depend on the seed alone and not on what other players do. It calls the use cases
 * behind the routes: what only the wire adds is tested elsewhere, and would take most of the time here.
 */
export class SoakPlayer {
  readonly #test: TestApp;
  readonly #app: FastifyInstance;
  readonly #player: Player;
  readonly #campaigns: readonly SoakCampaign[];
  readonly #chance: Chance;
  readonly #bets: OpenBet[] = [];
  /** Rounds that have a free spin and no result yet. */
  readonly #spinning: FreeSpinRound[] = [];
  readonly #withdrawals: Movement[] = [];
  #last: Movement | undefined;
  #operation = 0;

  constructor(test: TestApp, player: Player, campaigns: readonly SoakCampaign[], seed: number) {
    this.#test = test;
    this.#app = test.app;
    this.#player = player;
    this.#campaigns = campaigns;
    this.#chance = chanceOf(seed);
  }

  get playerId(): string {
    return this.#player.playerId;
  }

  /**
   * Does one random thing that players do, or that happens to their bets and withdrawals.
   * @throws Error for an answer that no player may get; a refusal is an answer
   */
  async operate(): Promise<void> {
    this.#operation += 1;
    const dice = this.#chance.next();
    if (dice < 0.04) await this.#move(deposit(this.#common(), this.#chance.between(1, 10_00), 'SKRILL'));
    else if (dice < 0.42) await this.#bet();
    else if (dice < 0.72 && this.#bets.length > 0) await this.#settleBet();
    else if (dice < 0.78) await this.#spin();
    else if (dice < 0.92) await this.#claim(this.#chance.pick(this.#campaigns));
    else if (dice < 0.94) await this.#leave();
    else if (dice < 0.96) await this.#withdraw();
    else if (dice < 0.97) await this.#endWithdrawal();
    else await this.#repeat();
  }

  #common(): Pick<Movement, 'reference' | 'playerId' | 'currency'> {
    const reference = referenceOf(`bonus soak ${this.playerId}`, `${this.#operation}`);
    return { reference, playerId: this.playerId, currency: 'EUR' };
  }

  /** @returns whether the money was there */
  async #move(movement: Movement): Promise<boolean> {
    const { outcome } = await this.#app.wallet.move(movement);
    if (outcome !== 'MOVED' && !(outcome === 'NOT_ENOUGH_FUNDS' && movement.type === 'BET'))
      throw new Error(`a ${movement.type} of ${movement.amount} was answered ${outcome}`);
    if (outcome === 'MOVED') this.#last = movement;
    return outcome === 'MOVED';
  }

  /** The network repeats a call that was answered. */
  async #repeat(): Promise<void> {
    if (!this.#last) return;
    const { outcome } = await this.#app.wallet.move(this.#last);
    if (outcome !== 'REPLAY') throw new Error(`a repeated ${this.#last.type} was answered ${outcome}`);
  }

  async #bet(): Promise<void> {
    const vertical = this.#chance.pick(VERTICALS);
    const gameId = `game-${this.#chance.between(1, 10)}`;
    const amount = this.#chance.between(1, 10_00);
    const roundId = `round-${this.#operation}`;
    const bet = stake(this.#common(), amount, vertical, { gameId, roundId, title: 'Game' });
    if (!(await this.#move(bet))) return;
    const bonus = await bonusPartOf(this.#test, bet);
    this.#bets.push({ reference: bet.reference, vertical, gameId, roundId, amount, bonus });
  }

  /** An open bet is returned, lost or won. */
  async #settleBet(): Promise<void> {
    const [bet] = this.#bets.splice(this.#chance.between(0, this.#bets.length - 1), 1);
    if (!bet) return;
    const kind = this.#chance.next();
    const won = kind < 0.1 ? bet.amount : kind < 0.6 ? 0 : this.#chance.between(1, 2 * bet.amount);
    const toBonus = Math.trunc((won * bet.bonus) / bet.amount);
    const round = { gameId: bet.gameId, roundId: bet.roundId, title: 'Game', betReference: bet.reference };
    const outcome = win(this.#common(), won, toBonus, bet.vertical, round);
    if (kind < 0.1) await this.#move({ ...outcome, type: 'BET_VOID' });
    else await this.#move(won === 0 ? { ...outcome, type: 'LOSS', shown: false } : outcome);
  }

  #underLock<Result>(work: (ledger: LedgerTransaction) => Promise<Result>): Promise<Result> {
    return this.#app.wallet.transaction(async (ledger) => {
      await this.#app.wallet.lock(ledger.tx, this.playerId);
      return work(ledger);
    });
  }

  /** The studio takes a free spin, and reports what one of the rounds has won. */
  async #spin(): Promise<void> {
    const giver = freeSpinGiver(this.#app);
    const held = await giver.spinsIn(this.playerId, SPIN_GAME, 'EUR');
    if (held) {
      const round: FreeSpinRound = {
        playerId: this.playerId,
        freeSpinsId: held.freeSpinsId,
        gameId: SPIN_GAME,
        gameTitle: 'Game',
        roundId: `spin-${this.#operation}`,
        currency: 'EUR',
      };
      await this.#underLock((ledger) => giver.take(ledger, round));
      this.#spinning.push(round);
    }
    const at = this.#chance.between(0, Math.max(0, this.#spinning.length - 1));
    const round = this.#spinning[at];
    if (!round) return;
    const amount = this.#chance.next() < 0.1 ? null : this.#chance.between(0, 1_00);
    // Each result comes once, or again.
    if (this.#chance.next() < 0.8) this.#spinning.splice(at, 1);
    await this.#underLock((ledger) => giver.settle(ledger, round, amount, () => true));
  }

  /** Runs a use case that may refuse. */
  async #ask(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.status >= 500) throw fault;
    }
  }

  async #claim(campaign: SoakCampaign): Promise<void> {
    const [kind, again] = [this.#chance.next(), this.#chance.next()];
    const claim = () => this.#ask(() => this.#claimOf(campaign, kind));
    // Now and then both devices of a player claim at once.
    await (again < 0.1 ? Promise.all([claim(), claim()]) : claim());
  }

  async #claimOf({ id, how }: SoakCampaign, kind: number): Promise<unknown> {
    const [app, player] = [this.#app, this.#player];
    const asked = { campaignId: id, version: 1 };
    switch (how) {
      case 'freeSpins':
      case 'claim': {
        if (kind < 0.2) return queueBonus(app, player, asked);
        const waiting = kind < 0.4 ? await waitingBonuses(app.db, player.playerId) : [];
        const [queued] = waiting;
        if (queued) return claimQueued(app, player, queued);
        if (how === 'freeSpins') return claimFreeSpins(app, player, { ...asked, code: null });
        return claimReward(app, player, { ...asked, code: null, optIn: false });
      }
      case 'optIn':
        return claimReward(app, player, { ...asked, code: null, optIn: true });
      case 'bet':
        await this.#ask(() => claimBetAndGet(app, player, id));
        if (kind < 0.1) await this.#ask(() => deactivateBetAndGet(app, player, id));
        return activateBetAndGet(app, player, asked);
      case 'loyalty':
        return claimCashback(app, player, id, 'LOYALTY');
      case 'cashback':
        if (kind < 0.05) return deactivateCashback(app, player, id);
        return kind < 0.4 ? activateCashback(app, player, id, 1) : claimCashback(app, player, id, 'ACTIVATED');
    }
  }

  /** Gives up the reward that ends first. */
  async #leave(): Promise<void> {
    const active = (await activeRewards(this.#app, this.playerId)).find(({ assignmentId }) => assignmentId !== null);
    if (active?.assignmentId) await this.#ask(() => forfeitReward(this.#app, this.#player, active.assignmentId ?? ''));
  }

  /** Withdraws some of the own money, with or without the consent to lose a sticky bonus. */
  async #withdraw(): Promise<void> {
    const [part, agrees] = [this.#chance.next(), this.#chance.next() < 0.7];
    const common = this.#common();
    await this.#ask(() =>
      this.#underLock(async (ledger) => {
        const balances = await this.#app.wallet.balances(this.playerId, ledger.tx);
        const amount = Math.trunc((balances?.main ?? 0) * part);
        if (amount === 0) return;
        const consented = agrees ? await openAssignments(ledger.tx, this.playerId) : [];
        await this.#app.bonuses.forfeitForWithdrawal(
          ledger,
          this.playerId,
          consented.map(({ assignmentId }) => assignmentId),
        );
        const withdrawal = lockWithdrawal(common, amount, 'SKRILL');
        const { outcome } = await ledger.move(withdrawal);
        if (outcome !== 'MOVED') throw new Error(`a withdrawal of ${amount} was answered ${outcome}`);
        ledger.tx.afterCommit(() => this.#withdrawals.push(withdrawal));
      }),
    );
  }

  /** A withdrawal is paid or returned. */
  async #endWithdrawal(): Promise<void> {
    const isPaid = this.#chance.next() < 0.5;
    const withdrawal = this.#withdrawals.shift();
    if (!withdrawal) return;
    const { reference, locked } = withdrawal;
    await this.#move(
      isPaid
        ? payWithdrawal(this.#common(), locked, 'SKRILL', reference)
        : releaseWithdrawal(this.#common(), locked, 'SKRILL', reference, 'CANCELED'),
    );
  }
}
