import { useQuery } from '@tanstack/react-query';
import { useFavourites } from '../api/favourites.ts';
import { lobbyQuery } from '../api/lobby.ts';
import { useLobbyScope } from '../api/lobby-scope.ts';
import { LobbyRow } from './LobbyRow.tsx';

/** A row with one category's games; renders nothing if the market or the device has none. */
export function LandingRow({ category: id }: { readonly category: string }) {
  const lobby = useQuery(lobbyQuery(useLobbyScope()));
  const favourites = useFavourites();
  const category = lobby.data?.find((each) => each.id === id);
  return category ? <LobbyRow category={category} favourites={favourites} /> : null;
}
