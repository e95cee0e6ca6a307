import { DAY, eventsADay, sidesOf } from './schedule.ts';
import { isVirtual, type Fixture, type Score } from './types.ts';
import type { World } from './World.ts';

/** How far back meetings and form are looked for, and the rounds of a table: everyone meets everyone in nineteen. */
export const LOOK_BACK_DAYS = 90;
const TABLE_DAYS = 19;
const MEETINGS = 5;
const FORM = 5;

/** A game that has ended. */
export interface Result {
  /** Unix time in ms. */
  readonly startsAt: number;
  readonly home: string;
  readonly away: string;
  /** Goals, points or sets. */
  readonly score: Score;
}
export interface TableRow {
  readonly team: string;
  readonly played: number;
  /** Scored minus conceded. */
  readonly difference: number;
  readonly points: number;
}
export interface Statistics {
  /** How many days back were looked at. */
  readonly days: number;
  /** Of the two sides, the latest first. */
  readonly meetings: readonly Result[];
  /** Of each side, the latest first. */
  readonly form: { readonly home: readonly Result[]; readonly away: readonly Result[] };
  /** The best first; null in sports without leagues. */
  readonly table: readonly TableRow[] | null;
}

/**
 * Returns what a player may know about an event from the games before it: meetings, form and the table, all from the same
 * simulation that is bet on, with the results that people corrected. Games that have not ended say nothing, so nothing that
 * is to come can be read from it.
 * @returns null for virtual games and races, which have no history
 */
export function statisticsOf(world: World, fixture: Fixture, now: number): Statistics | null {
  if (isVirtual(fixture.sport)) return null;
  const { competition, sport, home, away } = fixture;
  const games = eventsADay(sport);
  const today = Math.floor(now / DAY);
  const resultOf = (day: number, n: number): Result | null => {
    const game = world.find(`${competition.id}.${day}.${n}`);
    if (!game || game.id === fixture.id) return null;
    const { phase, score } = world.state(game, now);
    return phase === 'ENDED' ? { startsAt: game.startsAt, home: game.home, away: game.away, score } : null;
  };
  const meetings: Result[] = [];
  const form: { home: Result[]; away: Result[] } = { home: [], away: [] };
  const sides = [home, away];
  for (let back = 0; back <= LOOK_BACK_DAYS; back += 1) {
    const isFull = form.home.length >= FORM && form.away.length >= FORM;
    if (isFull && meetings.length >= MEETINGS) break;
    for (let n = games - 1; n >= 0; n -= 1) {
      // Only games of these two are worked out: their names come without the rest.
      const [one, two] = sidesOf(competition, today - back, n);
      const isMeeting = sides.includes(one) && sides.includes(two);
      if (!isMeeting && (isFull || !(sides.includes(one) || sides.includes(two)))) continue;
      const result = resultOf(today - back, n);
      if (!result) continue;
      if (isMeeting && meetings.length < MEETINGS) meetings.push(result);
      for (const [side, name] of [
        ['home', home],
        ['away', away],
      ] as const)
        if ((result.home === name || result.away === name) && form[side].length < FORM) form[side].push(result);
    }
  }
  const latest = (one: Result, two: Result): number => two.startsAt - one.startsAt;
  return {
    days: LOOK_BACK_DAYS,
    meetings: meetings.sort(latest),
    form: { home: form.home.sort(latest), away: form.away.sort(latest) },
    table:
      sport === 'tennis'
        ? null
        : tableOf(
            Array.from({ length: TABLE_DAYS }, (_each, back) =>
              Array.from({ length: games }, (_game, n) => resultOf(today - back, n)),
            ).flat(),
            sport === 'football' ? 3 : 2,
          ),
  };
}

/** @param win points of a win; a draw gives one */
function tableOf(results: readonly (Result | null)[], win: number): TableRow[] {
  const rows = new Map<string, TableRow>();
  const count = (team: string, scored: number, conceded: number): void => {
    const { played, difference, points } = rows.get(team) ?? { played: 0, difference: 0, points: 0 };
    rows.set(team, {
      team,
      played: played + 1,
      difference: difference + scored - conceded,
      points: points + (scored > conceded ? win : scored === conceded ? 1 : 0),
    });
  };
  for (const result of results)
    if (result) {
      count(result.home, result.score.home, result.score.away);
      count(result.away, result.score.away, result.score.home);
    }
  return [...rows.values()].sort(
    (one, two) =>
      two.points - one.points ||
      two.difference - one.difference ||
      one.played - two.played ||
      (one.team < two.team ? -1 : 1),
  );
}
