import { useQuery } from '@tanstack/react-query';
import { LandingPage } from '@baize/content/LandingPage';
import { LobbyRow, lobbyQuery, useFavourites, useLobbyScope } from '@baize/games';

/** A row with one category's games; renders nothing if the market or the device has none. */
function CategoryRow({ id }: { readonly id: string }) {
  const lobby = useQuery(lobbyQuery(useLobbyScope()));
  const favourites = useFavourites();
  const category = lobby.data?.find((each) => each.id === id);
  return category ? <LobbyRow category={category} favourites={favourites} /> : null;
}

/** `landing/{id}` (A§2): the content's page with the games' row, so the site composes it. */
export const Landing = () => <LandingPage games={(category) => <CategoryRow id={category} />} />;
