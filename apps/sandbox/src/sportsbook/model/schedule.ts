import { basketballModel } from './basketball.ts';
import { competitionOf, COMPETITIONS, playersOf, runnersOf, teamsOf } from './catalogue.ts';
import { diceOf, hash32, share } from './dice.ts';
import { FOOTBALL, goalModel, ICE_HOCKEY, VIRTUAL_FOOTBALL } from './goals.ts';
import { raceModel } from './races.ts';
import { tennisModel } from './tennis.ts';
import { isRace, isVirtual, type Competition, type Fixture, type Sport, type SportModel } from './types.ts';

export const DAY = 86_400_000;
/** A round of each virtual game starts so often. */
export const ROUND = 120_000;

export const MODELS: Readonly<Record<Sport, SportModel>> = {
  football: goalModel(FOOTBALL),
  tennis: tennisModel,
  'ice-hockey': goalModel(ICE_HOCKEY),
  basketball: basketballModel,
  'virtual-football': goalModel(VIRTUAL_FOOTBALL),
  'virtual-horses': raceModel,
  'virtual-greyhounds': raceModel,
};
/** Events of a competition a day (of a round, in virtual games). */
const A_DAY: Readonly<Record<Sport, number>> = {
  football: 9,
  tennis: 24,
  'ice-hockey': 9,
  basketball: 9,
  'virtual-football': 3,
  'virtual-horses': 1,
  'virtual-greyhounds': 1,
};
/** When in the two minutes a virtual game starts, so that one of them always does. */
const OFFSET: Readonly<Partial<Record<Sport, number>>> = { 'virtual-horses': 40_000, 'virtual-greyhounds': 80_000 };

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** How many events a competition of a sport has a day; of a virtual game, in a round. */
export const eventsADay = (sport: Sport): number => A_DAY[sport];

const teams = new Map<string, readonly string[]>();
/** Returns who plays, at home first, in the `n`-th event of a day (of a round, in virtual games). */
export function sidesOf(competition: Competition, day: number, n: number): readonly [string, string] {
  if (competition.sport === 'tennis') {
    const all = playersOf(competition.id, 64);
    const first = (n * 2 + day * 5) % 64;
    return [all[first] ?? '', all[(first + 1 + (day % 3) * 2) % 64] ?? ''];
  }
  const list = teams.get(competition.id) ?? teamsOf(competition);
  teams.set(competition.id, list);
  // Everyone plays everyone, one round a day (the circle method).
  const rest = list.length - 1;
  const at = (k: number): string => (k === 0 ? (list[0] ?? '') : (list[((k - 1 + day) % rest) + 1] ?? ''));
  const pair = [at(n), at(list.length - 1 - n)] as const;
  return (day + n) % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** Returns an event by its parts; the same seed gives the same event. */
export function fixtureOf(worldSeed: string, competition: Competition, day: number, n: number): Fixture {
  const id = `${competition.id}.${day}.${n}`;
  const seed = `${worldSeed} ${id}`;
  const { sport } = competition;
  const dice = diceOf(`${seed} facts`);
  const base = { id, seed, sport, competition } as const;
  if (isRace(sport)) {
    const runners = runnersOf(seed, sport === 'virtual-horses' ? 8 : 6);
    return {
      ...base,
      slug: `race-${day}`,
      home: competition.name,
      away: '',
      strength: { home: 0, away: 0 },
      players: { home: [], away: [] },
      runners,
      startsAt: day * ROUND + (OFFSET[sport] ?? 0),
    };
  }
  const [home, away] = sidesOf(competition, day, n);
  // How good a side is belongs to the side; what it is worth today varies.
  const rating = (name: string): number => (share(`${worldSeed} rating ${competition.id} ${name}`) - 0.5) * 0.9;
  const edge = rating(home) - rating(away) + (dice.next() - 0.5) * 0.2;
  const strength =
    sport === 'tennis'
      ? { home: 0.635 + edge * 0.05, away: 0.635 - edge * 0.05 }
      : sport === 'basketball'
        ? { home: 83 + edge * 8, away: 80.5 - edge * 8 }
        : sport === 'ice-hockey'
          ? { home: 2.95 * Math.exp(edge * 0.4), away: 2.7 * Math.exp(-edge * 0.4) }
          : { home: 1.52 * Math.exp(edge * 0.6), away: 1.2 * Math.exp(-edge * 0.6) };
  const slots = A_DAY[sport];
  const minute = Math.round(((n + (hash32(competition.id) % 100) / 100) * 1440) / slots / 5) * 5;
  const named = sport === 'tennis' || isVirtual(sport) ? 0 : 11;
  return {
    ...base,
    slug: `${slugOf(home)}-v-${slugOf(away)}-${day.toString(36)}${n.toString(36)}`,
    home,
    away,
    strength,
    players: {
      home: named > 0 ? playersOf(`${competition.id} ${home}`, named) : [],
      away: named > 0 ? playersOf(`${competition.id} ${away}`, named) : [],
    },
    runners: [],
    startsAt: isVirtual(sport) ? day * ROUND : day * DAY + minute * 60_000,
  };
}

/** Returns an event by its id; null for one that cannot exist. */
export function findFixture(worldSeed: string, id: string): Fixture | null {
  const [, competitionId = '', day = '', n = ''] = /^([a-z0-9-]+)\.(\d{1,9})\.(\d{1,2})$/.exec(id) ?? [];
  const competition = competitionOf(competitionId);
  if (!competition || Number(n) >= A_DAY[competition.sport]) return null;
  return fixtureOf(worldSeed, competition, Number(day), Number(n));
}

/** All events that a player can see now: running, of today and the next days, and the next rounds of virtual games. */
export function fixturesAround(worldSeed: string, now: number): Fixture[] {
  return COMPETITIONS.flatMap((competition) => {
    const { sport } = competition;
    const step = isVirtual(sport) ? ROUND : DAY;
    const current = Math.floor((now - (OFFSET[sport] ?? 0)) / step);
    const days = isVirtual(sport) ? [0, 1, 2, 3, 4] : [-1, 0, 1, 2];
    return days.flatMap((shift) =>
      Array.from({ length: A_DAY[sport] }, (_each, n) => fixtureOf(worldSeed, competition, current + shift, n)),
    );
  });
}
