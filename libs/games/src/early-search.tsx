import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { EARLY_PICTURE, EARLY_SLUG, type EarlySearch } from '@baize/shell/early-search';
import { Stack, Text } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { useFavourites } from './api/favourites.ts';
import { indexQuery } from './api/game-lists.ts';
import { gamesByIdsQuery } from './api/lobby.ts';
import type { LobbyScope } from './api/lobby-scope.ts';
import { GameCard } from './components/GameCard/GameCard.tsx';
import { TableGrid } from './components/TableGrid/TableGrid.tsx';
import type { GameSummary } from './model/game.ts';
import { playPath } from './model/play-address.ts';

/*
 * What a release needs so that a lobby's search answers before the app is there (apps/site/src/page-script/early-search.ts).
 * Browsers never load this file.
 */

const IMAGE = `image-${EARLY_PICTURE.replace('.', '-')}`;
/** Stands for each game that is found: the page script puts the game's own names into it. */
const ANY: GameSummary = {
  id: EARLY_SLUG,
  slug: EARLY_SLUG,
  name: EARLY_SLUG,
  type: 'casinoGames',
  provider: EARLY_SLUG,
  providerTitle: EARLY_SLUG,
  color: '',
  images: { '1x': IMAGE, '2xh': IMAGE },
  tags: [],
  jackpot: false,
  demo: false,
};

/** The results of a search as `FoundGames` draws them, with one tile. */
export function EarlyFound({ lobby }: Pick<EarlySearch, 'lobby'>) {
  const text = useText();
  const toPath = useLocalePath();
  const favourites = useFavourites();
  return (
    <Stack gap="md">
      <div role="status">
        <Text tone="muted">{EARLY_SLUG}</Text>
      </div>
      {lobby === 'liveCasinoGames' ? (
        <TableGrid label={text('games.search.results')} tables={[{ ...ANY, type: lobby }]} favourites={favourites} />
      ) : (
        <GameGrid
          label={text('games.search.results')}
          items={[ANY]}
          renderTile={(game) => <GameCard game={game} href={toPath(playPath(game, true))} fill />}
        />
      )}
    </Stack>
  );
}

/** Answers to the releases' queries, by lobby and place: every category of a lobby searches the same games. */
export type EarlyAnswers = Map<string, Promise<Pick<EarlySearch, 'lobby' | 'games'> | null>>;

async function askEarlyGames(
  client: QueryClient,
  scope: LobbyScope,
): Promise<Pick<EarlySearch, 'lobby' | 'games'> | null> {
  const games = await client.fetchQuery(indexQuery(scope));
  if (games.some(({ overlaid }) => overlaid)) return null;
  const isLive = scope.lobby === 'liveCasinoGames';
  // The index has square pictures only, and tables have wide tiles.
  const wide = new Map(
    isLive
      ? (
          await client.fetchQuery(
            gamesByIdsQuery(
              scope,
              games.map(({ id }) => id),
            ),
          )
        ).map(({ id, images }) => [id, images['2xh']])
      : [],
  );
  return {
    lobby: scope.lobby,
    games: games.map(({ id, name, slug, images, providerTitle }) => [
      name,
      slug,
      (wide.get(id) ?? images['1x'] ?? '').replace(/^image-(.+)-([a-z]+)$/, '$1.$2'),
      providerTitle,
    ]),
  };
}

/**
 * Returns the games that the search of a lobby or of one of its categories knows; null on any other page, and where some of
 * them are under an overlay, which only the app draws.
 * @param client of a page that has been rendered: its queries tell which lobby it shows, and to whom
 * @param known of the same release
 */
export function readEarlyGames(client: QueryClient, known: EarlyAnswers): ReturnType<typeof askEarlyGames> {
  const [shown] = ['lobby', 'category'].flatMap((kind) =>
    client.getQueryCache().findAll({ queryKey: ['games', kind] }),
  );
  const scope = shown?.queryKey[2] as LobbyScope | undefined;
  if (scope === undefined) return Promise.resolve(null);
  const key = hashKey(indexQuery(scope).queryKey);
  const answer = known.get(key) ?? askEarlyGames(client, scope);
  known.set(key, answer);
  return answer;
}
