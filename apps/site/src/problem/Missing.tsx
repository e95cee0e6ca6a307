import { useQuery } from '@tanstack/react-query';
import { Stack } from '@baize/ui';
import { homeRowsQuery, LobbyRow, useFavourites, useLobbyScope } from '@baize/games';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { NotFound, useBreak } from '@baize/shell';

/** The category of the games that it shows. */
const POPULAR = ['popular'];

/**
 * The not-found page for an address that no route knows (A§2). Where the brand has games, it links to them and shows the
 * most popular ones; not to a player on a break (ruling 19).
 */
export function Missing() {
  const text = useText();
  const { brand } = useSite();
  const offers = useBreak() === null && brand.config.capabilities.casino;
  return (
    <Stack gap="xl">
      <NotFound instead={offers ? { path: 'online-casino', label: text('site.problem.games') } : undefined} />
      {offers && <PopularGames />}
    </Stack>
  );
}

function PopularGames() {
  const [popular] = useQuery(homeRowsQuery(useLobbyScope(), POPULAR)).data ?? [];
  const favourites = useFavourites();
  return popular ? <LobbyRow category={popular} favourites={favourites} /> : null;
}
