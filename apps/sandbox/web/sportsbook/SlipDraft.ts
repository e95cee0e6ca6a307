import { quickStakes } from '../../src/sportsbook/stakes.ts';
import { systemSizes } from '../../src/sportsbook/bets/payout.ts';
import { legKey, type BetsRequest, type FreeBetView } from '../../src/sportsbook/wire.ts';
import type { KeptSlip } from './keptSlip.ts';
import { canCombine, planBets, type PlannedBet, type SlipMode } from './slipSums.ts';
import { legNames, type State } from './state.ts';
import { asTyped, readStake, type TypedStake } from './typedStake.ts';

export type Acceptance = BetsRequest['acceptance'];

/**
 * What the player puts together on the slip: how its selections become bets, what each stakes, the free bet, and which new
 * odds are accepted. It draws and sends nothing. The selections themselves are in the frame's state, where views read them.
 */
export class SlipDraft {
  readonly #state: State;
  #mode: SlipMode = 'singles';
  #size = 2;
  /** As typed; null until then: the smallest of the offered stakes. */
  #typed: string | null = null;
  #freeBets: readonly FreeBetView[] = [];
  /** The free bet that the player has put on the slip; never chosen for them. */
  #freeBetId: string | null = null;
  /** The free bet of a bet that waits out the in-play delay: the slip goes on showing it, not a stake of the player's. */
  #sentFreeBet: FreeBetView | null = null;
  acceptance: Acceptance = 'higher';

  /** @param kept the slip of an earlier page, whose selections it puts back; null without one */
  constructor(state: State, kept: KeptSlip | null) {
    this.#state = state;
    if (!kept) return;
    state.legs = kept.legs.map((leg) => ({
      ...leg,
      now: leg.odds,
      // The player may have changed the language since.
      ...(leg.named && legNames(state.texts, leg.named, leg)),
    }));
    this.#typed = kept.stake;
    this.#mode = kept.mode;
    this.#size = kept.size ?? this.#size;
    this.acceptance = kept.acceptance;
  }

  /** What survives a reload and a login. */
  get kept(): Omit<KeptSlip, 'sent'> {
    return {
      legs: this.#state.legs,
      stake: this.#typed,
      mode: this.#mode,
      size: this.#size,
      acceptance: this.acceptance,
    };
  }

  get mode(): SlipMode {
    return this.#mode;
  }
  set mode(mode: SlipMode) {
    this.#mode = mode;
  }
  /** The legs in each line of a system: what the player chose, if a system of so many legs can have it. */
  get systemSize(): number {
    const sizes = systemSizes(this.#state.legs.length);
    return sizes.findLast((size) => size <= this.#size) ?? sizes[0] ?? 2;
  }
  set systemSize(size: number) {
    this.#size = size;
  }

  /** Takes back what the selections no longer allow: bets on several of them, a system, a free bet. */
  fitToLegs(): void {
    const { legs } = this.#state;
    if (!canCombine(legs)) this.#mode = 'singles';
    if (this.#mode === 'system' && legs.length < 3) this.#mode = 'combination';
    if (!this.canUseFreeBet) this.#freeBetId = null;
  }

  /** The stake of every bet whose selection has none of its own. */
  get #stake(): string {
    const { currency, texts } = this.#state;
    const [first = 0] = quickStakes(currency);
    return this.#typed ?? asTyped(first, texts.tag);
  }
  /** Reads a stake; a free bet replaces it. */
  #read(typed: string): TypedStake {
    const { currency, texts } = this.#state;
    const { freeBet } = this;
    if (freeBet) return { typed: asTyped(freeBet.amount, texts.tag), amount: freeBet.amount, fault: null };
    return readStake(typed, texts.tag, currency);
  }
  /** Takes what is staked on each bet; it replaces what was staked on one. */
  typeStake(typed: string): void {
    this.#typed = typed;
    for (const leg of this.#state.legs) delete leg.stake;
  }
  /** Takes what is staked on one selection's single. */
  typeLegStake(key: string, typed: string): void {
    const leg = this.#state.legs.find((each) => legKey(each) === key);
    if (leg) leg.stake = typed;
  }
  /** Adds to every stake of the slip. @param amount hundredths */
  addToStakes(amount: number): void {
    const { legs, texts } = this.#state;
    const more = (typed: string): string => asTyped(this.#read(typed).amount + amount, texts.tag);
    this.#typed = more(this.#stake);
    for (const leg of legs) if (leg.stake !== undefined) leg.stake = more(leg.stake);
  }
  /** Returns the bets that the slip makes. */
  plan(): readonly PlannedBet[] {
    const singles = this.#state.legs.map(({ stake }) => this.#read(stake ?? this.#stake));
    return planBets(this.#mode, singles, this.#read(this.#stake), this.systemSize);
  }

  /** The free bet that pays for this slip, or for a bet of it that is still being decided; null without one. */
  get freeBet(): FreeBetView | null {
    return this.#sentFreeBet ?? this.#freeBets.find(({ freeBetId }) => freeBetId === this.#freeBetId) ?? null;
  }
  /** The free bets to choose from; of a bet that is being decided, only its own. */
  get freeBetChoices(): readonly FreeBetView[] {
    return this.#sentFreeBet ? [this.#sentFreeBet] : this.#freeBets;
  }
  get isFreeBetSent(): boolean {
    return this.#sentFreeBet !== null;
  }
  /** Whether a free bet can pay for the slip: all of it goes on one bet of one line. */
  get canUseFreeBet(): boolean {
    return (this.#state.legs.length === 1 || this.#mode === 'combination') && this.freeBetChoices.length > 0;
  }
  /** Learns which free bets the player has. One that is gone comes off the slip. */
  learnFreeBets(freeBets: readonly FreeBetView[]): void {
    this.#freeBets = freeBets;
    if (!freeBets.some(({ freeBetId }) => freeBetId === this.#freeBetId)) this.#freeBetId = null;
  }
  /** @param freeBetId null takes it off the slip */
  chooseFreeBet(freeBetId: string | null): void {
    this.#freeBetId = freeBetId;
  }
  /** The slip has been sent. @param waiting the free bet of a bet that is not decided yet; null without one */
  freeBetSent(waiting: FreeBetView | null): void {
    this.#freeBetId = null;
    if (waiting) this.#sentFreeBet = waiting;
  }
  /** The slip no longer shows the free bet of a bet that was sent. */
  forgetSentFreeBet(): void {
    this.#sentFreeBet = null;
  }
}
