import { useMemo } from 'react';
import { GameRow } from '@baize/ui';
import type { useFavourites } from '../../api/favourites.ts';
import type { GameSummary } from '../../model/game.ts';
import { informativeTags } from '../../model/informative-tags.ts';
import { useGamePath } from '../../state/play-route.ts';
import { categoryIcon } from '../category-icon.ts';
import { LiveCard } from '../LiveCard/LiveCard.tsx';
import type { GamesRowProps } from '../LobbyRow.tsx';

/** Tiles whose pictures are fetched before scripts run: what a phone shows of the first row. */
const EAGER_TILES = 2;

/** Tables of the live lobby: wide tiles (B§9: they span two), each with its table's figures below. */
export function LiveRow({
  title,
  icon,
  games,
  favourites,
  seeAll,
  eager = false,
}: Pick<GamesRowProps, 'title' | 'seeAll' | 'eager'> & {
  readonly icon: string;
  readonly games: readonly GameSummary[];
  readonly favourites: ReturnType<typeof useFavourites>;
}) {
  const pathOf = useGamePath();
  const informative = useMemo(() => informativeTags(games), [games]);
  return (
    <GameRow title={title} icon={categoryIcon(icon)} captions seeAll={seeAll}>
      {games.map((game, index) => (
        <LiveCard
          key={game.id}
          game={game}
          href={pathOf(game)}
          size="2xh"
          eager={eager && index < EAGER_TILES}
          leading={eager && index === 0}
          informative={informative}
          favourite={favourites.available ? favourites.has(game.id) : undefined}
          onFavourite={favourites.toggle}
        />
      ))}
    </GameRow>
  );
}
