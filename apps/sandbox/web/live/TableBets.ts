import type { Bets } from '../../src/live/games/LiveGame.ts';
import type { HeldBalance } from '../studio/HeldBalance.ts';
import type { Sound } from '../studio/sound.ts';
import { Refused } from '../studio/StudioClient.ts';
import type { Text } from '../studio/text.ts';
import type { Explanations } from './Explanations.ts';
import { LaidBets } from './LaidBets.ts';
import { liveClient } from './LiveClient.ts';
import type { TableStanding } from './TableStanding.ts';

interface TableBetsOptions {
  readonly standing: TableStanding;
  readonly balance: HeldBalance;
  readonly text: Text;
  readonly money: (amount: number) => string;
  readonly say: (words: string) => void;
  readonly sound: Sound;
  readonly explanations: Explanations;
  readonly onChange: () => void;
}

/** The player's chips: what can be laid while bets are taken, within the table's limits and the balance, and why not. */
export class TableBets {
  readonly laid: LaidBets;
  /** The chip in the player's hand, in hundredths. */
  chip = 0;
  readonly #options: TableBetsOptions;

  constructor(options: TableBetsOptions) {
    this.#options = options;
    this.laid = new LaidBets({
      place: (bets) => this.#place(bets),
      round: () => options.standing.table?.round,
      onChange: options.onChange,
      onRefused: (cause) => this.#explain(cause),
    });
  }

  /** Lays a chip on a spot. */
  lay(spot: string): void {
    const { standing, text, money, say, sound } = this.#options;
    const { session, table } = standing;
    if (!session) return;
    if (!standing.isOpen) {
      if (table?.phase !== 'deciding') say(text('liveWaitNext'));
      return;
    }
    const { bets } = this.laid;
    const stake = this.laid.stake + this.chip;
    if (stake > session.limits.max) say(text('liveTooMuch', { max: money(session.limits.max) }));
    else if (this.#isCovered(stake)) {
      sound.click();
      this.laid.change({ ...bets, [spot]: (bets[spot] ?? 0) + this.chip });
    }
  }
  /** Lays the bets of the last round again. */
  repeat(): void {
    const { session, isOpen } = this.#options.standing;
    const stake = this.laid.lastStake;
    if (!session || !isOpen || stake > session.limits.max) return;
    if (this.#isCovered(stake)) this.laid.repeat();
  }
  undo(): void {
    if (this.#options.standing.isOpen) this.laid.undo();
  }
  clear(): void {
    if (this.#options.standing.isOpen) this.laid.change({});
  }
  /** Whether the last bets can be laid again now. */
  get canRepeat(): boolean {
    const { isOpen, mayBet } = this.#options.standing;
    return isOpen && mayBet && this.laid.lastStake > 0 && this.laid.stake === 0;
  }
  /** The player has left the seat, and with it has nothing on the table. */
  leave(): void {
    if (this.#options.standing.table?.phase === 'betting') this.laid.drop();
  }

  #isCovered(stake: number): boolean {
    const { balance, explanations } = this.#options;
    if (stake <= balance.shown) return true;
    explanations.funds({ balance: balance.shown, stake, hasBets: this.laid.stake > 0 });
    return false;
  }
  async #place(bets: Bets): Promise<void> {
    const { session, table } = this.#options.standing;
    if (session && table) await liveClient.place({ sessionId: session.sessionId, round: table.round, bets });
  }
  /** Says why the table did not take the bets. */
  #explain(cause: unknown): void {
    const { text, say, explanations } = this.#options;
    const code = cause instanceof Refused ? cause.body.code : null;
    if (code === 'studio.late') say(text('liveLate'));
    else if (code === 'studio.session.unknown' || code === 'studio.table.closed') explanations.failure(cause);
    else if (code === 'studio.funds') say(text('funds'));
    else say(text('liveNotPlaced'));
  }
}
