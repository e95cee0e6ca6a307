import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { EARLY_PICTURE, EARLY_SLUG, type EarlyGame, type EarlyGames } from '@baize/shell/early-search';
import { Stack } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { useFavourites } from './api/favourites.ts';
import { indexQuery } from './api/game-lists.ts';
import { gamesByIdsQuery } from './api/lobby.ts';
import type { LobbyScope } from './api/lobby-scope.ts';
import { FoundLine } from './components/FoundLine.tsx';
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
export function EarlyFound({ lobby }: Pick<EarlyGames, 'lobby'>) {
  const text = useText();
  const toPath = useLocalePath();
  const favourites = useFavourites();
  return (
    <Stack gap="md">
      <FoundLine games={EARLY_SLUG} />
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

/** What the lobbies of a release answered, by their query: all categories of a lobby search the same games. */
export type EarlyAnswers = Map<string, Promise<EarlyGames | null>>;

/** Returns the wide pictures of live tables by the table's id. The index has square ones only, and tables have wide tiles. */
async function readWidePictures(
  client: QueryClient,
  scope: LobbyScope,
  games: readonly GameSummary[],
): Promise<readonly (readonly [string, string | undefined])[]> {
  if (scope.lobby !== 'liveCasinoGames' || games.length === 0) return [];
  const ids = games.map(({ id }) => id);
  const tables = await client.fetchQuery(gamesByIdsQuery(scope, ids));
  return tables.map(({ id, images }) => [id, images['2xh']]);
}

/**
 * Returns the games of both channels (B§5) in one list, most played first, and which are on one channel only.
 * @param web most played first, like `mobile`: what both have is in the same order
 */
function mergeChannels(
  web: readonly GameSummary[],
  mobile: readonly GameSummary[],
): readonly (GameSummary & { readonly only?: 'web' | 'mobile' })[] {
  const [onWeb, onMobile] = [web, mobile].map((games) => new Set(games.map(({ id }) => id)));
  const waiting = [...web];
  const merged = mobile.flatMap((game) => {
    if (!onWeb?.has(game.id)) return [{ ...game, only: 'mobile' as const }];
    const before = waiting.splice(0, waiting.findIndex(({ id }) => id === game.id) + 1);
    return before.map((each) => (onMobile?.has(each.id) ? each : { ...each, only: 'web' as const }));
  });
  return [...merged, ...waiting.map((each) => ({ ...each, only: 'web' as const }))];
}

async function readLobby(client: QueryClient, scope: LobbyScope): Promise<EarlyGames | null> {
  const [web = [], mobile = []] = await Promise.all(
    (['web', 'mobile'] as const).map((channel) => client.fetchQuery(indexQuery({ ...scope, channel }))),
  );
  const games = mergeChannels(web, mobile);
  if (games.some(({ overlaid }) => overlaid)) return null;
  const onPhones = games.filter(({ only }) => only === 'mobile');
  const wide = new Map([
    ...(await readWidePictures(client, { ...scope, channel: 'web' }, web)),
    ...(await readWidePictures(client, { ...scope, channel: 'mobile' }, onPhones)),
  ]);
  return {
    lobby: scope.lobby,
    games: games.map(({ id, name, slug, images, providerTitle, only }): EarlyGame => {
      const picture = (wide.get(id) ?? images['1x'] ?? '').replace(/^image-(.+)-([a-z]+)$/, '$1.$2');
      const names = [name, slug, picture, providerTitle] as const;
      return only === undefined ? names : [...names, only];
    }),
  };
}

/**
 * Returns the games that the search of a lobby or of one of its categories knows. Null on any other page, and if some of
 * them are under an overlay, which only the app draws.
 * @param client of a page that has been rendered: its queries tell which lobby it shows, and to whom
 * @param known what the same release has read so far; this lobby is added
 */
export async function readEarlyGames(client: QueryClient, known: EarlyAnswers): Promise<EarlyGames | null> {
  const cache = client.getQueryCache();
  const shown =
    cache.find({ queryKey: ['games', 'lobby'], exact: false }) ??
    cache.find({ queryKey: ['games', 'category'], exact: false });
  const scope = shown?.queryKey[2] as LobbyScope | undefined;
  if (scope === undefined) return null;
  const key = hashKey(indexQuery(scope).queryKey);
  const answer = known.get(key) ?? readLobby(client, scope);
  known.set(key, answer);
  return answer;
}
