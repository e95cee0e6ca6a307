import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCssVars } from '../../../provider/useCssVars.ts';
import { useHydrated } from '../../../provider/useHydrated.ts';
import { GameTileSkeleton, type TileSize } from '../../games/GameTile/GameTile.tsx';
import * as css from './GameGrid.css.ts';
import { packTiles, type PackedTile } from './packTiles.ts';

export interface GameGridItem {
  id: string;
  size?: TileSize | undefined;
}

export interface GameGridProps<Item extends GameGridItem> {
  items: readonly Item[];
  /** Renders one tile: `<GameTile fill size={item.size} … />`. Keep its identity stable. */
  renderTile: (item: Item, index: number) => ReactNode;
  label: string;
  /** Shows skeletons instead of games. */
  loading?: boolean | undefined;
  /** Called when the player nears the end. */
  onEndReached?: (() => void) | undefined;
}

interface Measures {
  columns: number;
  unit: number;
  gap: number;
  /** Height of the plate below each picture; 0 for tiles without one. */
  plate: number;
  top: number;
  /** The window's scroll position and height at the time of measuring. */
  view: View;
}

const Cell = memo(function Cell({
  tile,
  measures,
  children,
}: {
  tile: PackedTile;
  measures: Measures;
  children: ReactNode;
}) {
  const { unit, gap, plate } = measures;
  const [across, down] = [unit + gap, unit + plate + gap];
  const [x, y, wide, tall] = [
    tile.column * across,
    tile.row * down,
    tile.columns * across - gap,
    tile.rows * down - gap,
  ];
  // Set on the element itself: CSS variables are inherited, so the browser would check every descendant for them.
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.width = `${wide}px`;
      element.style.height = `${tall}px`;
    },
    [x, y, wide, tall],
  );
  return (
    <div ref={place} className={css.cell} role="listitem" data-index={tile.index}>
      {children}
    </div>
  );
});

/**
 * Rows rendered above and below the window: enough for one turn of a mouse wheel, and few enough to render within a
 * frame.
 */
const OVERSCAN = 1;

interface Rows {
  first: number;
  last: number;
}

interface View {
  top: number;
  height: number;
}

/**
 * Returns the first and last row near the window. All rows have the same height, so this is arithmetic and needs no
 * per-row state (decision 0043). The window is read once per frame, when its layout is known; reading it during a
 * render would force a layout.
 */
function useRowsInSight(top: number, pitch: number, rows: number, begin: View): Rows {
  const [view, setView] = useState<View | undefined>(undefined);
  useEffect(() => {
    let frame = 0;
    const rowsOf = (seen: View) =>
      [Math.floor((seen.top - top) / pitch), Math.floor((seen.top - top + seen.height) / pitch)] as const;
    const look = () => {
      frame = 0;
      const next = { top: window.scrollY, height: window.innerHeight };
      setView((now) => {
        const [first, last] = rowsOf(next);
        const [wasFirst, wasLast] = now ? rowsOf(now) : [];
        return first === wasFirst && last === wasLast ? now : next;
      });
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [top, pitch]);
  const { top: scrolled, height } = view ?? begin;
  const within = (row: number) => Math.max(0, Math.min(rows - 1, row));
  return {
    first: within(Math.floor((scrolled - top) / pitch) - OVERSCAN),
    last: within(Math.floor((scrolled - top + height) / pitch) + OVERSCAN),
  };
}

const NO_VIEW: View = { top: 0, height: 0 };
/** Thousands of games in a grid of mixed sizes. Only those near the window are in the document. */
export function GameGrid<Item extends GameGridItem>({
  items,
  renderTile,
  label,
  loading,
  onEndReached,
}: GameGridProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const plateRuler = useRef<HTMLSpanElement>(null);
  const [measures, setMeasures] = useState<Measures | undefined>(undefined);
  // True if the grid is hidden or nothing has a layout; then the ordinary grid is rendered.
  const [blind, setBlind] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = () => {
      const width = element.clientWidth;
      // Until the stylesheet has loaded the rulers measure zero. Without these fallbacks the grid would have endless
      // columns.
      const gap = ruler.current?.offsetWidth || 12;
      const least = ruler.current?.offsetHeight || 148;
      if (width === 0) {
        setBlind(true);
        return;
      }
      const columns = Math.max(2, Math.floor((width + gap) / (least + gap)));
      const next: Measures = {
        columns,
        gap,
        view: { top: window.scrollY, height: window.innerHeight },
        plate: plateRuler.current?.offsetHeight ?? 0,
        unit: (width - gap * (columns - 1)) / columns,
        top: element.getBoundingClientRect().top + window.scrollY,
      };
      setMeasures((now) =>
        now &&
        now.columns === next.columns &&
        now.unit === next.unit &&
        now.plate === next.plate &&
        now.top === next.top
          ? now
          : next,
      );
    };
    read();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    observer.observe(document.body);
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);

  const columns = measures?.columns ?? 0;
  // Place nothing before the number of columns is known, or thousands of tiles would be placed twice.
  const sizes = useMemo(() => (columns === 0 ? [] : items.map((item) => item.size ?? '1x')), [items, columns]);
  const { tiles, rows, byRow } = useMemo(() => {
    const packed = packTiles(sizes, Math.max(1, columns));
    const index: PackedTile[][] = Array.from({ length: packed.rows }, () => []);
    for (const tile of packed.tiles) index[tile.row]?.push(tile);
    return { ...packed, byRow: index };
  }, [sizes, columns]);
  const pitch = measures ? measures.unit + measures.plate + measures.gap : 160;
  const height = useCssVars<HTMLDivElement>({ height: `${Math.max(0, rows * pitch - (measures?.gap ?? 0))}px` });
  const { first, last } = useRowsInSight(measures?.top ?? 0, pitch, rows, measures?.view ?? NO_VIEW);
  const hydrated = useHydrated();
  const nearEnd = rows > 0 && last >= rows - 3;
  useLayoutEffect(() => {
    if (nearEnd && !loading) onEndReached?.();
  }, [nearEnd, loading, onEndReached, rows]);

  const marks = (
    <>
      <span ref={ruler} className={css.measure} aria-hidden="true" />
      <span ref={plateRuler} className={css.measure} data-of="plate" aria-hidden="true" />
    </>
  );
  if (loading || !measures) {
    return (
      <div ref={box} className={css.grid} aria-busy={loading || undefined}>
        {marks}
        <div className={css.still} role={loading ? undefined : 'list'} aria-label={loading ? undefined : label}>
          {loading
            ? Array.from({ length: 24 }, (_, index) => (
                <div key={index} className={css.stillCell}>
                  <GameTileSkeleton fill />
                </div>
              ))
            : hydrated && !blind
              ? null
              : items.slice(0, 24).map((item, index) => (
                  <div key={item.id} className={css.stillCell} role="listitem" data-size={item.size ?? '1x'}>
                    {renderTile(item, index)}
                  </div>
                ))}
        </div>
      </div>
    );
  }
  // A tall tile that starts one row above is still visible.
  const visible = byRow
    .slice(Math.max(0, first - 1), last + 1)
    .flat()
    .filter((tile) => tile.row + tile.rows > first)
    .sort((one, other) => one.index - other.index);
  return (
    <div
      ref={(element) => {
        box.current = element;
        height(element);
      }}
      className={css.grid}
      role="list"
      aria-label={label}
      data-total={tiles.length}
    >
      {marks}
      {visible.map((tile) => {
        const item = items[tile.index];
        return (
          item && (
            <Cell key={item.id} tile={tile} measures={measures}>
              {renderTile(item, tile.index)}
            </Cell>
          )
        );
      })}
    </div>
  );
}
