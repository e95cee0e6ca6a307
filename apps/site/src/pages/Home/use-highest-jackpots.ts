import { useQuery } from '@tanstack/react-query';
import { jackpotGamesQuery, MOST_JACKPOTS, useHighestFirst, useLobbyScope } from '@baize/games';
import { useHydrated } from '@baize/shell';

/** Games that a prerendered page has, and those of its row. */
export const HOME_JACKPOTS = 16;

/** Returns the jackpot games as their category lists them, and with the highest of all jackpots first once these are known. */
export function useHighestJackpots() {
  // The amounts come with the app, so a prerendered page compares nothing.
  const compared = useHydrated() ? MOST_JACKPOTS : HOME_JACKPOTS;
  const { data, isLoadingError } = useQuery(jackpotGamesQuery(useLobbyScope(), compared));
  return { data, isLoadingError, ranked: useHighestFirst(data ?? []) };
}
