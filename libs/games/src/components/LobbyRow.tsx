import { useMemo, type ReactNode } from 'react';
import type { ShelfTiles } from '@baize/brand';
import { GameRow, Stack, type GameRowProps, type TileSize } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useDevice, useLocalePath } from '@baize/shell';
import { useJackpots, type Jackpots } from '../api/jackpots.ts';
import { type LobbyScope } from '../api/lobby-scope.ts';
import type { useFavourites } from '../api/favourites.ts';
import type { GameSummary, LobbyCategory } from '../model/game.ts';
import { informativeTags } from '../model/informative-tags.ts';
import { SHELF_TILES } from '../model/shelf-tiles.ts';
import { GAME_PATHS } from '../paths.ts';
import { useGamePath } from '../state/play-route.ts';
import { GameCard } from './GameCard/GameCard.tsx';
import { categoryIcon } from './category-icon.ts';

type Favourites = ReturnType<typeof useFavourites>;

/** One category of a lobby: its tiles in the sizes of its grid (B§3), or in those of a brand's shelf. */
export function LobbyRow({
  category,
  favourites,
  lobby = 'casinoGames',
  tiles,
  eager = false,
  lead,
  jackpots,
}: {
  readonly category: LobbyCategory;
  readonly favourites: Favourites;
  readonly lobby?: LobbyScope['lobby'];
  readonly tiles?: ShelfTiles;
  readonly eager?: boolean;
  readonly lead?: ReactNode;
  readonly jackpots?: Jackpots | undefined;
}) {
  const { desktop, tablet, mobile } = category.grid;
  const wide = useDevice().tablet ? tablet : desktop;
  return (
    <GamesRow
      title={category.name}
      icon={category.icon}
      games={category.games}
      favourites={favourites}
      eager={eager}
      lead={lead}
      jackpots={jackpots}
      seeAll={useSeeAll(category, lobby)}
      {...(tiles
        ? SHELF_TILES[tiles]
        : {
            sizes: wide.sizes,
            narrow: mobile.sizes,
            rows: wide.rows > 1 ? 2 : 1,
            narrowRows: mobile.rows > 1 ? 2 : 1,
          })}
    />
  );
}

/** Returns a row's link to all games of its category. */
export function useSeeAll(
  { id }: Pick<LobbyCategory, 'id'>,
  lobby: LobbyScope['lobby'] = 'casinoGames',
): NonNullable<GamesRowProps['seeAll']> {
  const text = useText();
  const toPath = useLocalePath();
  return { href: toPath(GAME_PATHS.category(id, lobby)), label: text('games.seeAll') };
}

/** Small tiles of one line that reach beyond the end of a wide window: a row that ended before it would look broken. */
const WAITING_TILES = 16;

/**
 * Skeletons of a lobby's rows, with their final height; of shelves if `tiles` names their patterns.
 * @param props.bare without tiles, for what a prerendered page holds far below its first screen
 */
export function WaitingRows({
  tiles = ['showcase', 'showcase', 'showcase'],
  bare = false,
}: {
  readonly tiles?: readonly ShelfTiles[];
  readonly bare?: boolean;
}) {
  const text = useText();
  return (
    <div aria-busy="true">
      <Stack gap="xl">
        {tiles.map((pattern, index) => {
          const { sizes, narrow, rows, narrowRows } = SHELF_TILES[pattern];
          return (
            <GameRow
              key={index}
              title={text('games.loading')}
              rows={rows}
              narrowRows={narrowRows}
              skeleton={Array.from({ length: bare ? 0 : WAITING_TILES * rows }, (_, tile) => ({
                size: sizes[tile % sizes.length] ?? '1x',
                narrow: narrow[tile % narrow.length] ?? '1x',
              }))}
            />
          );
        })}
      </Stack>
    </div>
  );
}

export interface GamesRowProps {
  readonly title: string;
  readonly level?: GameRowProps['level'];
  readonly icon?: string;
  readonly games: readonly GameSummary[];
  readonly favourites: Favourites;
  readonly sizes?: readonly TileSize[];
  /** Sizes on a phone. */
  readonly narrow?: readonly TileSize[];
  readonly rows?: 1 | 2;
  readonly narrowRows?: 1 | 2;
  readonly eager?: boolean;
  readonly seeAll?: { readonly href: string; readonly label: string };
  /** The games' jackpots where the page knows them; otherwise the row asks for them. */
  readonly jackpots?: Jackpots | undefined;
  /** A panel in front of the tiles (`ShelfLead`). */
  readonly lead?: ReactNode;
}

/** How many tiles fetch their picture before scripts run: what a phone shows of the first row. */
const EAGER_TILES = 3;

/** Games side by side under a title. */
export function GamesRow({
  title,
  level,
  icon,
  games,
  favourites,
  sizes = ['1x'],
  narrow = sizes,
  rows = 1,
  narrowRows = rows,
  eager = false,
  seeAll,
  jackpots: known,
  lead,
}: GamesRowProps) {
  const pathOf = useGamePath();
  const informative = useMemo(() => informativeTags(games), [games]);
  const asked = useJackpots(known ? [] : games.filter((game) => game.jackpot).map((game) => game.id));
  const jackpots = known ?? asked;
  return (
    <GameRow
      title={title}
      level={level}
      icon={icon === undefined ? undefined : categoryIcon(icon)}
      rows={rows}
      narrowRows={narrowRows}
      seeAll={seeAll}
    >
      {lead}
      {games.map((game, index) => (
        <GameCard
          key={game.id}
          game={game}
          href={pathOf(game)}
          size={sizes[index % sizes.length] ?? '1x'}
          narrow={narrow[index % narrow.length] ?? '1x'}
          eager={eager && index < EAGER_TILES}
          leading={eager && index === 0}
          jackpot={jackpots?.get(game.id)}
          informative={informative}
          favourite={favourites.available ? favourites.has(game.id) : undefined}
          onFavourite={favourites.toggle}
        />
      ))}
    </GameRow>
  );
}
