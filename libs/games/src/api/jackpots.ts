import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { jackpotAmounts } from '@baize/contracts/games';
import type { ResponseOf } from '@baize/contracts/route';
import { SITE_ID } from '@baize/contracts/site';
import { call } from '@baize/http';
import type { CurrencyCode } from '@baize/kernel';
import { useSession, useSite } from '@baize/session';
import { useProfile } from '@baize/shell';

/** How often jackpots are fetched, in milliseconds. */
const JACKPOT_POLL_MS = 20_000;

const jackpotsQuery = (ids: string, currency: CurrencyCode | null) =>
  queryOptions({
    queryKey: ['games', 'jackpots', currency, ids],
    enabled: ids !== '' && currency !== null,
    staleTime: JACKPOT_POLL_MS,
    queryFn: ({ signal }) =>
      call(jackpotAmounts, {
        query: { gameIds: ids, siteId: `${SITE_ID}`, ...(currency && { currency }) },
        signal,
      }),
  });
const idsOf = (gameIds: readonly string[]) => [...gameIds].sort().join(',');

/** Returns the player's own currency, or the market's for a visitor; null while a player's is not known yet. */
export function useCurrency(): CurrencyCode | null {
  const { currency } = useSite().market.market;
  const session = useSession();
  const profile = useProfile();
  if (session !== null && profile.isPending) return null;
  return profile.data?.currencyCode ?? currency;
}

/** Current jackpots by game id, as amounts on the wire (not in hundredths). */
export type Jackpots = ReadonlyMap<string, ResponseOf<typeof jackpotAmounts>['data'][number]>;

/**
 * Returns games with the highest jackpot first, and the jackpots; undefined until these are known. The order stays while
 * the amounts grow: a tile must not move under a finger.
 */
export function useHighestFirst<Game extends { readonly id: string }>(
  games: readonly Game[],
): { readonly games: readonly Game[]; readonly jackpots: Jackpots } | undefined {
  const gameIds = games.map(({ id }) => id);
  const ids = idsOf(gameIds);
  const jackpots = useJackpots(gameIds);
  const [first, setFirst] = useState<{ readonly ids: string; readonly jackpots: Jackpots }>();
  if (!jackpots) return undefined;
  if (first?.ids !== ids) setFirst({ ids, jackpots });
  const ordered = first?.ids === ids ? first.jackpots : jackpots;
  const amountOf = ({ id }: Game) => ordered.get(id)?.amount ?? 0;
  return { games: [...games].sort((a, b) => amountOf(b) - amountOf(a)), jackpots };
}

/**
 * Returns the current jackpots by game id, as amounts on the wire (not in hundredths). Undefined until the first answer
 * or failure. A game without an amount shows none.
 */
export function useJackpots(gameIds: readonly string[]): Jackpots | undefined {
  const ids = idsOf(gameIds);
  const currency = useCurrency();
  const { data, isPending } = useQuery({ ...jackpotsQuery(ids, currency), refetchInterval: JACKPOT_POLL_MS });
  return isPending ? undefined : new Map((data?.data ?? []).map((entry) => [entry.gameId, entry]));
}
