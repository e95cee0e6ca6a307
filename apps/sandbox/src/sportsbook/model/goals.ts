import { BUILDER, BUILDER_CODE, builderChance, builderOutcome, readBuilder } from './builder.ts';
import { diceOf, drift } from './dice.ts';
import { fairChance, lineOutcome, outcomeByScore, readMarketId } from './lines.ts';
import { leaning } from './price.ts';
import type { Chance, Fixture, Incident, MatchState, Outcome, Period, Score, Side, SportModel } from './types.ts';

/** How a match of goals is divided, all in seconds. */
interface Shape {
  readonly part: 'half' | 'period';
  /** Seconds of play of each part on its clock, stoppage included. */
  readonly parts: readonly number[];
  /** What the clock says at the end of a part without stoppage. */
  readonly nominal: number;
  readonly breakSeconds: number;
  /** Real seconds for one second of play. */
  readonly pace: number;
  readonly corners: number;
  readonly cards: number;
}
export const FOOTBALL: Shape = {
  part: 'half',
  parts: [2820, 2940],
  nominal: 2700,
  breakSeconds: 900,
  pace: 1,
  corners: 5,
  cards: 1.9,
};
export const ICE_HOCKEY: Shape = {
  part: 'period',
  parts: [1200, 1200, 1200],
  nominal: 1200,
  breakSeconds: 600,
  pace: 1.7,
  corners: 0,
  cards: 0,
};
/** Ninety minutes in forty seconds. */
export const VIRTUAL_FOOTBALL: Shape = {
  part: 'half',
  parts: [2700, 2700],
  nominal: 2700,
  breakSeconds: 0,
  pace: 40 / 5400,
  corners: 0,
  cards: 0,
};

/** Chance of each player to be the one who scores: two forwards first, the keeper never. */
const SCORERS = [0.25, 0.19, 0.14, 0.1, 0.08, 0.07, 0.06, 0.05, 0.04, 0.02] as const;
/** Betting pauses so long before a goal (the attack) and after it, ms. */
const BEFORE_GOAL = 5000;
const AFTER_GOAL = 20_000;
const SIDES: readonly Side[] = ['home', 'away'];
const MOST = 9;

const poisson = (mean: number): readonly number[] => {
  const weights = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST; goals += 1) weights.push(((weights[goals - 1] ?? 0) * mean) / goals);
  return weights;
};

/** The model of football and ice hockey: goals fall at a constant rate for each side, independently. */
export function goalModel(shape: Shape): SportModel {
  const playSeconds = shape.parts.reduce((sum, part) => sum + part, 0);
  const realMs = (seconds: number): number => seconds * shape.pace * 1000;
  const timelines = new Map<string, readonly Incident[]>();

  /** Where a second of play is: real milliseconds since the start. */
  const realAt = (second: number): number => {
    let left = second;
    let ms = 0;
    for (const part of shape.parts) {
      if (left <= part) return ms + realMs(left);
      left -= part;
      ms += realMs(part) + shape.breakSeconds * 1000;
    }
    return ms;
  };
  const total = realAt(playSeconds);

  const minuteOf = (second: number): number => {
    let before = 0;
    for (const [index, part] of shape.parts.entries()) {
      if (second <= before + part)
        return index * (shape.nominal / 60) + Math.min(shape.nominal / 60, Math.floor((second - before) / 60) + 1);
      before += part;
    }
    return (shape.nominal * shape.parts.length) / 60;
  };

  function timelineOf(fixture: Fixture): readonly Incident[] {
    const known = timelines.get(fixture.seed);
    if (known) return known;
    const dice = diceOf(`${fixture.seed} timeline`);
    const incidents: Incident[] = [];
    const happen = (kind: Incident['kind'], side: Side, mean: number): void => {
      // Waiting times of a Poisson process are exponential.
      for (let at = 0; ;) {
        at += (-Math.log(1 - dice.next()) / mean) * playSeconds;
        if (at >= playSeconds - 2) return;
        let draw = dice.next();
        const player = SCORERS.findIndex((weight) => (draw -= weight) < 0);
        incidents.push({ kind, side, at: Math.round(realAt(at)), minute: minuteOf(at), player: Math.max(0, player) });
      }
    };
    for (const side of SIDES) {
      happen('goal', side, fixture.strength[side]);
      if (shape.corners > 0) happen('corner', side, shape.corners);
      if (shape.cards > 0) happen('yellow', side, shape.cards);
    }
    incidents.sort((one, other) => one.at - other.at);
    if (timelines.size > 4000) timelines.clear();
    timelines.set(fixture.seed, incidents);
    return incidents;
  }

  function stateAt(fixture: Fixture, elapsed: number): MatchState {
    if (elapsed < 0)
      return {
        phase: 'SCHEDULED',
        period: 'none',
        clock: null,
        score: { home: 0, away: 0 },
        left: 1,
        isDanger: false,
        incidents: [],
      };
    const timeline = timelineOf(fixture);
    const incidents = timeline.filter(({ at }) => at <= elapsed);
    const score = scoreOf(incidents);
    if (elapsed >= total)
      return { phase: 'ENDED', period: 'none', clock: null, score, left: 0, isDanger: false, incidents };
    let played = 0;
    let left = elapsed;
    let period: Period = 'none';
    let clock = 0;
    for (const [index, part] of shape.parts.entries()) {
      const length = realMs(part);
      if (left < length) {
        const inPart = left / realMs(1);
        played += inPart;
        period = `${shape.part}:${index + 1}`;
        clock = index * shape.nominal + inPart;
        break;
      }
      played += part;
      left -= length;
      if (left < shape.breakSeconds * 1000) {
        period = `break:${index + 1}`;
        clock = (index + 1) * shape.nominal;
        break;
      }
      left -= shape.breakSeconds * 1000;
    }
    const isDanger = timeline.some(
      ({ kind, at }) => kind === 'goal' && elapsed > at - BEFORE_GOAL && elapsed < at + AFTER_GOAL,
    );
    return {
      phase: 'LIVE',
      period,
      clock: Math.floor(clock),
      score,
      left: 1 - played / playSeconds,
      isDanger,
      incidents,
    };
  }

  /** Probability of each number of goals that are still to come, for both sides. */
  function toCome(fixture: Fixture, state: MatchState, lean: number) {
    const home = poisson(fixture.strength.home * state.left * Math.exp(lean / 2));
    const away = poisson(fixture.strength.away * state.left * Math.exp(-lean / 2));
    return (visit: (home: number, away: number, p: number) => void): void => {
      for (const [h, ph] of home.entries())
        for (const [a, pa] of away.entries()) visit(state.score.home + h, state.score.away + a, ph * pa);
    };
  }

  const model: SportModel = {
    duration: () => total,
    stateAt,
    offered(fixture, state) {
      const { home, away } = state.score;
      const mean = (fixture.strength.home + fixture.strength.away) * state.left;
      const line = home + away + Math.max(0.5, Math.floor(mean) + 0.5);
      const totals = [line - 1, line, line + 1].filter((each) => each > home + away);
      // The handicap that comes closest to even.
      const edge = (fixture.strength.home - fixture.strength.away) * state.left;
      const handicap = home - away + Math.round(edge * 4) / 4;
      const isVirtual = shape === VIRTUAL_FOOTBALL;
      const ids = ['result', 'double-chance', ...totals.map((each) => `totals:${each}`)];
      ids.push(...[0, -0.5, 0.5].map((shift) => `handicap:${Math.round(-(handicap + shift) * 4) / 4}`), 'both-score');
      if (!isVirtual) ids.push(`next-goal:${home + away + 1}`);
      ids.push('correct-score');
      if (!isVirtual && fixture.players.home.length > 0) ids.push('scorer');
      return ids;
    },
    fair(fixture, state, id, lean) {
      const { kind, argument } = readMarketId(id);
      const each = toCome(fixture, state, lean);
      const sum = (test: (home: number, away: number) => boolean): number => {
        let p = 0;
        each((home, away, weight) => {
          if (test(home, away)) p += weight;
        });
        return p;
      };
      const { home, away } = state.score;
      switch (kind) {
        case 'result':
          return {
            id,
            chances: [
              { code: '1', p: sum((h, a) => h > a) },
              { code: 'X', p: sum((h, a) => h === a) },
              { code: '2', p: sum((h, a) => h < a) },
            ],
          };
        case 'double-chance': {
          const chances = [
            { code: '1X', p: sum((h, a) => h >= a) },
            { code: '12', p: sum((h, a) => h !== a) },
            { code: 'X2', p: sum((h, a) => h <= a) },
          ];
          return { id, chances, isOpenEnded: true };
        }
        case 'totals':
        case 'handicap': {
          const line = Number(argument);
          const first: Partial<Record<Outcome, number>> = {};
          each((h, a, weight) => {
            const outcome = lineOutcome(kind === 'totals' ? h + a - line : h - a + line);
            first[outcome] = (first[outcome] ?? 0) + weight;
          });
          const p = fairChance(first);
          const codes = kind === 'totals' ? ['over', 'under'] : ['1', '2'];
          return {
            id,
            chances: [
              { code: codes[0] ?? '', p },
              { code: codes[1] ?? '', p: 1 - p },
            ],
          };
        }
        case 'both-score': {
          if (home > 0 && away > 0) return null;
          const p = sum((h, a) => h > 0 && a > 0);
          return {
            id,
            chances: [
              { code: 'yes', p },
              { code: 'no', p: 1 - p },
            ],
          };
        }
        case 'next-goal': {
          if (Number(argument) !== home + away + 1) return null;
          const [rateHome, rateAway] = [fixture.strength.home * state.left, fixture.strength.away * state.left];
          const none = Math.exp(-rateHome - rateAway);
          const first = leaning(rateHome / (rateHome + rateAway), lean);
          return {
            id,
            chances: [
              { code: '1', p: (1 - none) * first },
              { code: 'none', p: none },
              { code: '2', p: (1 - none) * (1 - first) },
            ],
          };
        }
        case 'correct-score': {
          const chances: Chance[] = [];
          each((h, a, p) => {
            if (h <= 4 && a <= 4 && p > 0.004) chances.push({ code: `${h}-${a}`, p });
          });
          const known = chances.reduce((all, { p }) => all + p, 0);
          chances.sort((one, other) => one.code.localeCompare(other.code));
          return { id, chances: [...chances, { code: 'other', p: Math.max(0, 1 - known) }] };
        }
        case 'scorer': {
          const chances = SIDES.flatMap((side) =>
            fixture.players[side].slice(0, SCORERS.length).flatMap((_name, index) => {
              const code = `${side === 'home' ? 'h' : 'a'}${index}`;
              if (hasScored(state, side, index)) return [];
              const rate = fixture.strength[side] * state.left * (SCORERS[index] ?? 0);
              return [{ code, p: 1 - Math.exp(-rate) }];
            }),
          );
          return { id, chances, isOpenEnded: true };
        }
        case BUILDER: {
          const parts = shape === VIRTUAL_FOOTBALL ? null : readBuilder(id);
          if (!parts) return null;
          const p = builderChance(parts, {
            scores: each,
            score: state.score,
            shareOf: (player) => SCORERS[player] ?? 0,
            hasScored: (side, player) => hasScored(state, side, player),
          });
          return { id, chances: [{ code: BUILDER_CODE, p }], isOpenEnded: true };
        }
        default:
          return null;
      }
    },
    outcome(fixture, state, id, code) {
      const { kind, argument } = readMarketId(id);
      if (kind === BUILDER) {
        const parts = readBuilder(id);
        // Of a market that never was, the stake goes back.
        return parts
          ? builderOutcome(parts.map((part) => model.outcome(fixture, state, part.marketId, part.code)))
          : 'VOID';
      }
      const yes = (test: boolean): Outcome => (test ? 'WON' : 'LOST');
      if (kind === 'next-goal') {
        const goal = state.incidents.filter((incident) => incident.kind === 'goal')[Number(argument) - 1];
        if (goal) return yes(code === (goal.side === 'home' ? '1' : '2'));
        return state.phase === 'ENDED' ? yes(code === 'none') : null;
      }
      if (state.phase !== 'ENDED') return null;
      if (kind === 'scorer')
        return yes(hasScored(state, code.startsWith('h') ? 'home' : 'away', Number(code.slice(1))));
      return outcomeByScore(id, code, state.score) ?? 'VOID';
    },
    endedWith(_fixture, state, score) {
      // Goals beyond the new score did not count; missing ones are nobody's.
      const left = { ...score };
      const kept = state.incidents.filter(({ kind, side }) => kind !== 'goal' || left[side]-- > 0);
      const added = SIDES.flatMap((side) =>
        Array.from({ length: Math.max(0, left[side]) }, (): Incident => {
          const minute = (shape.nominal * shape.parts.length) / 60;
          return { kind: 'goal', side, at: total, minute, player: -1 };
        }),
      );
      return {
        ...state,
        phase: 'ENDED',
        period: 'none',
        clock: null,
        left: 0,
        isDanger: false,
        score,
        incidents: [...kept, ...added],
      };
    },
  };
  return model;
}

const scoreOf = (incidents: readonly Incident[]): Score => ({
  home: incidents.filter(({ kind, side }) => kind === 'goal' && side === 'home').length,
  away: incidents.filter(({ kind, side }) => kind === 'goal' && side === 'away').length,
});
const hasScored = (state: MatchState, side: Side, player: number): boolean =>
  state.incidents.some((each) => each.kind === 'goal' && each.side === side && each.player === player);

/**
 * Where the ball is, from -1 (the home side's goal line) to 1, and -1 to 1 across: only for the picture, so it leans to
 * the side that scores more and goes into the goal when one falls.
 */
export function ballAt(fixture: Fixture, state: MatchState, elapsed: number): readonly [x: number, y: number] {
  const goal = state.incidents.findLast(({ kind, at }) => kind === 'goal' && elapsed - at < 6000);
  if (goal) return [goal.side === 'home' ? 1 : -1, 0];
  const { home, away } = fixture.strength;
  const lean = ((home - away) / (home + away)) * 0.35;
  const x = drift(`${fixture.id} x`, elapsed, 6000) * 0.85 + lean;
  const corner = state.incidents.findLast(({ kind, at }) => kind === 'corner' && elapsed - at < 5000);
  if (corner) return [corner.side === 'home' ? 0.97 : -0.97, drift(`${fixture.id} c`, corner.at, 1) > 0 ? 0.95 : -0.95];
  return [Math.max(-0.95, Math.min(0.95, x)), drift(`${fixture.id} y`, elapsed, 4000) * 0.85];
}
