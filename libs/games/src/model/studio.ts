import type { ContentResult } from '@baize/contracts/content-queries';
import type { providers } from '@baize/contracts/content-queries';
import type { GameSummary } from './game.ts';

/** An entry of the filter: a provider, or a sub-provider, whose name is on the tiles. */
export interface Studio {
  readonly id: string;
  readonly title: string;
  readonly games: number;
}

/** Returns every provider and sub-provider that has games, by name. */
export const studiosOf = (list: ContentResult<typeof providers>): readonly Studio[] =>
  list
    .flatMap(({ subProviders, ...provider }): readonly Studio[] => [provider, ...subProviders])
    .filter(({ games }) => games > 0)
    .sort((one, other) => one.title.localeCompare(other.title));

/** Returns whether a game passes the filter: a provider's choice includes its sub-providers. No choice means all. */
export const isFrom = (
  chosen: ReadonlySet<string>,
  { provider, studio }: Pick<GameSummary, 'provider' | 'studio'>,
): boolean => chosen.size === 0 || chosen.has(provider) || (studio !== undefined && chosen.has(studio));
