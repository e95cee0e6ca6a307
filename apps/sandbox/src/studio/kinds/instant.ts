import type { Rng } from '../model/round.ts';
import { defineKind } from './GameKind.ts';

/**
 * A rising multiplier that stops at a random point: a player who takes the money out before is paid what it showed. The chance
 * to reach a multiplier m is 0.96 / m, so every plan returns 96 %.
 */
const RETURN = 0.96;
/** Multipliers are in hundredths: 250 is 2.50 ×. */
export const HIGHEST = 10_000;
/** How long the multiplier takes to grow by e, in ms. */
export const GROWTH_MS = 6500;
const STEPS = 1_000_000_000;

/** Returns what the multiplier shows after some ms, in hundredths. */
export const multiplierAfter = (ms: number): number =>
  Math.min(HIGHEST, Math.max(100, Math.floor(100 * Math.exp(Math.max(0, ms) / GROWTH_MS))));
/** Returns how many ms the multiplier takes to show this, rounded up. */
export const timeTo = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) * GROWTH_MS);

/** Draws where the multiplier stops, in hundredths. Below 100 it stops before it starts. */
export function drawStop(rng: Rng): number {
  return Math.floor((RETURN * STEPS * 100) / (STEPS - rng.below(STEPS)));
}

interface InstantState {
  readonly stake: number;
  readonly startedAt: number;
  readonly stopsAt: number;
  /** Where it takes the money out by itself; null: the player does. */
  readonly target: number | null;
  readonly takenAt: number | null;
  readonly isOver: boolean;
}
/** What the page shows of a round. */
export interface InstantView {
  /** By the studio's clock, ms since 1970. */
  readonly startedAt: number;
  readonly target: number | null;
  /** With the end of the round. */
  readonly takenAt: number | null;
  readonly stopsAt: number | null;
}

const TARGET = /^\d{3,5}$/;
const isTarget = (choice: string): boolean => TARGET.test(choice) && Number(choice) >= 101 && Number(choice) <= HIGHEST;

/** Where the money is taken out without the player. */
const planOf = ({ target }: InstantState): number => target ?? HIGHEST;

export const instant = defineKind<InstantState>({
  version: '1',
  rtp: RETURN,
  maxWinStakes: HIGHEST / 100,
  opening: { by: 'stake', spots: ['ride'] },
  isChoice: isTarget,
  deal: ({ rng, now }, { ride: stake = 0 }, choice) => ({
    stake,
    startedAt: now,
    stopsAt: drawStop(rng),
    target: choice === undefined ? null : Number(choice),
    takenAt: null,
    isOver: false,
  }),
  moves: ({ isOver }) => (isOver ? [] : ['take']),
  stakeOf: ({ isOver }, move) => (!isOver && (move === 'take' || move === 'end') ? 0 : null),
  play(state, move, { now }) {
    // The studio's clock decides, and a call that comes late never gets more than the plan.
    const shown = move === 'end' ? planOf(state) : Math.min(multiplierAfter(now - state.startedAt), planOf(state));
    return { ...state, takenAt: shown <= state.stopsAt ? shown : null, isOver: true };
  },
  isOver: ({ isOver }) => isOver,
  returns: ({ stake, takenAt }) => [takenAt === null ? 0 : Math.floor((stake * takenAt) / 100)],
  view: ({ startedAt, target, takenAt, stopsAt, isOver }): InstantView => ({
    startedAt,
    target,
    takenAt,
    stopsAt: isOver ? Math.min(Math.max(100, stopsAt), HIGHEST) : null,
  }),
  restMove: () => 'end',
  dueAt: (state) => state.startedAt + timeTo(Math.max(100, Math.min(planOf(state), state.stopsAt + 1))),
});
