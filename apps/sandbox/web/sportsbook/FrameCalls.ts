import { callServer } from '../design/callServer.ts';
import type {
  BetsRequest,
  BetView,
  BuilderPrice,
  DeepLink,
  EventPage,
  EventView,
  FreeBetView,
  LegRequest,
  NavSport,
  SessionReply,
} from '../../src/sportsbook/wire.ts';
import type { Statistics } from '../../src/sportsbook/model/statistics.ts';
import type { OddsFormat } from './oddsFormat.ts';

/** The frame's calls to its own server. @throws CallFailed */
export function frameCalls(key: string) {
  const own = { authorization: `Bearer ${key}` };
  const query = (values: Readonly<Record<string, string | undefined>>): string =>
    String(
      new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    );
  return {
    navigation: () => callServer<NavSport[]>('/sportsbook/api/navigation', 'GET', undefined, own),
    events: (at: DeepLink & { readonly live?: string; readonly ids?: string; readonly limit?: string }) =>
      callServer<EventView[]>(`/sportsbook/api/events?${query({ ...at, page: undefined })}`, 'GET', undefined, own),
    event: (id: string) => callServer<EventPage>(`/sportsbook/api/event/${id}`, 'GET', undefined, own),
    price: (id: string, market: string) =>
      callServer<BuilderPrice>(`/sportsbook/api/event/${id}/builder?${query({ market })}`, 'GET', undefined, own),
    statistics: (id: string) => callServer<Statistics>(`/sportsbook/api/event/${id}/statistics`, 'GET', undefined, own),
    search: (q: string) =>
      callServer<{ kind: 'event' | 'team'; name: string; path: DeepLink }[]>(
        `/sportsbook/api/search?${query({ q })}`,
        'GET',
        undefined,
        own,
      ),
    follow: (wanted: { events: readonly string[]; event: string | null; legs: readonly LegRequest[] }) =>
      callServer('/sportsbook/api/follow', 'POST', wanted, own),
    customer: (wanted: {
      token: string | null;
      currency: string;
      language: string;
      locale: string;
      excludedEvents?: readonly string[] | undefined;
    }) =>
      callServer<
        Pick<SessionReply, 'customer' | 'currency' | 'favourites' | 'nav' | 'excludedEvents'> & {
          oddsFormat: OddsFormat;
        }
      >('/sportsbook/api/customer', 'POST', wanted, own),
    freeBets: () => callServer<FreeBetView[]>('/sportsbook/api/free-bets', 'GET', undefined, own),
    bets: () => callServer<BetView[]>('/sportsbook/api/bets', 'GET', undefined, own),
    place: (slip: BetsRequest) => callServer<{ bets: BetView[] }>('/sportsbook/api/bets', 'POST', slip, own),
    /** @param unit what is sold of each line's stake; absent: all of it */
    cashOut: (betId: string, cashoutId: string, expected: number, unit?: number) =>
      callServer<BetView>(`/sportsbook/api/bets/${betId}/cashout`, 'POST', { cashoutId, expected, unit }, own),
    prefer: (favourites: readonly string[], oddsFormat: OddsFormat) =>
      callServer('/sportsbook/api/preferences', 'PUT', { favourites, oddsFormat }, own),
  };
}
export type FrameCalls = ReturnType<typeof frameCalls>;
export const openSession = (context: string): Promise<SessionReply> =>
  callServer('/auth/session/create', 'POST', { context });
