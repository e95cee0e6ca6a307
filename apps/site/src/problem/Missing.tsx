import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Stack } from '@baize/ui';
import { homeRowsQuery, LobbyRow, useFavourites, useLobbyScope } from '@baize/games';
import { useText } from '@baize/i18n';
import { useSite, type Site } from '@baize/session';
import { ClosedByLaw, NotFound, useBreak } from '@baize/shell';
import { fitsRoute } from '@baize/shell/find-route';
import { isModuleAvailable, MODULES } from '../modules.ts';

/** The category of the games that it shows. */
const POPULAR = ['popular'];

/**
 * Tells whether the market's law closes what an address leads to on the brand's other sites (R29): the player may have it
 * from there, so it is not misspelled.
 */
function isClosedByLaw(address: string, { brand, market }: Pick<Site, 'brand' | 'market'>): boolean {
  return MODULES.filter(
    (module) =>
      !isModuleAvailable(module, brand.config, market) &&
      (module.capability === undefined || isModuleAvailable({ capability: module.capability }, brand.config, market)),
  ).some(({ routes }) => routes.some(({ path }) => fitsRoute(path, address, { brand: brand.config.id })));
}

/**
 * The not-found page for an address that no route knows (A§2). Where the brand has games, it links to them and shows the
 * most popular ones; not to a player on a break (ruling 19). What the market's law closes is no such address, and says so.
 */
export function Missing() {
  const text = useText();
  const site = useSite();
  const { pathname } = useLocation();
  const offers = useBreak() === null && site.brand.config.capabilities.casino;
  const instead = offers ? { path: 'online-casino', label: text('site.problem.games') } : undefined;
  if (isClosedByLaw(pathname.slice(`/${site.market.pair}`.length), site)) return <ClosedByLaw instead={instead} />;
  return (
    <Stack gap="xl">
      <NotFound instead={instead} />
      {offers && <PopularGames />}
    </Stack>
  );
}

function PopularGames() {
  const [popular] = useQuery(homeRowsQuery(useLobbyScope(), POPULAR)).data ?? [];
  const favourites = useFavourites();
  return popular ? <LobbyRow category={popular} favourites={favourites} /> : null;
}
