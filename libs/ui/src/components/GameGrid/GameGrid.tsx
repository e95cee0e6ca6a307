import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCssVars } from '../../provider/useCssVars.ts';
import { GameTileSkeleton, type TileSize } from '../GameTile/GameTile.tsx';
import * as css from './GameGrid.css.ts';
import { packTiles, type PackedTile } from './packTiles.ts';

export interface GameGridItem {
  id: string;
  size?: TileSize | undefined;
}

export interface GameGridProps<Item extends GameGridItem> {
  items: readonly Item[];
  /** Draws one tile: `<GameTile fill size={item.size} … />`. Keep its identity stable. */
  renderTile: (item: Item, index: number) => ReactNode;
  label: string;
  /** Draws so many skeletons instead. */
  loading?: boolean | undefined;
  /** Called when the end comes near. */
  onEndReached?: (() => void) | undefined;
}

interface Measures {
  columns: number;
  unit: number;
  gap: number;
  /** Height of the plate below each picture; 0 where tiles carry none. */
  plate: number;
  top: number;
}

const Cell = memo(function Cell({ tile, measures, children }: { tile: PackedTile; measures: Measures; children: ReactNode }) {
  const { unit, gap, plate } = measures;
  const side = (span: number, cell: number) => `${span * cell + (span - 1) * gap}px`;
  const ref = useCssVars<HTMLDivElement>({ x: `${tile.column * (unit + gap)}px`, y: `${tile.row * (unit + plate + gap)}px`, wide: side(tile.columns, unit), tall: side(tile.rows, unit + plate) });
  return <div ref={ref} className={css.cell} role="listitem" data-index={tile.index}>{children}</div>;
});

/** Thousands of games in a grid of mixed sizes; only those near the window are in the document. */
export function GameGrid<Item extends GameGridItem>({ items, renderTile, label, loading, onEndReached }: GameGridProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const plateRuler = useRef<HTMLSpanElement>(null);
  const [measures, setMeasures] = useState<Measures | undefined>(undefined);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = () => {
      const width = element.clientWidth;
      const gap = ruler.current?.offsetWidth ?? 12;
      const least = ruler.current?.offsetHeight ?? 148;
      if (width === 0) return;
      const columns = Math.max(2, Math.floor((width + gap) / (least + gap)));
      const next = { columns, gap, plate: plateRuler.current?.offsetHeight ?? 0, unit: (width - gap * (columns - 1)) / columns, top: element.getBoundingClientRect().top + window.scrollY };
      setMeasures((now) => (now && now.columns === next.columns && now.unit === next.unit && now.plate === next.plate && now.top === next.top ? now : next));
    };
    read();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const sizes = useMemo(() => items.map((item) => item.size ?? '1x'), [items]);
  const columns = measures?.columns ?? 4;
  const { tiles, rows, byRow } = useMemo(() => {
    const packed = packTiles(sizes, columns);
    const index: PackedTile[][] = Array.from({ length: packed.rows }, () => []);
    for (const tile of packed.tiles) index[tile.row]?.push(tile);
    return { ...packed, byRow: index };
  }, [sizes, columns]);
  const pitch = measures ? measures.unit + measures.plate + measures.gap : 160;
  const virtual = useWindowVirtualizer({ count: rows, estimateSize: () => pitch, overscan: 2, scrollMargin: measures?.top ?? 0 });
  useLayoutEffect(() => { virtual.measure(); }, [pitch, virtual]);
  const height = useCssVars<HTMLDivElement>({ height: `${Math.max(0, rows * pitch - (measures?.gap ?? 0))}px` });

  const shown = virtual.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const nearEnd = rows > 0 && last >= rows - 3;
  useLayoutEffect(() => {
    if (nearEnd && !loading) onEndReached?.();
  }, [nearEnd, loading, onEndReached, rows]);

  const marks = <><span ref={ruler} className={css.measure} aria-hidden="true" /><span ref={plateRuler} className={css.measure} data-of="plate" aria-hidden="true" /></>;
  if (loading || !measures) {
    return (
      <div ref={box} className={css.grid} aria-busy={loading || undefined}>
        {marks}
        <div className={css.still} role={loading ? undefined : 'list'} aria-label={loading ? undefined : label}>
          {loading
            ? Array.from({ length: 24 }, (_, index) => <div key={index} className={css.stillCell}><GameTileSkeleton fill /></div>)
            : items.slice(0, 24).map((item, index) => <div key={item.id} className={css.stillCell} role="listitem" data-size={item.size ?? '1x'}>{renderTile(item, index)}</div>)}
        </div>
      </div>
    );
  }
  // A tall tile that starts one row above is still in sight.
  const visible = byRow.slice(Math.max(0, first - 1), last + 1).flat().sort((one, other) => one.index - other.index);
  return (
    <div ref={(element) => { box.current = element; height(element); }} className={css.grid} role="list" aria-label={label} data-total={tiles.length}>
      {marks}
      {visible.map((tile) => {
        const item = items[tile.index];
        return item && <Cell key={item.id} tile={tile} measures={measures}>{renderTile(item, tile.index)}</Cell>;
      })}
    </div>
  );
}
