/** Addresses of the domain, under the locale prefix. */
export const TOURNAMENT_PATHS = {
  list: 'tournaments',
  rewards: 'my-account/rewards',
} as const;

/** The page of one tournament. */
export const tournamentPath = (slug: string): string => `${TOURNAMENT_PATHS.list}/${slug}`;
