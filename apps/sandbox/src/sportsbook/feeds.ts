import type { Highlight } from '@baize/contracts/sportsbook-feed';
import type { World } from './model/World.ts';
import type { Words } from './naming.ts';
import { playedParts } from './standing.ts';
import { eventView, listed, pathOf } from './views.ts';
import type { EventView } from './wire.ts';

/** What a feed or a search is about. */
export interface FeedScope {
  readonly product: 'sportsbook' | 'virtuals';
  /** Kinds of events that a law excludes. */
  readonly excluded: readonly string[];
}

/** Whether anything of its result can still be bet on. */
const isOpen = ({ main }: EventView): boolean => main?.selections.some(({ odds }) => odds !== null) ?? false;

/** Returns live events and those that start next: what runs comes first, but never only one sport. */
export function highlightsOf(
  world: World,
  now: number,
  words: Words,
  { excluded, limit }: { readonly excluded: readonly string[]; readonly limit: number },
): Highlight[] {
  const views = listed(world, now, 'sportsbook', excluded)
    .map((fixture) => eventView(world, fixture, now))
    .filter(({ main }) => main !== null)
    .sort((one, two) => Number(two.phase === 'LIVE') - Number(one.phase === 'LIVE') || one.startsAt - two.startsAt);
  const seen = new Map<string, number>();
  const ranked = views.map((view, index) => {
    const before = seen.get(view.sport) ?? 0;
    seen.set(view.sport, before + 1);
    // An event whose result is as good as known comes last.
    const group = !isOpen(view) ? 2000 : view.phase === 'LIVE' ? 0 : 1000;
    return { view, rank: group + before * (view.sport === 'football' ? 2 : 5) + index / 1e4 };
  });
  return ranked
    .sort((one, two) => one.rank - two.rank)
    .slice(0, limit)
    .map(({ view }) => highlightOf(view, words));
}

const highlightOf = (view: EventView, words: Words): Highlight => ({
  eventId: view.id,
  path: view.path,
  sport: view.sport,
  competitionName: view.competition,
  home: view.home,
  away: view.away,
  startsAt: new Date(view.startsAt).toISOString(),
  phase: view.phase === 'LIVE' ? 'LIVE' : view.phase === 'ENDED' ? 'ENDED' : 'SCHEDULED',
  clock: view.phase === 'LIVE' ? playedParts(words, view)[0] : null,
  score: view.phase === 'LIVE' ? view.score : null,
  markets: view.main
    ? [
        {
          marketId: view.main.id,
          kind: 'result',
          suspended: view.main.suspended,
          selections: view.main.selections.map(({ code, odds }) => ({
            selectionId: code,
            name: code as '1' | 'X' | '2',
            odds: odds === null ? null : (odds / 100).toFixed(2),
          })),
        },
      ]
    : [],
});

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds teams, then events, by name and competition. */
export function search(world: World, now: number, text: string, limit: number, { product, excluded }: FeedScope) {
  const query = fold(text.trim().slice(0, 60));
  if (query.length < 2) return [];
  const found = listed(world, now, product, excluded).filter(({ home, away, competition }) =>
    fold(`${home} ${away} ${competition.name}`).includes(query),
  );
  const teams = new Map<string, (typeof found)[number]>();
  for (const fixture of found)
    for (const team of [fixture.home, fixture.away])
      if (fold(team).includes(query) && !teams.has(team)) teams.set(team, fixture);
  return [
    ...[...teams].slice(0, 3).map(([name, fixture]) => ({ kind: 'team' as const, name, path: pathOf(fixture) })),
    ...found.map((fixture) => ({
      kind: 'event' as const,
      name: `${fixture.home} – ${fixture.away}`,
      path: pathOf(fixture),
    })),
  ].slice(0, limit);
}
