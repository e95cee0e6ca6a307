import { useMemo } from 'react';
import { GameRow, Stack, type TileSize } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { useJackpots, type LobbyScope } from '../api/lobby.ts';
import type { useFavourites } from '../api/favourites.ts';
import type { GameSummary, LobbyCategory } from '../model/game.ts';
import { informativeTags } from '../model/informative-tags.ts';
import { GAME_PATHS } from '../paths.ts';
import { useGamePath } from '../state/play-route.ts';
import { GameCard } from './GameCard/GameCard.tsx';
import { categoryIcon } from './category-icon.ts';

type Favourites = ReturnType<typeof useFavourites>;

/** One category of a lobby: its tiles in the sizes of its grid (B§3). */
export function LobbyRow({
  category,
  favourites,
  lobby = 'casinoGames',
  eager = false,
}: {
  readonly category: LobbyCategory;
  readonly favourites: Favourites;
  readonly lobby?: LobbyScope['lobby'];
  readonly eager?: boolean;
}) {
  const text = useText();
  const toPath = useLocalePath();
  const { desktop, mobile } = category.grid;
  return (
    <GamesRow
      title={category.name}
      icon={category.icon}
      games={category.games}
      favourites={favourites}
      eager={eager}
      sizes={desktop.sizes}
      narrow={mobile.sizes}
      rows={desktop.rows > 1 ? 2 : 1}
      narrowRows={mobile.rows > 1 ? 2 : 1}
      seeAll={{
        href: toPath(GAME_PATHS.category(category.id, lobby)),
        label: text('games.seeAll', { count: category.total }),
      }}
    />
  );
}

/** The sizes of a row before its pattern is known: those of the first row, which is on the first screen. */
const WAITING = [
  '4x',
  '1x',
  '1x',
  '2xv',
  '1x',
  '1x',
  '1x',
  '1x',
  '2xh',
  '1x',
  '1x',
] as const satisfies readonly TileSize[];

/** Skeletons of a lobby's rows, with their final height. */
export function WaitingRows({ rows = 3 }: { readonly rows?: number }) {
  const text = useText();
  return (
    <div aria-busy="true">
      <Stack gap="xl">
        {Array.from({ length: rows }, (_, index) => (
          <GameRow key={index} title={text('games.loading')} rows={2} skeleton={WAITING} />
        ))}
      </Stack>
    </div>
  );
}

export interface GamesRowProps {
  readonly title: string;
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
}

/** How many tiles fetch their picture at once, for the first screen. */
const EAGER_TILES = 6;

/** Games side by side under a title. */
export function GamesRow({
  title,
  icon,
  games,
  favourites,
  sizes = ['1x'],
  narrow = sizes,
  rows = 1,
  narrowRows = rows,
  eager = false,
  seeAll,
}: GamesRowProps) {
  const pathOf = useGamePath();
  const informative = useMemo(() => informativeTags(games), [games]);
  const jackpots = useJackpots(games.filter((game) => game.jackpot).map((game) => game.id));
  return (
    <GameRow
      title={title}
      icon={icon === undefined ? undefined : categoryIcon(icon)}
      rows={rows}
      narrowRows={narrowRows}
      seeAll={seeAll}
    >
      {games.map((game, index) => (
        <GameCard
          key={game.id}
          game={game}
          href={pathOf(game)}
          size={sizes[index % sizes.length] ?? '1x'}
          narrow={narrow[index % narrow.length] ?? '1x'}
          eager={eager && index < EAGER_TILES}
          jackpot={jackpots?.get(game.id)}
          informative={informative}
          favourite={favourites.available ? favourites.has(game.id) : undefined}
          onFavourite={favourites.toggle}
        />
      ))}
    </GameRow>
  );
}
