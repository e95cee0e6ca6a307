import type { Bets } from './bets/Bets.ts';
import type { Bet, Leg } from './bets/Bet.ts';
import { payoutOf } from './bets/payout.ts';
import { COMPETITIONS } from './model/catalogue.ts';
import type { Named } from './naming.ts';
import { isVirtual, SPORTS, VIRTUALS, type Competition, type Fixture } from './model/types.ts';
import type { World } from './model/World.ts';
import type { BetView, DeepLink, EventPage, EventState, EventView, LegView, NavSport, VoidReason } from './wire.ts';

export const namedOf = (fixture: Fixture): Named => ({
  home: fixture.home,
  away: fixture.away,
  players: fixture.players,
  runners: fixture.runners.map(({ name }) => name),
});

export function eventState(world: World, fixture: Fixture, now: number): EventState {
  const { phase, period, clock, score, tennis, order } = world.state(fixture, world.stoppedAt ?? now);
  return {
    phase,
    period,
    clock,
    score,
    ...(tennis && { tennis }),
    ...(order && { order }),
    main: phase === 'SCHEDULED' || phase === 'LIVE' ? world.mainMarket(fixture, now) : null,
  };
}
export const pathOf = ({ sport, competition, slug }: Fixture): EventView['path'] => ({
  category: sport,
  region: competition.regionSlug,
  competition: competition.slug,
  event: slug,
});
export function eventView(world: World, fixture: Fixture, now: number): EventView {
  const { id, sport, competition, home, away, startsAt, runners } = fixture;
  return {
    id,
    sport,
    region: competition.region,
    competition: competition.name,
    path: pathOf(fixture),
    home,
    away,
    startsAt,
    ...(runners.length > 0 && { runners: runners.map(({ name }) => name) }),
    ...eventState(world, fixture, now),
  };
}
export function eventPage(world: World, fixture: Fixture, now: number): EventPage {
  const at = world.stoppedAt ?? now;
  const state = world.state(fixture, at);
  return {
    ...eventView(world, fixture, now),
    markets: world.markets(fixture, now),
    players: fixture.players,
    incidents: state.incidents,
    picture: world.picture(fixture, state, at),
  };
}

/** Tells whether a law excludes the events of a competition. `excluded` are the kinds that it excludes. */
export const isExcluded = ({ kind }: Competition, excluded: readonly string[]): boolean =>
  kind !== undefined && excluded.includes(kind);

/** Finds an event by its id; null if there is none, or a law excludes it. */
export function visibleFixture(world: World, id: string, excluded: readonly string[]): Fixture | null {
  const fixture = world.find(id);
  return fixture && !isExcluded(fixture.competition, excluded) ? fixture : null;
}

/** The events of a product that a player may see. */
export const listed = (world: World, now: number, product: 'sportsbook' | 'virtuals', excluded: readonly string[]) =>
  world
    .list(now)
    .filter(
      ({ sport, competition }) => isVirtual(sport) === (product === 'virtuals') && !isExcluded(competition, excluded),
    );

/** Tells whether an address leads to a competition, or an event of it, that a law excludes. */
export const isExcludedPlace = (path: DeepLink, excluded: readonly string[]): boolean =>
  path.competition !== undefined &&
  COMPETITIONS.some(
    (competition) =>
      isExcluded(competition, excluded) &&
      path.category === competition.sport &&
      path.region === competition.regionSlug &&
      path.competition === competition.slug,
  );

export const isAt = ({ sport, competition, slug }: Fixture, path: DeepLink): boolean =>
  (!path.category || path.category === sport) &&
  (!path.region || path.region === competition.regionSlug) &&
  (!path.competition || path.competition === competition.slug) &&
  (!path.event || path.event === slug);

export function navigation(world: World, fixtures: readonly Fixture[], now: number): NavSport[] {
  return [...SPORTS, ...VIRTUALS].flatMap((sport) => {
    const own = fixtures.filter((fixture) => fixture.sport === sport);
    if (own.length === 0) return [];
    const byName = new Map<string, NavSport['competitions'][number]>();
    for (const { competition } of own) {
      const known = byName.get(competition.id);
      const { region, regionSlug, name, slug } = competition;
      byName.set(competition.id, { region, regionSlug, name, slug, count: (known?.count ?? 0) + 1 });
    }
    const live = own.filter((fixture) => world.state(fixture, now).phase === 'LIVE').length;
    return [{ sport, live, count: own.length, competitions: [...byName.values()] }];
  });
}

function legView(world: World, leg: Leg, now: number): LegView {
  const fixture = world.find(leg.eventId);
  const state = fixture && world.state(fixture, world.stoppedAt ?? now);
  const outcome = leg.outcome ?? world.outcome(leg.eventId, leg.marketId, leg.code, now);
  const voided: VoidReason =
    state === null || state.phase === 'VOID' ? 'cancelled' : state.phase === 'POSTPONED' ? 'postponed' : 'undecided';
  const [first] = state?.order ?? [];
  const winner = first === undefined ? undefined : fixture?.runners[first]?.name;
  return {
    ...leg,
    event: state && {
      phase: state.phase,
      period: state.period,
      clock: state.clock,
      score: state.score,
      ...(state.tennis && { tennis: state.tennis }),
    },
    ...(outcome && { outcome }),
    ...(winner !== undefined && { winner }),
    ...(outcome === 'VOID' && { voided }),
  };
}

interface Book {
  readonly world: World;
  readonly bets: Bets;
  readonly now: number;
}
export function betView({ world, bets, now }: Book, bet: Bet): BetView {
  const { sessionId: _session, customerId: _customer, ...rest } = bet;
  const withoutStake = (amount: number): number => (bet.freeBetId ? Math.max(0, amount - bet.stake) : amount);
  const legs = bet.legs.map((leg) => legView(world, leg, now));
  // A selection that is decided already may have taken a part of what the bet could pay.
  const results = legs.map(({ odds, outcome }) => ({ odds, outcome: outcome ?? null }));
  const potential =
    bet.state === 'open' ? Math.min(bet.potential, payoutOf(results, bet.size, bet.unit, bet.currency)) : bet.potential;
  return {
    ...rest,
    legs,
    potential: withoutStake(potential),
    payout: withoutStake(bet.payout),
    cashoutValue: bets.cashoutOf(bet),
    cashoutParts: bets.cashoutPartsOf(bet),
  };
}
