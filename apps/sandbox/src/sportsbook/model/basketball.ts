import { diceOf } from './dice.ts';
import { halfLine, outcomeByScore, readMarketId } from './lines.ts';
import type { Fixture, Incident, MatchState, Score, Side, SportModel } from './types.ts';

const QUARTER = 600;
const QUARTERS = 4;
/** Real seconds for one second of play: the clock stops often. */
const PACE = 2;
/** Real seconds after each quarter. */
const BREAKS = [120, 600, 120];
const PLAY = QUARTER * QUARTERS;
/** How far a side's points of a whole match stray from what is expected. */
const DEVIATION = 10.5;
/** Share of a side's points that each player makes. */
const SHARES = [0.24, 0.19, 0.16, 0.13, 0.1, 0.07, 0.06, 0.05];

interface Basket {
  readonly at: number;
  readonly side: Side;
  readonly points: number;
  readonly player: number;
}
const courses = new Map<string, readonly Basket[]>();

const realAt = (second: number): number => {
  const quarter = Math.min(QUARTERS - 1, Math.floor(second / QUARTER));
  const pauses = BREAKS.slice(0, quarter).reduce((sum, each) => sum + each, 0);
  return (second * PACE + pauses) * 1000;
};
const TOTAL = realAt(PLAY);

function courseOf(fixture: Fixture): readonly Basket[] {
  const known = courses.get(fixture.seed);
  if (known) return known;
  const dice = diceOf(`${fixture.seed} baskets`);
  const baskets: Basket[] = [];
  const score = { home: 0, away: 0 };
  for (const side of ['home', 'away'] as const) {
    // A side has a good or a bad day, besides the luck of each basket.
    const form = 1 + (dice.next() + dice.next() + dice.next() - 1.5) * 0.12;
    const mean = (fixture.strength[side] * form) / 2.05;
    for (let at = 0; ;) {
      at += (-Math.log(1 - dice.next()) / mean) * PLAY;
      if (at >= PLAY - 4) break;
      const draw = dice.next();
      const points = draw < 0.17 ? 1 : draw < 0.78 ? 2 : 3;
      let scorer = dice.next();
      const player = Math.max(
        0,
        SHARES.findIndex((weight) => (scorer -= weight) < 0),
      );
      baskets.push({ at: Math.round(realAt(at)), side, points, player });
      score[side] += points;
    }
  }
  // A draw is decided with the last shot; overtime is not simulated.
  if (score.home === score.away)
    baskets.push({ at: TOTAL - 2000, side: dice.below(2) === 0 ? 'home' : 'away', points: 2, player: 0 });
  baskets.sort((one, two) => one.at - two.at);
  if (courses.size > 1500) courses.clear();
  courses.set(fixture.seed, baskets);
  return baskets;
}

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - tail : tail;
}

function expected(fixture: Fixture, state: MatchState, lean: number): Score {
  const { home, away } = fixture.strength;
  return {
    home: state.score.home + home * state.left + lean * 6 * state.left,
    away: state.score.away + away * state.left - lean * 6 * state.left,
  };
}
const spreadOf = (state: MatchState): number => Math.max(0.8, DEVIATION * Math.sqrt(2 * state.left));

/** Basketball: both sides score at a constant rate; what is left is close to a normal distribution. */
export const basketballModel: SportModel = {
  duration: () => TOTAL,
  stateAt(fixture, elapsed) {
    const zero = { home: 0, away: 0 };
    if (elapsed < 0)
      return { phase: 'SCHEDULED', period: 'none', clock: null, score: zero, left: 1, isDanger: false, incidents: [] };
    const baskets = courseOf(fixture).filter(({ at }) => at <= elapsed);
    const score = { ...zero };
    const playerPoints = { home: SHARES.map(() => 0), away: SHARES.map(() => 0) };
    for (const { side, points, player } of baskets) {
      score[side] += points;
      playerPoints[side][player] = (playerPoints[side][player] ?? 0) + points;
    }
    const incidents: Incident[] = baskets
      .slice(-8)
      .map(({ at, side, player }) => ({ kind: 'goal', side, at, player, minute: Math.ceil(at / 1000 / PACE / 60) }));
    if (elapsed >= TOTAL)
      return { phase: 'ENDED', period: 'none', clock: null, score, left: 0, isDanger: false, incidents, playerPoints };
    let played = 0;
    let real = elapsed / 1000;
    let period: MatchState['period'] = 'none';
    for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
      if (real < QUARTER * PACE) {
        played += real / PACE;
        period = `quarter:${quarter + 1}`;
        break;
      }
      played += QUARTER;
      real -= QUARTER * PACE;
      const pause = BREAKS[quarter] ?? 0;
      if (real < pause) {
        period = `break:${quarter + 1}`;
        break;
      }
      real -= pause;
    }
    // The clock runs down.
    const clock = period.startsWith('break') ? 0 : QUARTER - (played % QUARTER);
    const left = Math.max(0, 1 - played / PLAY);
    return {
      phase: 'LIVE',
      period,
      clock: Math.floor(clock),
      score,
      left,
      isDanger: left < 0.004,
      incidents,
      playerPoints,
    };
  },
  offered(fixture, state) {
    const mean = expected(fixture, state, 0);
    const total = halfLine(mean.home + mean.away);
    const edge = halfLine(mean.away - mean.home);
    return [
      'winner',
      ...[-1, 1].map((shift) => `handicap:${edge + shift * 3}`),
      `handicap:${edge}`,
      ...[-6, 0, 6].map((shift) => `totals:${total + shift}`),
      ...(['home', 'away'] as const).flatMap((side) =>
        [0, 1, 2].flatMap((player) => {
          const made = state.playerPoints?.[side][player] ?? 0;
          const line = halfLine(made + fixture.strength[side] * (SHARES[player] ?? 0) * state.left);
          return fixture.players[side][player] ? [`player-points:${side === 'home' ? 'h' : 'a'}${player}~${line}`] : [];
        }),
      ),
    ];
  },
  fair(fixture, state, id, lean) {
    const { kind, argument } = readMarketId(id);
    const mean = expected(fixture, state, lean);
    const spread = spreadOf(state);
    const two = (p: number, codes = ['1', '2']) => ({
      id,
      chances: [
        { code: codes[0] ?? '', p },
        { code: codes[1] ?? '', p: 1 - p },
      ],
    });
    if (kind === 'winner') return two(normal((mean.home - mean.away) / spread));
    if (kind === 'handicap') return two(normal((mean.home - mean.away + Number(argument)) / spread));
    if (kind === 'totals') return two(normal((mean.home + mean.away - Number(argument)) / spread), ['over', 'under']);
    if (kind === 'player-points') {
      const { side, player, line } = readPlayer(argument);
      const made = state.playerPoints?.[side][player] ?? 0;
      const due = fixture.strength[side] * (SHARES[player] ?? 0) * state.left;
      return made > line
        ? null
        : two(normal((made + due - line) / Math.max(0.6, Math.sqrt(due * 2.3))), ['over', 'under']);
    }
    return null;
  },
  outcome(_fixture, state, id, code) {
    if (state.phase !== 'ENDED') return null;
    const { kind, argument } = readMarketId(id);
    if (kind !== 'player-points') return outcomeByScore(id, code, state.score) ?? 'VOID';
    const { side, player, line } = readPlayer(argument);
    const made = state.playerPoints?.[side][player];
    return made === undefined ? 'VOID' : (code === 'over') === made > line ? 'WON' : 'LOST';
  },
  endedWith: (_fixture, state, score) => {
    // With another score, nobody knows who made the points.
    const { playerPoints, ...rest } = state;
    const isSame = score.home === state.score.home && score.away === state.score.away;
    const made = isSame && playerPoints ? { playerPoints } : {};
    return { ...rest, ...made, phase: 'ENDED', period: 'none', clock: null, left: 0, isDanger: false, score };
  },
};

/** Reads `h2~14.5`: side, player, line. */
export function readPlayer(argument: string): { readonly side: Side; readonly player: number; readonly line: number } {
  const [who = 'h0', line = '0'] = argument.split('~');
  return { side: who.startsWith('h') ? 'home' : 'away', player: Number(who.slice(1)), line: Number(line) };
}
