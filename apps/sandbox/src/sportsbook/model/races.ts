import { diceOf, drift } from './dice.ts';
import { placesIn, readMarketId } from './lines.ts';
import type { Fixture, MatchState, SportModel } from './types.ts';

/** How long a virtual race takes, ms. */
export const RACE_MS = 40_000;
/** How many of the first are placed. */
export const placesOf = ({ sport }: Pick<Fixture, 'sport'>): number => placesIn(sport);

/** Draws the order of the finish: each place goes to one of the rest in proportion to their chances (Harville). */
export function orderOf(fixture: Fixture): readonly number[] {
  const dice = diceOf(`${fixture.seed} order`);
  const rest = fixture.runners.map(({ chance }, index) => ({ chance, index }));
  const order: number[] = [];
  while (rest.length > 0) {
    let draw = dice.next() * rest.reduce((sum, { chance }) => sum + chance, 0);
    const at = rest.findIndex(({ chance }) => (draw -= chance) < 0);
    order.push(...rest.splice(Math.max(0, at), 1).map(({ index }) => index));
  }
  return order;
}

/** The chance to be among the first `places`, by the same rule. */
export function placeChance(chances: readonly number[], runner: number, places: number): number {
  const walk = (left: readonly number[], depth: number): number => {
    const sum = left.reduce((all, index) => all + (chances[index] ?? 0), 0);
    const first = (chances[runner] ?? 0) / sum;
    if (depth === 1) return first;
    return left.reduce((all, index) => {
      if (index === runner) return all;
      const next = left.filter((each) => each !== index);
      return all + ((chances[index] ?? 0) / sum) * walk(next, depth - 1);
    }, first);
  };
  return walk(
    chances.map((_chance, index) => index),
    places,
  );
}

/** How far each runner is, 0 to 1, for the picture; at the end they are in the order of the finish. */
export function progressOf(fixture: Fixture, elapsed: number): readonly number[] {
  const order = orderOf(fixture);
  const part = Math.max(0, Math.min(1, elapsed / RACE_MS));
  return fixture.runners.map((_runner, index) => {
    const behind = order.indexOf(index) * 0.022;
    const sway = drift(`${fixture.seed} ${index}`, elapsed, 9000) * 0.05 * Math.sin(Math.PI * part);
    return Math.max(0, Math.min(1, part * (1 - behind) + sway));
  });
}

const EMPTY = { clock: null, score: { home: 0, away: 0 }, isDanger: false, incidents: [] } as const;

/** Horse and greyhound races. */
export const raceModel: SportModel = {
  duration: () => RACE_MS,
  stateAt(fixture, elapsed): MatchState {
    if (elapsed < 0) return { ...EMPTY, phase: 'SCHEDULED', period: 'none', left: 1 };
    if (elapsed < RACE_MS)
      return { ...EMPTY, phase: 'LIVE', period: 'race:1', left: 1 - elapsed / RACE_MS, isDanger: true };
    return { ...EMPTY, phase: 'ENDED', period: 'none', left: 0, order: orderOf(fixture) };
  },
  offered: () => ['race-winner', 'race-place'],
  fair(fixture, _state, id) {
    const { kind } = readMarketId(id);
    const chances = fixture.runners.map(({ chance }) => chance);
    if (kind === 'race-winner') return { id, chances: chances.map((p, index) => ({ code: `r${index}`, p })) };
    if (kind !== 'race-place') return null;
    return {
      id,
      isOpenEnded: true,
      chances: chances.map((_p, index) => ({ code: `r${index}`, p: placeChance(chances, index, placesOf(fixture)) })),
    };
  },
  outcome(fixture, state, id, code) {
    if (state.phase !== 'ENDED' || !state.order) return null;
    const place = state.order.indexOf(Number(code.slice(1)));
    const { kind } = readMarketId(id);
    if (place < 0) return 'VOID';
    return place < (kind === 'race-place' ? placesOf(fixture) : 1) ? 'WON' : 'LOST';
  },
  /** A race's result is entered as the number of its winner, counted from 1, in `home`. */
  endedWith(fixture, state, { home }) {
    const winner = Math.max(0, Math.min(fixture.runners.length - 1, home - 1));
    const order = [winner, ...orderOf(fixture).filter((index) => index !== winner)];
    return { ...state, phase: 'ENDED', period: 'none', left: 0, isDanger: false, order };
  },
};
