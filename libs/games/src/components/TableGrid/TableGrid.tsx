import { GameTileSkeleton } from '@baize/ui';
import { useNearEnd } from '@baize/shell';
import type { useFavourites } from '../../api/favourites.ts';
import { useLiveTables } from '../../api/live-tables.ts';
import type { GameSummary } from '../../model/game.ts';
import type { TileTag } from '../../model/informative-tags.ts';
import { useGamePath } from '../../state/play-route.ts';
import { LiveCard, LiveTables } from '../LiveCard/LiveCard.tsx';
import * as css from './TableGrid.css.ts';

/** Skeletons while the tables load. */
const WAITING = 12;
/** Tables whose figures are asked for: more than anyone looks through, and few calls. */
const WITH_FIGURES = 180;

export interface TableGridProps {
  readonly label: string;
  readonly tables: readonly GameSummary[];
  readonly favourites: ReturnType<typeof useFavourites>;
  readonly informative?: ReadonlySet<TileTag>;
  readonly loading?: boolean;
  /** Called when the player nears the end. */
  readonly onEndReached?: () => void;
}

/** Live tables below each other, each with its figures: limits, players or seats, dealer, and whether it is closed (B§3). */
export function TableGrid({ label, tables, favourites, informative, loading = false, onEndReached }: TableGridProps) {
  const pathOf = useGamePath();
  const known = useLiveTables(tables.slice(0, WITH_FIGURES).map(({ id }) => id));
  const end = useNearEnd(() => onEndReached?.());
  return (
    <LiveTables value={known}>
      <div
        className={css.grid}
        role={loading ? undefined : 'list'}
        aria-label={loading ? undefined : label}
        aria-busy={loading || undefined}
        data-total={loading ? undefined : tables.length}
      >
        {loading
          ? Array.from({ length: WAITING }, (_, index) => (
              <div key={index} className={css.cell}>
                <GameTileSkeleton size="2xh" caption />
              </div>
            ))
          : tables.map((table) => (
              <div key={table.id} className={css.cell} role="listitem">
                <LiveCard
                  game={table}
                  href={pathOf(table)}
                  size="2xh"
                  informative={informative}
                  favourite={favourites.available ? favourites.has(table.id) : undefined}
                  onFavourite={favourites.toggle}
                />
              </div>
            ))}
      </div>
      <div ref={end} />
    </LiveTables>
  );
}
