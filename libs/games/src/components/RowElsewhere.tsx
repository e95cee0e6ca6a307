import { useQuery } from '@tanstack/react-query';
import { useFavourites } from '../api/favourites.ts';
import { gamesByIdsQuery, lobbyQuery } from '../api/lobby.ts';
import { useLobbyScope } from '../api/lobby-scope.ts';
import { GamesRow, LobbyRow } from './LobbyRow.tsx';

/** A row with one category's games; renders nothing if the market or the device has none. */
function CategoryRow({ category: id }: { readonly category: string }) {
  const lobby = useQuery(lobbyQuery(useLobbyScope()));
  const favourites = useFavourites();
  const category = lobby.data?.find((each) => each.id === id);
  return category ? <LobbyRow category={category} favourites={favourites} /> : null;
}

interface ChosenRowProps {
  readonly title: string;
  readonly gameIds: readonly string[];
  readonly isLive: boolean;
  /** The level of its heading. */
  readonly level?: 3 | 4;
}

/** Those of some games that the market and the device have; renders nothing if there are none. */
function ChosenRow({ title, gameIds, isLive, level }: ChosenRowProps) {
  const scope = useLobbyScope(isLive ? 'liveCasinoGames' : 'casinoGames');
  const games = useQuery(gamesByIdsQuery(scope, gameIds)).data ?? [];
  const favourites = useFavourites();
  if (games.length === 0) return null;
  return <GamesRow title={title} level={level} icon="crown" games={games} favourites={favourites} />;
}

/** A row of games on a page of another domain: a category's, or chosen ones. */
export function RowElsewhere(props: { readonly category: string } | ChosenRowProps) {
  return 'category' in props ? <CategoryRow {...props} /> : <ChosenRow {...props} />;
}
