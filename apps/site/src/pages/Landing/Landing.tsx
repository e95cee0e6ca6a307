import { useQuery } from '@tanstack/react-query';
import { LandingPage } from '@baize/content/LandingPage';
import { LobbyRow, lobbyQuery, useFavourites, useLobbyScope } from '@baize/games';

/** The games of one category in a row; nothing where the market or the device has none of them. */
function CategoryRow({ id }: { readonly id: string }) {
  const lobby = useQuery(lobbyQuery(useLobbyScope()));
  const favourites = useFavourites();
  const category = lobby.data?.find((each) => each.id === id);
  return category ? <LobbyRow category={category} favourites={favourites} /> : null;
}

/** `landing/{id}` (A§2): the content's page with the games' row, so the site composes it. */
export const Landing = () => <LandingPage games={(category) => <CategoryRow id={category} />} />;
