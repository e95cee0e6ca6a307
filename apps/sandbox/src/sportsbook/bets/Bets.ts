import { join } from 'node:path';
import { MOST_SETTLED } from '@baize/contracts/sportsbook-wire';
import { KeyedJournal } from '../../KeyedJournal.ts';
import type { World } from '../model/World.ts';
import { isUnfinished, type Bet, type Leg } from './Bet.ts';
import { betReference } from './betReference.ts';
import { afterSale, cashoutAmount, partOf, partsOf, worthOf, type CashoutPart } from './cashout.ts';
import { outcomeOf, payoutOf } from './payout.ts';
import type { Answer, Settlement, SportsbookWallet } from './SportsbookWallet.ts';

/** How long the operator's stake is held before a bet on a running event is accepted, ms (the law of fair prices). */
export const IN_PLAY_DELAY = 5000;
const FIRST_RETRY = 500;
const LAST_RETRY = 60_000;
/** Bets in one settle call. */
const BATCH = MOST_SETTLED;
const REMEMBERED = 300_000;

/** The longest description that the operator takes. */
const LONGEST_DESCRIPTION = 200;

/**
 * Returns what the player reads of a bet in their account, and what the operator's people read. The reference comes last and
 * is never cut off.
 */
export function descriptionOf({ id, legs }: Pick<Bet, 'id' | 'legs'>): string {
  const reference = ` · ${betReference(id)}`;
  const text = legs.map(({ eventName, selectionName }) => `${eventName}: ${selectionName}`).join(' · ');
  const most = LONGEST_DESCRIPTION - reference.length;
  return (text.length > most ? `${text.slice(0, most - 1)}…` : text) + reference;
}

export interface BetsOptions {
  readonly dataDir: string;
  readonly world: World;
  readonly wallet: SportsbookWallet;
  readonly now: () => number;
  /** Tells the player's pages that a bet has changed. */
  readonly onChange: (bet: Bet) => void;
  /** The operator has told a balance with its answer. */
  readonly onBalance?: (customerId: string, balance: number, version: number) => void;
  readonly log: (message: string) => void;
}

/**
 * All bets, from the stake to the last settlement. Each step is in the journal before its call, and each call is repeated
 * under the same id until the operator answers: a crash between the two loses and doubles nothing.
 */
export class Bets {
  readonly #options: BetsOptions;
  readonly #journal: KeyedJournal<Bet>;
  readonly #open = new Map<string, Bet>();
  readonly #byCustomer = new Map<string, Set<string>>();
  /** When a bet's call is made again, and the pause after it. */
  readonly #retries = new Map<string, { readonly at: number; readonly pause: number }>();
  readonly #busy = new Set<string>();

  constructor(options: BetsOptions) {
    this.#options = options;
    this.#journal = new KeyedJournal<Bet>(join(options.dataDir, 'sportsbook', 'bets.jsonl'), {
      limit: REMEMBERED,
      keep: isUnfinished,
    });
    for (const bet of this.#journal.all()) {
      this.#index(bet);
      // The process ended between the stake and its answer: nobody saw it accepted, so it goes back.
      if (bet.state === 'reserving') this.#put({ ...bet, state: 'cancelling', refusal: 'unknown' });
    }
  }

  #index(bet: Bet): void {
    if (isUnfinished(bet)) this.#open.set(bet.id, bet);
    else this.#open.delete(bet.id);
    const known = this.#byCustomer.get(bet.customerId) ?? new Set();
    this.#byCustomer.set(bet.customerId, known.add(bet.id));
  }
  #put(bet: Bet): Bet {
    this.#journal.put(bet);
    this.#index(bet);
    this.#options.onChange(bet);
    return bet;
  }

  get(id: string): Bet | undefined {
    return this.#journal.get(id);
  }
  /** A customer's bets, newest first. */
  of(customerId: string): Bet[] {
    const ids = [...(this.#byCustomer.get(customerId) ?? [])];
    return ids.flatMap((id) => this.get(id) ?? []).sort((one, two) => two.at - one.at);
  }
  /** Bets with this reference: as good as always none or one. */
  referredTo(reference: string): Bet[] {
    return this.#journal.all().filter(({ id }) => betReference(id) === reference);
  }
  get unfinished(): number {
    return this.#open.size;
  }

  /**
   * Takes a bet whose legs have been checked. A bet that is known is returned as it stands: a repeated click is one bet.
   */
  async take(wanted: Bet): Promise<Bet> {
    const known = this.get(wanted.id);
    if (known) return known;
    const bet = this.#put({ ...wanted, state: 'reserving' });
    this.#busy.add(bet.id);
    try {
      const answer = await this.#options.wallet.reserve({
        sessionId: bet.sessionId,
        betId: bet.id,
        category: bet.isVirtual ? 'VIRTUAL_SPORTS' : 'SPORTS',
        amount: bet.stake,
        currency: bet.currency,
        potentialPayout: bet.potential,
        description: descriptionOf(bet),
        freeBetId: bet.freeBetId ?? null,
        selections: bet.legs.map(({ eventId, eventName, marketName, selectionName, odds, kind }) => ({
          eventId,
          eventName,
          marketName,
          // A bet builder names all its parts.
          selectionName: selectionName.slice(0, LONGEST_DESCRIPTION),
          odds,
          eventKind: kind ?? null,
        })),
      });
      if (answer.kind === 'refused') return this.#put({ ...bet, state: 'refused', refusal: answer.code });
      // Perhaps the stake was taken and the answer lost: it is given back, whichever it was.
      if (answer.kind === 'unknown') return this.#put({ ...bet, state: 'cancelling', refusal: 'unknown' });
      this.#options.onBalance?.(bet.customerId, answer.balance, answer.version);
      if (bet.placeAt > this.#options.now()) return this.#put({ ...bet, state: 'delayed' });
      return this.#put({ ...bet, state: 'open' });
    } finally {
      this.#busy.delete(bet.id);
    }
  }

  /** What one unit on each line of a bet is worth now; null while it cannot be sold. */
  #worth(bet: Bet): number | null {
    // The stake of a free bet is not the customer's to sell.
    if (bet.state !== 'open' || bet.freeBetId !== undefined) return null;
    const { world, now } = this.#options;
    const at = now();
    const legs = bet.legs.map((leg) => {
      const outcome = world.outcome(leg.eventId, leg.marketId, leg.code, at);
      return { odds: leg.odds, outcome, current: outcome === null ? this.#quote(leg) : null };
    });
    return worthOf(legs, bet.size);
  }
  /** What is paid for a bet now; null while one of its markets is closed, or where there is nothing to sell. */
  cashoutOf(bet: Bet): number | null {
    const worth = this.#worth(bet);
    return worth === null ? null : cashoutAmount(bet, worth, bet.unit);
  }
  /** The parts of a bet that can be sold while the rest stays open. */
  cashoutPartsOf(bet: Bet): readonly CashoutPart[] {
    const worth = this.#worth(bet);
    return worth === null ? [] : partsOf(bet, worth);
  }

  /**
   * Sells a bet back, or a part of it.
   * @param expected what the player saw; null is returned, and nothing happens, if it is worth less by now
   * @param unit what is sold of each line's stake; absent: all of it
   */
  async cashOut(bet: Bet, expected: number, cashoutId: string, unit?: number): Promise<Bet | null> {
    if (bet.cashout?.id === cashoutId || bet.sales?.some(({ id }) => id === cashoutId)) return bet;
    const worth = this.#worth(bet);
    if (worth === null || this.#busy.has(bet.id)) return null;
    const value = unit === undefined ? cashoutAmount(bet, worth, bet.unit) : (partOf(bet, worth, unit)?.amount ?? null);
    if (value === null || value < expected) return null;
    const cashing = this.#put({
      ...bet,
      state: 'cashing',
      cashout: { id: cashoutId, amount: value, ...(unit !== undefined && { unit }) },
    });
    await this.#advance(cashing);
    return this.get(bet.id) ?? cashing;
  }

  /** Settles again every bet on an event whose result a person has changed. */
  review(eventId: string): void {
    for (const bet of this.#journal.all())
      if (bet.state === 'settled' && bet.legs.some((leg) => leg.eventId === eventId)) this.#settle(bet);
  }

  #quote({ eventId, marketId, code }: Leg): number | null {
    const { world, now } = this.#options;
    const fixture = world.find(eventId);
    const market = fixture && world.market(fixture, marketId, now());
    if (!market || market.suspended) return null;
    return market.selections.find((selection) => selection.code === code)?.odds ?? null;
  }

  /** Looks at a delayed bet again: it is accepted if its markets are open at odds that the player agreed to. */
  #decide(bet: Bet): Bet {
    const quotes = bet.legs.map((leg) => this.#quote(leg));
    if (quotes.some((odds) => odds === null)) return this.#put({ ...bet, state: 'cancelling', refusal: 'suspended' });
    // Never more than the reserved potential; with "any", the lower odds count.
    const odds = bet.legs.map((leg, index) => Math.min(leg.odds, quotes[index] ?? 0));
    const isWorse = odds.some((each, index) => each < (bet.legs[index]?.odds ?? 0));
    if (isWorse && bet.acceptance !== 'any') return this.#put({ ...bet, state: 'cancelling', refusal: 'odds-changed' });
    const legs = bet.legs.map((leg, index) => ({ ...leg, odds: odds[index] ?? leg.odds }));
    const potential = payoutOf(
      legs.map((leg) => ({ odds: leg.odds, outcome: null })),
      bet.size,
      bet.unit,
      bet.currency,
    );
    return this.#put({ ...bet, legs, potential, state: 'open' });
  }

  /** Writes down a settlement if all that matters is decided, and if it differs from the last one. */
  #settle(bet: Bet): void {
    const { world, now } = this.#options;
    const at = now();
    const outcomes = bet.legs.map((leg) => world.outcome(leg.eventId, leg.marketId, leg.code, at));
    const results = bet.legs.map(({ odds }, index) => ({ odds, outcome: outcomes[index] ?? null }));
    const outcome = outcomeOf(results, bet.size);
    if (outcome === null) return;
    const payout = outcome === 'LOST' ? 0 : payoutOf(results, bet.size, bet.unit, bet.currency);
    const legs = bet.legs.map((leg, index) => {
      const ended = outcomes[index];
      return ended ? { ...leg, outcome: ended } : leg;
    });
    if (bet.settlement > 0 && bet.payout === payout && bet.outcome === outcome) return;
    this.#put({
      ...bet,
      legs,
      state: 'settled',
      settlement: bet.settlement + 1,
      outcome: payout === 0 ? 'LOST' : outcome,
      payout,
    });
  }

  /** Moves every bet on that can move. Called once a second; resolves when the calls of this turn have been answered. */
  async tick(): Promise<void> {
    const now = this.#options.now();
    const settlements: Bet[] = [];
    const calls: Promise<void>[] = [];
    for (const { id } of [...this.#open.values()]) {
      let bet = this.get(id);
      if (!bet || this.#busy.has(id)) continue;
      if (bet.state === 'delayed' && bet.placeAt <= now) bet = this.#decide(bet);
      if (bet.state === 'open') {
        this.#settle(bet);
        bet = this.get(id) ?? bet;
      }
      if ((this.#retries.get(id)?.at ?? 0) > now) continue;
      if (bet.state === 'settled' && bet.isPlaced && bet.settlement > bet.booked) settlements.push(bet);
      else if (bet.state === 'cancelling' || bet.state === 'cashing' || !bet.isPlaced) calls.push(this.#advance(bet));
    }
    await Promise.all(calls);
    // One after the other: the end of a popular match must not flood the operator.
    for (let from = 0; from < settlements.length; from += BATCH)
      await this.#deliver(settlements.slice(from, from + BATCH));
  }

  /** Makes the call that a bet waits for. */
  async #advance(bet: Bet): Promise<void> {
    const { wallet } = this.#options;
    if (bet.state === 'delayed' || bet.state === 'reserving') return;
    this.#busy.add(bet.id);
    try {
      if (bet.state === 'cancelling') {
        const answer = await wallet.cancel(bet.id, bet.sessionId, bet.refusal ?? 'voided');
        if (this.#isAnswered(bet, 'cancel', answer)) this.#put({ ...bet, state: 'cancelled' });
      } else if (bet.state === 'cashing' && bet.cashout) {
        const { cashout, ...rest } = bet;
        const { id, amount, unit } = cashout;
        const left = unit === undefined ? null : afterSale(bet, unit);
        const answer = await wallet.cashout(bet.id, id, amount, left ? bet.stake - left.stake : undefined);
        if (answer.kind === 'refused') this.#put({ ...rest, state: 'open' });
        else if (this.#isAnswered(bet, 'cash-out', answer))
          this.#put(
            left
              ? {
                  ...rest,
                  ...left,
                  state: 'open',
                  sales: [...(bet.sales ?? []), { id, stake: bet.stake - left.stake, amount }],
                }
              : { ...bet, state: 'cashed', payout: amount },
          );
      } else if (!bet.isPlaced) {
        const answer = await wallet.place(bet.id);
        if (this.#isAnswered(bet, 'acceptance', answer)) this.#put({ ...(this.get(bet.id) ?? bet), isPlaced: true });
      }
    } finally {
      this.#busy.delete(bet.id);
    }
  }

  async #deliver(bets: readonly Bet[]): Promise<void> {
    for (const { id } of bets) this.#busy.add(id);
    try {
      const answer = await this.#options.wallet.settle(
        bets.map(({ id, settlement, outcome, payout }): Settlement => ({
          betId: id,
          settlement,
          outcome: outcome ?? 'VOID',
          payout,
        })),
      );
      for (const bet of bets) {
        const status = answer.kind === 'done' ? answer.results.get(bet.id) : undefined;
        if (status === 'BOOKED' || status === 'REPLAY' || status === 'OLDER') {
          this.#retries.delete(bet.id);
          // A person may have changed the result meanwhile; then a later settlement is still due.
          this.#put({ ...(this.get(bet.id) ?? bet), booked: bet.settlement });
        } else this.#retryLater(bet, `settlement ${bet.settlement}: ${status ?? answer.kind}`);
      }
    } finally {
      for (const { id } of bets) this.#busy.delete(id);
    }
  }

  #isAnswered(bet: Bet, what: string, answer: Answer<object>): boolean {
    if (answer.kind === 'done') {
      this.#retries.delete(bet.id);
      return true;
    }
    this.#retryLater(bet, `${what}: ${answer.kind === 'refused' ? answer.code : answer.reason}`);
    return false;
  }
  #retryLater({ id }: Bet, why: string): void {
    const pause = Math.min(LAST_RETRY, (this.#retries.get(id)?.pause ?? FIRST_RETRY / 2) * 2);
    this.#retries.set(id, { at: this.#options.now() + pause, pause });
    this.#options.log(`bet ${id} is asked again in ${pause} ms, ${why}`);
  }
}
