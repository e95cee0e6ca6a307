import { diceOf } from './dice.ts';
import { outcomeByScore, readMarketId } from './lines.ts';
import { leaning } from './price.ts';
import type { Fixture, MatchState, Side, SportModel, TennisScore } from './types.ts';

/** Real milliseconds between points, and the pauses after a game and a set. */
const POINT = 32_000;
const GAME_PAUSE = 35_000;
const SET_PAUSE = 90_000;
const SETS_TO_WIN = 2;
const POINTS = ['0', '15', '30', '40'];

interface Moment {
  readonly at: number;
  readonly tennis: TennisScore;
  readonly won: { readonly home: number; readonly away: number };
}
interface Course {
  readonly moments: readonly Moment[];
  readonly ends: number;
}
const courses = new Map<string, Course>();
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Plays the whole match, point by point. */
function courseOf(fixture: Fixture): Course {
  const known = courses.get(fixture.seed);
  if (known) return known;
  const dice = diceOf(`${fixture.seed} points`);
  const moments: Moment[] = [];
  const sets: [number, number][] = [];
  const won = { home: 0, away: 0 };
  let serving: Side = dice.below(2) === 0 ? 'home' : 'away';
  let at = 0;
  while (won.home < SETS_TO_WIN && won.away < SETS_TO_WIN) {
    const games = { home: 0, away: 0 };
    sets.push([0, 0]);
    for (;;) {
      const isTieBreak = games.home === 6 && games.away === 6;
      const need = isTieBreak ? 7 : 4;
      const points = { home: 0, away: 0 };
      let server: Side = serving;
      while (Math.max(points.home, points.away) < need || Math.abs(points.home - points.away) < 2) {
        moments.push({
          at,
          won: { ...won },
          tennis: { sets: sets.map(([h, a]) => [h, a]), points: shown(points, isTieBreak), serving: server },
        });
        at += POINT;
        points[dice.next() < fixture.strength[server] ? server : other(server)] += 1;
        if (isTieBreak && (points.home + points.away) % 2 === 1) server = other(server);
      }
      games[points.home > points.away ? 'home' : 'away'] += 1;
      serving = other(serving);
      sets[sets.length - 1] = [games.home, games.away];
      const most = Math.max(games.home, games.away);
      if (most === 7 || (most === 6 && Math.abs(games.home - games.away) >= 2)) break;
      at += GAME_PAUSE;
    }
    won[games.home > games.away ? 'home' : 'away'] += 1;
    at += SET_PAUSE;
  }
  moments.push({ at, won: { ...won }, tennis: { sets: sets.map(([h, a]) => [h, a]), points: ['0', '0'], serving } });
  if (courses.size > 1500) courses.clear();
  const course = { moments, ends: at };
  courses.set(fixture.seed, course);
  return course;
}

function shown(points: { home: number; away: number }, isTieBreak: boolean): readonly [string, string] {
  if (isTieBreak) return [String(points.home), String(points.away)];
  if (points.home >= 3 && points.away >= 3) {
    if (points.home === points.away) return ['40', '40'];
    return points.home > points.away ? ['A', '40'] : ['40', 'A'];
  }
  return [POINTS[points.home] ?? '40', POINTS[points.away] ?? '40'];
}

/** The chance that the server wins a game from this score, with chance `p` of each point. */
function holds(p: number, server: number, receiver: number): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    const deuce = (p * p) / (p * p + (1 - p) * (1 - p));
    return server === receiver ? deuce : server > receiver ? p + (1 - p) * deuce : p * deuce;
  }
  return p * holds(p, server + 1, receiver) + (1 - p) * holds(p, server, receiver + 1);
}

interface Serve {
  readonly home: number;
  readonly away: number;
}
/** The chance that the home side wins the set from these games, with `now` for the game that is on. */
function setChance(serve: Serve, games: readonly [number, number], serving: Side, now: number | null): number {
  const memo = new Map<string, number>();
  const hold = { home: holds(serve.home, 0, 0), away: holds(serve.away, 0, 0) };
  // A tie-break is close to one long game of both serves.
  const tieBreak = leaning(0.5, (serve.home - serve.away) * 9);
  const walk = (h: number, a: number, server: Side, first: number | null): number => {
    if ((h >= 6 && h - a >= 2) || h === 7) return 1;
    if ((a >= 6 && a - h >= 2) || a === 7) return 0;
    if (h === 6 && a === 6) return first ?? tieBreak;
    const key = `${h} ${a} ${server}`;
    const cached = first === null ? memo.get(key) : undefined;
    if (cached !== undefined) return cached;
    const p = first ?? (server === 'home' ? hold.home : 1 - hold.away);
    const value = p * walk(h + 1, a, other(server), null) + (1 - p) * walk(h, a + 1, other(server), null);
    if (first === null) memo.set(key, value);
    return value;
  };
  return walk(games[0], games[1], serving, now);
}

const VALUE: Readonly<Record<string, number>> = { '0': 0, '15': 1, '30': 2, '40': 3, A: 4 };
interface Chances {
  /** That the home side wins the set that is on, and any later one. */
  readonly now: number;
  readonly later: number;
  readonly won: { readonly home: number; readonly away: number };
}
function chancesOf(fixture: Fixture, state: MatchState, lean: number): Chances {
  const serve = {
    home: Math.max(0.4, Math.min(0.85, fixture.strength.home + lean / 20)),
    away: Math.max(0.4, Math.min(0.85, fixture.strength.away - lean / 20)),
  };
  const later = (setChance(serve, [0, 0], 'home', null) + setChance(serve, [0, 0], 'away', null)) / 2;
  const { tennis } = state;
  if (!tennis) return { now: later, later, won: { home: 0, away: 0 } };
  const games = tennis.sets.at(-1) ?? ([0, 0] as const);
  const isTieBreak = games[0] === 6 && games[1] === 6;
  const [home, away] = tennis.points.map((each) => (isTieBreak ? Number(each) : (VALUE[each] ?? 0)));
  const current = isTieBreak
    ? leaning(0.5, (serve.home - serve.away) * 9 + ((home ?? 0) - (away ?? 0)) * 0.35)
    : tennis.serving === 'home'
      ? holds(serve.home, home ?? 0, away ?? 0)
      : 1 - holds(serve.away, away ?? 0, home ?? 0);
  return { now: setChance(serve, games, tennis.serving, current), later, won: state.score };
}
/** The chance of each final score in sets. */
function finals({ now, later, won }: Chances): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const walk = (home: number, away: number, p: number, set: number): void => {
    if (home === SETS_TO_WIN || away === SETS_TO_WIN) {
      const key = `${home}-${away}`;
      found.set(key, (found.get(key) ?? 0) + p);
      return;
    }
    walk(home + 1, away, p * set, later);
    walk(home, away + 1, p * (1 - set), later);
  };
  walk(won.home, won.away, 1, now);
  return found;
}
const setOf = (state: MatchState): number => state.tennis?.sets.length ?? 1;

/** Tennis, best of three sets: each point goes to the server with a fixed chance. */
export const tennisModel: SportModel = {
  duration: (fixture) => courseOf(fixture).ends,
  stateAt(fixture, elapsed) {
    const before = { clock: null, isDanger: false, incidents: [] } as const;
    if (elapsed < 0) return { ...before, phase: 'SCHEDULED', period: 'none', score: { home: 0, away: 0 }, left: 1 };
    const { moments, ends } = courseOf(fixture);
    let low = 0;
    for (let high = moments.length - 1; low < high;) {
      const middle = (low + high + 1) >> 1;
      if ((moments[middle]?.at ?? 0) <= elapsed) low = middle;
      else high = middle - 1;
    }
    const moment = moments[low];
    const score = moment?.won ?? { home: 0, away: 0 };
    const tennis = moment?.tennis;
    const isOver = elapsed >= ends;
    return {
      ...before,
      phase: isOver ? 'ENDED' : 'LIVE',
      period: isOver ? 'none' : `set:${tennis?.sets.length ?? 1}`,
      score,
      left: isOver ? 0 : 1 - elapsed / ends,
      // Nobody takes a bet while the ball is in play.
      isDanger: !isOver && elapsed - (moment?.at ?? 0) > POINT - 6000 && elapsed - (moment?.at ?? 0) < POINT,
      ...(tennis && { tennis }),
    };
  },
  offered(_fixture, state) {
    const set = setOf(state);
    return [
      'winner',
      `set-winner:${set}`,
      ...(set < 2 ? [`set-winner:${set + 1}`] : []),
      'total-sets:2.5',
      'set-handicap:-1.5',
      'set-handicap:1.5',
    ];
  },
  fair(fixture, state, id, lean) {
    const { kind, argument } = readMarketId(id);
    const chances = chancesOf(fixture, state, lean);
    const ends = finals(chances);
    const sum = (test: (home: number, away: number) => boolean): number =>
      [...ends].reduce((all, [key, p]) => {
        const [home = 0, away = 0] = key.split('-').map(Number);
        return test(home, away) ? all + p : all;
      }, 0);
    const two = (p: number, codes = ['1', '2']) => ({
      id,
      chances: [
        { code: codes[0] ?? '', p },
        { code: codes[1] ?? '', p: 1 - p },
      ],
    });
    switch (kind) {
      case 'winner':
        return two(sum((home, away) => home > away));
      case 'set-winner': {
        const set = Number(argument);
        if (set < setOf(state)) return null;
        return two(set === setOf(state) ? chances.now : chances.later);
      }
      case 'total-sets':
        return two(
          sum((home, away) => home + away > Number(argument)),
          ['over', 'under'],
        );
      case 'set-handicap':
        return two(sum((home, away) => home - away + Number(argument) > 0));
      default:
        return null;
    }
  },
  outcome(_fixture, state, id, code) {
    const { kind, argument } = readMarketId(id);
    if (kind === 'set-winner') {
      const set = Number(argument);
      const isOver = state.phase === 'ENDED' || set < setOf(state);
      const games = state.tennis?.sets[set - 1];
      if (!isOver) return null;
      // A set that was not played.
      return games ? (code === (games[0] > games[1] ? '1' : '2') ? 'WON' : 'LOST') : 'VOID';
    }
    if (state.phase !== 'ENDED') return null;
    return outcomeByScore(id, code, state.score) ?? 'VOID';
  },
  endedWith: (_fixture, state, score) => {
    const sets = Array.from({ length: score.home + score.away }, (_each, index): readonly [number, number] => {
      const played = state.tennis?.sets[index];
      return played && Math.max(...played) >= 6 ? played : index < score.home ? [6, 4] : [4, 6];
    });
    return {
      ...state,
      phase: 'ENDED',
      period: 'none',
      left: 0,
      isDanger: false,
      score,
      tennis: { sets, points: ['0', '0'], serving: 'home' },
    };
  },
};
