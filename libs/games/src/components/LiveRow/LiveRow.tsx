import { useMemo } from 'react';
import { GameRow } from '@baize/ui';
import type { useFavourites } from '../../api/favourites.ts';
import type { LobbyCategory } from '../../model/game.ts';
import { informativeTags } from '../../model/informative-tags.ts';
import { useGamePath } from '../../state/play-route.ts';
import { categoryIcon } from '../category-icon.ts';
import { LiveCard } from '../LiveCard/LiveCard.tsx';
import { useSeeAll } from '../LobbyRow.tsx';

/** Tiles whose pictures are fetched before scripts run: what a phone shows of the first row. */
const EAGER_TILES = 2;

/** A category of the live lobby: wide tiles (B§9: they span two), each with its table's figures below. */
export function LiveRow({
  category,
  favourites,
  eager,
}: {
  readonly category: LobbyCategory;
  readonly favourites: ReturnType<typeof useFavourites>;
  readonly eager: boolean;
}) {
  const pathOf = useGamePath();
  const informative = useMemo(() => informativeTags(category.games), [category.games]);
  return (
    <GameRow
      title={category.name}
      icon={categoryIcon(category.icon)}
      captions
      seeAll={useSeeAll(category, 'liveCasinoGames')}
    >
      {category.games.map((game, index) => (
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
