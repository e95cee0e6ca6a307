import type { DeepLink, EventPage, EventView } from '../../src/sportsbook/wire.ts';
import { stageAndList } from './eventLists.ts';
import type { FrameCalls } from './FrameCalls.ts';

export interface LoadedList {
  readonly events: readonly EventView[];
  /** Those that run, and those that start next. */
  readonly live: readonly EventView[];
  readonly soon: readonly EventView[];
  /** What is on instead, where the list is empty; null where it is not. */
  readonly instead: readonly EventView[] | null;
  /** The event on the stage of the virtual games, and the events listed below it; null for sports. */
  readonly stage: { readonly page: EventPage | null; readonly listed: readonly EventView[] } | null;
}

/**
 * Loads all that a list of events needs. Nothing is drawn before everything is there, so that a list that comes late never
 * mixes with the view that has replaced it.
 * @throws CallFailed
 */
export async function loadList(
  calls: Pick<FrameCalls, 'events' | 'event'>,
  route: DeepLink,
  { isHome, isVirtuals }: { readonly isHome: boolean; readonly isVirtuals: boolean },
): Promise<LoadedList> {
  const events = await calls.events({
    ...route,
    ...(route.page === 'live' && { live: '1' }),
    limit: isHome ? '400' : '150',
  });
  const live = events.filter(({ phase }) => phase === 'LIVE');
  const soon = events.filter(({ phase }) => phase === 'SCHEDULED');
  if (events.length === 0) return { events, live, soon, instead: await calls.events({ limit: '20' }), stage: null };
  if (!isVirtuals) return { events, live, soon, instead: null, stage: null };
  const { lead, listed } = stageAndList(live, soon);
  return { events, live, soon, instead: null, stage: { page: lead ? await calls.event(lead.id) : null, listed } };
}
