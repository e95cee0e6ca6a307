import { toWire } from '@baize/kernel';
import type { JoinReply, OwnRound } from '../../src/live/wire.ts';
import type { HostChannel } from '../studio/HostChannel.ts';

/**
 * What the host learns of the player's rounds: from the closing of the bets until the draw has been shown, a round is on and
 * the host hides what the wallet says.
 */
export class RoundReports {
  readonly #host: HostChannel;
  #startedAt: string | undefined;
  #totals: JoinReply['totals'] = { rounds: 0, staked: 0, won: 0 };
  #isOpen = false;

  constructor(host: HostChannel) {
    this.#host = host;
  }
  /** Whether this page has told the host that a round is on. */
  get isOpen(): boolean {
    return this.#isOpen;
  }
  /** Takes over the sums of a session. */
  adopt({ totals, startedAt }: Pick<JoinReply, 'totals' | 'startedAt'>): void {
    this.#totals = totals;
    this.#startedAt = startedAt;
  }
  /** Says that the table can be played. To the host, a game that is ready shows no round, so it reports one that is on again. */
  ready({ rtp }: Pick<JoinReply, 'rtp'>): void {
    this.#host.send({ type: 'ready', rtp: Math.round(rtp * 10_000) / 100 });
    if (this.#isOpen) this.#sayOn();
  }
  /** Says that the player is in a round, once. */
  begin(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#sayOn();
  }
  #sayOn(): void {
    this.#host.send({ type: 'user action', action: 'spin' });
  }
  /** Counts a settled round. */
  count({ stake, win = 0 }: Pick<OwnRound, 'stake' | 'win'>): void {
    const { rounds, staked, won } = this.#totals;
    this.#totals = { rounds: rounds + 1, staked: staked + stake, won: won + win };
  }
  /**
   * Says that the round is over.
   * @param own the player's part in it; a stake that was not taken counts nothing
   * @param balance that is shown now, in hundredths
   * @returns whether one was on
   */
  end(own: OwnRound | null, { round, balance }: { readonly round: number; readonly balance: number }): boolean {
    if (!this.#isOpen) return false;
    this.#isOpen = false;
    this.#host.send({
      type: 'round end',
      roundId: String(own?.round ?? round),
      staked: toWire(own?.state === 'settled' ? own.stake : 0),
      won: toWire(own?.win ?? 0),
      balance: toWire(balance),
    });
    this.sayTotals();
    return true;
  }
  /** Says how long and for how much the player has played. */
  sayTotals(): void {
    if (this.#startedAt !== undefined) this.#host.realityCheck(this.#totals, this.#startedAt);
  }
}
