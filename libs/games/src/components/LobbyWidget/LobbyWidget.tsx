import { useQuery } from '@tanstack/react-query';
import { GameRow, Ranking, type TileSize } from '@baize/ui';
import { contentImageUrl } from '@baize/contracts/content';
import { TILE_IMAGE_SIZE } from '@baize/contracts/image-sizes';
import { contentUrl } from '@baize/http';
import { useSite } from '@baize/session';
import type { useFavourites } from '../../api/favourites.ts';
import { useLiveTables } from '../../api/live-tables.ts';
import { lobbyWidgetQuery } from '../../api/lobby.ts';
import type { LobbyScope } from '../../api/lobby-scope.ts';
import type { LobbyWidgetSummary } from '../../model/game.ts';
import { useGamePath } from '../../state/play-route.ts';
import { categoryIcon } from '../category-icon.ts';
import { LiveTables } from '../LiveCard/LiveCard.tsx';
import { LiveRow } from '../LiveRow/LiveRow.tsx';
import { GamesRow } from '../LobbyRow.tsx';
import { WaitingTables } from '../WaitingTables.tsx';

/** Places of a ranking. */
const RANKED = 10;
/** Tiles of a widget with games. */
const ROW_LENGTH = 24;
/** Fewer games are no ranking, and no row worth a title. */
const LEAST = 3;
/** Skeletons while its games load. */
const WAITING: readonly TileSize[] = Array.from({ length: 22 }, () => '1x');

interface LobbyWidgetProps {
  readonly widget: LobbyWidgetSummary;
  readonly scope: LobbyScope;
  readonly favourites: ReturnType<typeof useFavourites>;
}

/**
 * A block that an editor composed for a lobby (B§3 lobby widget): a ranking, or games under a title. Renders nothing if the
 * market offers too few of its games, or if they could not be read: the lobby is complete without it.
 */
export function LobbyWidget({ widget, scope, favourites }: LobbyWidgetProps) {
  const isRanking = widget.widgetType === 'ranking';
  // A ranking's list has no overlay, so it has only games that open.
  const { data: games, isError } = useQuery(
    isRanking
      ? lobbyWidgetQuery({ ...scope, showsRestricted: false }, widget.id, RANKED)
      : lobbyWidgetQuery(scope, widget.id, ROW_LENGTH),
  );
  const { brand } = useSite();
  const pathOf = useGamePath();
  const isLive = scope.lobby === 'liveCasinoGames';
  const tables = useLiveTables(isLive && !isRanking ? (games ?? []).map(({ id }) => id) : []);
  const rows = widget.rows > 1 ? 2 : 1;
  if (isError || (games && games.length < LEAST)) return null;
  if (isRanking)
    return (
      <Ranking
        title={widget.name}
        icon={categoryIcon(widget.icon)}
        rows={widget.rows}
        waiting={RANKED}
        items={games?.map((game) => {
          const { w, h } = TILE_IMAGE_SIZE['1x'];
          const src = contentImageUrl(contentUrl(), game.images['1x'], { w, h, lettering: brand.config.tileLettering });
          return {
            id: game.id,
            href: pathOf(game),
            name: game.name,
            meta: game.providerTitle,
            picture: { src, width: w, height: h, colour: game.color },
          };
        })}
      />
    );
  // It keeps its place until its games are there: the visitor may be reading what follows.
  if (!games && isLive) return <WaitingTables title={widget.name} />;
  if (!games) return <GameRow title={widget.name} rows={rows} skeleton={WAITING} />;
  if (isLive)
    return (
      <LiveTables value={tables}>
        <LiveRow title={widget.name} icon={widget.icon} games={games} favourites={favourites} />
      </LiveTables>
    );
  return <GamesRow title={widget.name} icon={widget.icon} games={games} favourites={favourites} rows={rows} />;
}
