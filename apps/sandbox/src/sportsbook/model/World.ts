import { ballAt } from './goals.ts';
import { drift, share } from './dice.ts';
import { priced, type Odds } from './price.ts';
import { progressOf } from './races.ts';
import { DAY, findFixture, fixturesAround, MODELS } from './schedule.ts';
import { isVirtual, type Fixture, type MatchState, type Outcome, type Score } from './types.ts';

/** What a person in the control room decided about an event. */
export interface Intervention {
  readonly id: string;
  readonly suspended?: boolean;
  readonly voided?: boolean;
  /** The new start, Unix ms; null: postponed without a date. */
  readonly postponedTo?: number | null;
  readonly result?: Score;
}
export interface Selection {
  readonly code: string;
  /** Null where it is as good as decided. */
  readonly odds: Odds | null;
}
export interface Market {
  readonly id: string;
  readonly suspended: boolean;
  readonly selections: readonly Selection[];
}
/** An event postponed by more than this is void (the house rule that the frame publishes). */
export const LONGEST_POSTPONEMENT = 2 * DAY;
/** An event leaves the lists so long after its end. */
const REMAINS = 120_000;

/**
 * The sportsbook's events at any moment. Nothing is stored but the seed and what people decided, so a restart continues
 * the same matches.
 */
export class World {
  readonly #seed: string;
  readonly #interventionOf: (id: string) => Intervention | undefined;
  readonly #fixtures = new Map<string, Fixture>();
  #around: readonly Fixture[] = [];
  #aroundAt = -Infinity;
  /** The moment at which a person stopped the feed; null while it runs. */
  stoppedAt: number | null = null;

  constructor(seed: string, interventionOf: (id: string) => Intervention | undefined = () => undefined) {
    this.#seed = seed;
    this.#interventionOf = interventionOf;
  }

  find(id: string): Fixture | null {
    const known = this.#fixtures.get(id);
    if (known) return this.#moved(known);
    const fixture = findFixture(this.#seed, id);
    if (!fixture) return null;
    if (this.#fixtures.size > 20_000) this.#fixtures.clear();
    this.#fixtures.set(id, fixture);
    return this.#moved(fixture);
  }
  #moved(fixture: Fixture): Fixture {
    const to = this.#interventionOf(fixture.id)?.postponedTo;
    return typeof to === 'number' ? { ...fixture, startsAt: to } : fixture;
  }

  /** Running and coming events, in the order of their starts. */
  list(now: number): Fixture[] {
    if (Math.abs(now - this.#aroundAt) > 15_000) {
      this.#around = fixturesAround(this.#seed, now);
      this.#aroundAt = now;
      for (const fixture of this.#around) this.#fixtures.set(fixture.id, fixture);
    }
    return this.#around
      .map((fixture) => this.#moved(fixture))
      .filter((fixture) => {
        const isRound = isVirtual(fixture.sport);
        const after = now - fixture.startsAt - MODELS[fixture.sport].duration(fixture);
        return after < (isRound ? 20_000 : REMAINS) && fixture.startsAt - now < (isRound ? 6 * 120_000 : 3 * DAY);
      })
      .sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
  }

  state(fixture: Fixture, now: number): MatchState {
    const decided = this.#interventionOf(fixture.id);
    const model = MODELS[fixture.sport];
    const state = model.stateAt(fixture, now - fixture.startsAt);
    if (decided?.voided) return { ...state, phase: 'VOID', isDanger: false };
    if (decided?.result) return model.endedWith(fixture, state, decided.result);
    if (decided?.postponedTo === null) return { ...state, phase: 'POSTPONED' };
    return state;
  }

  #isSuspended(fixture: Fixture, state: MatchState, now: number): boolean {
    const isClosed = state.phase !== 'SCHEDULED' && state.phase !== 'LIVE';
    const isRunningVirtual = isVirtual(fixture.sport) && state.phase === 'LIVE';
    // The last seconds before a match turns live belong to nobody.
    const isTurning = Math.abs(now - fixture.startsAt) < 2000;
    const isLost = this.stoppedAt !== null && now - this.stoppedAt > 5000;
    return (
      isClosed ||
      isRunningVirtual ||
      isTurning ||
      isLost ||
      state.isDanger ||
      this.#interventionOf(fixture.id)?.suspended === true
    );
  }

  /** Prices one market, offered or not; null if it is decided or unknown. */
  market(fixture: Fixture, id: string, now: number): Market | null {
    const at = this.stoppedAt ?? now;
    const state = this.state(fixture, at);
    // What bettors think moves slowly before the start and matters less in play, where the score decides.
    const lean = isVirtual(fixture.sport)
      ? 0
      : drift(`${fixture.seed} lean`, at, state.phase === 'LIVE' ? 45_000 : 240_000) * 0.09 +
        (share(`${fixture.seed} error`) - 0.5) * 0.1;
    const fair = MODELS[fixture.sport].fair(fixture, state, id, lean);
    if (!fair) return null;
    const odds = priced(fair);
    const selections = fair.chances.flatMap(({ code }) => {
      const value = odds.get(code) ?? null;
      // Two or three selections keep their places; a long list only has what can be bet on.
      return value === null && (fair.isOpenEnded || fair.chances.length > 3) ? [] : [{ code, odds: value }];
    });
    return {
      id,
      suspended: this.#isSuspended(fixture, state, now) || selections.every((each) => each.odds === null),
      selections,
    };
  }

  /** Every market on offer. */
  markets(fixture: Fixture, now: number): Market[] {
    const state = this.state(fixture, this.stoppedAt ?? now);
    if (state.phase !== 'SCHEDULED' && state.phase !== 'LIVE') return [];
    const ids = [...new Set(MODELS[fixture.sport].offered(fixture, state))];
    return ids.flatMap((id) => this.market(fixture, id, now) ?? []);
  }
  /** The market of the lists: who wins. */
  mainMarket(fixture: Fixture, now: number): Market | null {
    const [first = ''] = MODELS[fixture.sport].offered(fixture, this.state(fixture, now));
    return this.market(fixture, first, now);
  }

  /** How a selection ended; null while it is open. */
  outcome(eventId: string, marketId: string, code: string, now: number): Outcome | null {
    const fixture = this.find(eventId);
    if (!fixture) return 'VOID';
    const decided = this.#interventionOf(eventId);
    if (decided?.voided || decided?.postponedTo === null) return 'VOID';
    return MODELS[fixture.sport].outcome(fixture, this.state(fixture, now), marketId, code);
  }

  /** What the animated picture shows: the ball, or how far the runners are. */
  picture(fixture: Fixture, state: MatchState, now: number): readonly number[] {
    const elapsed = now - fixture.startsAt;
    if (fixture.runners.length > 0) return progressOf(fixture, elapsed);
    return fixture.sport === 'football' || fixture.sport === 'ice-hockey' || fixture.sport === 'virtual-football'
      ? ballAt(fixture, state, elapsed)
      : [];
  }
}
