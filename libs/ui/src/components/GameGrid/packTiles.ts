import type { TileSize } from '../GameTile/GameTile.tsx';

export interface PackedTile {
  index: number;
  column: number;
  row: number;
  columns: number;
  rows: number;
}

const spans: Record<TileSize, readonly [columns: number, rows: number]> = { '4x': [2, 2], '2xv': [1, 2], '2xh': [2, 1], '1x': [1, 1] };

/**
 * Places tiles of mixed sizes in a grid of so many columns, in order, filling holes with later small ones (as CSS `dense` does).
 * A tile wider than the grid is narrowed to it. Runs in time linear in the cells.
 * @returns tiles in their given order, and the number of rows
 */
export function packTiles(sizes: readonly TileSize[], columns: number): { tiles: PackedTile[]; rows: number } {
  const taken: boolean[][] = [];
  const isFree = (row: number, column: number, wide: number, tall: number) => {
    if (column + wide > columns) return false;
    for (let r = row; r < row + tall; r += 1) for (let c = column; c < column + wide; c += 1) if (taken[r]?.[c]) return false;
    return true;
  };
  let firstOpenRow = 0;
  let rows = 0;
  const tiles = sizes.map((size, index): PackedTile => {
    const [wanted, tall] = spans[size];
    const wide = Math.min(wanted, columns);
    while (taken[firstOpenRow]?.every(Boolean) && taken[firstOpenRow]?.length === columns) firstOpenRow += 1;
    for (let row = firstOpenRow; ; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (!isFree(row, column, wide, tall)) continue;
        for (let r = row; r < row + tall; r += 1) {
          const cells = (taken[r] ??= Array.from({ length: columns }, () => false));
          for (let c = column; c < column + wide; c += 1) cells[c] = true;
        }
        rows = Math.max(rows, row + tall);
        return { index, column, row, columns: wide, rows: tall };
      }
    }
  });
  return { tiles, rows };
}
