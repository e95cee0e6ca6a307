import type { EventView } from '../../src/sportsbook/wire.ts';
import { h } from '../design/h.ts';
import type { Cells } from './Cells.ts';
import { eventRow } from './eventRow.ts';
import { icon } from './icons.ts';
import type { State } from './state.ts';
import { regionName } from './texts.ts';

export interface EventListsOptions {
  readonly state: State;
  readonly cells: Cells;
  /** A row was drawn: it is kept up to date from now on. */
  readonly onRow: (eventId: string, row: ReturnType<typeof eventRow>) => void;
  readonly onOpen: (event: EventView) => void;
  readonly onStar: (event: EventView) => void;
}

/** The events of a page, by what is happening to them. */
interface Overview {
  readonly live: readonly EventView[];
  readonly soon: readonly EventView[];
  /** The player's favourites. */
  readonly starred: readonly EventView[];
  readonly isHome: boolean;
}

/** Draws lists of events. */
export function eventLists({ state, cells, onRow, onOpen, onStar }: EventListsOptions) {
  function group(
    title: string,
    glyph: string,
    events: readonly EventView[],
    headings: readonly string[] = [],
  ): HTMLElement {
    return h(
      'section',
      { class: 'group' },
      h(
        'h2',
        { class: 'group-head' },
        icon(glyph),
        h('span', {}, title),
        headings.length > 0
          ? h('span', { class: 'heads', 'aria-hidden': 'true' }, ...headings.map((each) => h('i', {}, each)))
          : null,
      ),
      ...events.map((event) => {
        state.events.set(event.id, event);
        const row = eventRow(state, cells, event, { open: () => onOpen(event), star: () => onStar(event) });
        onRow(event.id, row);
        return row.root;
      }),
    );
  }
  const headingsOf = (event: EventView | undefined): readonly string[] =>
    event?.main && !event.runners ? event.main.selections.map(({ code }) => code) : [];
  function byCompetition(events: readonly EventView[]): HTMLElement[] {
    const groups = new Map<string, EventView[]>();
    for (const event of events)
      groups.set(`${event.sport} ${event.competition}`, [
        ...(groups.get(`${event.sport} ${event.competition}`) ?? []),
        event,
      ]);
    return [...groups.values()].map((each) => {
      const [first] = each;
      const where = [regionName(first?.region ?? 'INT', state.texts.tag), first?.competition]
        .filter(Boolean)
        .join(' · ');
      return group(
        where,
        first?.sport ?? 'football',
        each,
        headingsOf(each.find(({ main }) => main?.selections.length)),
      );
    });
  }
  /** The cards at the top of the first view: what runs now, one of each sport first. */
  function spotlight(events: readonly EventView[]): HTMLElement | null {
    const picked = events.filter((event) => event.phase === 'LIVE' && isOpenToBets(event)).slice(0, 6);
    if (picked.length === 0) return null;
    return h(
      'div',
      { class: 'spotlight' },
      ...picked.map((event) => {
        const card = group(
          [regionName(event.region, state.texts.tag), event.competition].filter(Boolean).join(' · '),
          event.sport,
          [event],
        );
        card.classList.add('card');
        card.dataset['sport'] = event.sport;
        return card;
      }),
    );
  }
  /** Draws a page of events: favourites, live and upcoming ones. The first view begins with cards, and has fewer of each. */
  function overview({ live, soon, starred, isHome }: Overview): readonly HTMLElement[] {
    const { words } = state.texts;
    const cards = isHome ? spotlight(mixed(live)) : null;
    const part = (events: readonly EventView[], ...title: (HTMLElement | SVGElement | string)[]) =>
      events.length === 0 ? [] : [h('h1', { class: 'part' }, ...title), ...byCompetition(events)];
    return [
      ...(cards ? [cards] : []),
      ...part(starred, icon('star'), words('favourites')),
      ...part(isHome ? mixed(live).slice(0, 14) : live, icon('live'), words('live')),
      ...part(soon.slice(0, isHome ? 24 : 80), words('upcoming')),
    ];
  }
  return { byCompetition, overview };
}

/** Tells whether every outcome of an event's main market can be bet on: one that is as good as decided has no odds. */
export const isOpenToBets = ({ main }: Pick<EventView, 'main'>): boolean =>
  main !== null && !main.suspended && main.selections.every(({ odds }) => odds !== null);

/** Returns events in an order with one of each sport in turn. */
export function mixed(events: readonly EventView[]): EventView[] {
  const seen = new Map<string, number>();
  return events
    .map((event) => {
      const before = seen.get(event.sport) ?? 0;
      seen.set(event.sport, before + 1);
      return { event, before };
    })
    .sort((one, two) => one.before - two.before)
    .map(({ event }) => event);
}

/**
 * Divides virtual events into the one on the stage, which has no odds, and those below it. The bets of an event under way are
 * closed, so the stage is all there is of it; the next one can be bet on until it starts.
 */
export function stageAndList(
  live: readonly EventView[],
  soon: readonly EventView[],
): { readonly lead: EventView | undefined; readonly listed: readonly EventView[] } {
  const running = live.find(({ runners }) => runners) ?? live[0];
  return { lead: running ?? soon[0], listed: [...live.filter((event) => event !== running), ...soon] };
}

/**
 * Returns whether a round has begun or ended since virtual events were divided into stage and list, so that they are divided
 * differently by now.
 * @param stage the event on the stage; null without one
 */
export function isStageOld(stage: EventView | null, listed: readonly EventView[]): boolean {
  const all = [...new Map([...(stage ? [stage] : []), ...listed].map((event) => [event.id, event])).values()];
  const now = stageAndList(
    all.filter(({ phase }) => phase === 'LIVE'),
    all.filter(({ phase }) => phase === 'SCHEDULED').toSorted((one, two) => one.startsAt - two.startsAt),
  );
  const ids = (events: readonly EventView[]): string =>
    events
      .map(({ id }) => id)
      .toSorted()
      .join();
  return now.lead === undefined || now.lead.id !== stage?.id || ids(now.listed) !== ids(listed);
}
