import type { Bets } from '../../src/studio/kinds/GameKind.ts';
import type { AwardReply, SessionReply } from '../../src/studio/wire.ts';
import { chosenStake } from './chosenStake.ts';
import type { Hud } from './Hud.ts';

interface StakesOptions {
  readonly gameId: string;
  readonly hud: Pick<Hud, 'stake' | 'setStakeEnds' | 'showAward'>;
  /** The bets of the next round at a stake of the ladder; null: none laid; undefined: no screen yet. */
  readonly bets: (stake: number) => Bets | null | undefined;
}

/** What the next round costs: a stake of the game's ladder, the chips on its table, or one of the operator's free spins. */
export class Stakes {
  readonly #options: StakesOptions;
  #ladder: readonly number[] = [];
  #chosen = 0;
  #award: AwardReply | null = null;

  constructor(options: StakesOptions) {
    this.#options = options;
  }
  /** The chosen stake of the ladder, in hundredths; 0 before the game is open. */
  get chosen(): number {
    return this.#chosen;
  }
  get smallest(): number {
    return this.#ladder[0] ?? 0;
  }
  /** The operator's free spins, of which at least one is left. */
  get award(): AwardReply | null {
    return this.#award && this.#award.left > 0 ? this.#award : null;
  }
  set award(award: AwardReply | null) {
    this.#award = award;
    this.show();
  }

  /** Takes over what a session offers. The stake stays as the player has chosen it, also before a reload. */
  open({ stakes, defaultStake, award }: Pick<SessionReply, 'stakes' | 'defaultStake' | 'award'>): void {
    const wanted = this.#chosen || chosenStake.read(this.#options.gameId);
    this.#ladder = stakes;
    this.#award = award;
    this.#set(stakes.find((stake) => stake === wanted) ?? defaultStake);
  }
  /** Chooses a stake of the ladder. */
  choose(stake: number): void {
    this.#set(stake);
    chosenStake.keep(this.#options.gameId, stake);
  }
  /** Chooses the next higher or lower stake. @returns whether there was one */
  step(step: -1 | 1): boolean {
    const next = this.#ladder[this.#ladder.indexOf(this.#chosen) + step];
    if (next === undefined) return false;
    this.choose(next);
    return true;
  }
  /** A free spin is on its way: one less is left. */
  showSpinUsed(): void {
    if (this.#award) this.#options.hud.showAward(Math.max(0, this.#award.left - 1));
  }
  #set(stake: number): void {
    this.#chosen = stake;
    this.show();
    this.#options.hud.setStakeEnds(stake === this.#ladder[0], stake === this.#ladder.at(-1));
  }
  /** Shows the stake of the next round: that of the ladder on every spot that the player wants, or the chips on the table. */
  show(): void {
    const { hud, bets } = this.#options;
    const { award } = this;
    hud.showAward(award?.left ?? null);
    if (award) return;
    const laid = bets(this.#chosen);
    hud.stake = laid === undefined ? this.#chosen : Object.values(laid ?? {}).reduce((sum, each) => sum + each, 0);
  }
}
