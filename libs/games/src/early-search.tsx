import type { QueryClient } from '@tanstack/react-query';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { EARLY_PICTURE, EARLY_SLUG, type EarlyGame } from '@baize/shell/early-search';
import { Stack, Text } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { indexQuery } from './api/game-lists.ts';
import type { LobbyScope } from './api/lobby-scope.ts';
import { GameCard } from './components/GameCard/GameCard.tsx';
import type { GameSummary } from './model/game.ts';
import { playPath } from './model/play-address.ts';

/*
 * What a release needs so that a lobby's search answers before the app is there (apps/site/src/page-script/early-search.ts).
 * Browsers never load this file.
 */

/** Stands for each game that is found: the page script puts the game's own names into it. */
const ANY: GameSummary = {
  id: EARLY_SLUG,
  slug: EARLY_SLUG,
  name: EARLY_SLUG,
  type: 'casinoGames',
  provider: EARLY_SLUG,
  providerTitle: EARLY_SLUG,
  color: '',
  images: { '1x': `image-${EARLY_PICTURE.replace('.', '-')}` },
  tags: [],
  jackpot: false,
  demo: false,
};

/** The results of a search as `FoundGames` draws them, with one tile. */
export function EarlyFound() {
  const text = useText();
  const toPath = useLocalePath();
  return (
    <Stack gap="md">
      <div role="status">
        <Text tone="muted">{EARLY_SLUG}</Text>
      </div>
      <GameGrid
        label={text('games.search.results')}
        items={[ANY]}
        renderTile={(game) => <GameCard game={game} href={toPath(playPath(game, true))} fill />}
      />
    </Stack>
  );
}

/**
 * Returns the games that a casino lobby's search knows; null on any other page, and where some of them are under an
 * overlay, which only the app draws.
 * @param client of a page that has been rendered: its queries tell which lobby it shows, and to whom
 */
export async function readEarlyGames(client: QueryClient): Promise<readonly EarlyGame[] | null> {
  const [lobby] = client.getQueryCache().findAll({ queryKey: ['games', 'lobby'] });
  const scope = lobby?.queryKey[2] as LobbyScope | undefined;
  if (scope?.lobby !== 'casinoGames') return null;
  const games = await client.fetchQuery(indexQuery(scope));
  if (games.some(({ overlaid }) => overlaid)) return null;
  return games.map(({ name, slug, images, providerTitle }) => [
    name,
    slug,
    (images['1x'] ?? '').replace(/^image-(.+)-([a-z]+)$/, '$1.$2'),
    providerTitle,
  ]);
}
