import type { TileSize } from '../../games/GameTile/GameTile.tsx';

export interface PackedTile {
  index: number;
  column: number;
  row: number;
  columns: number;
  rows: number;
}

const spans: Record<TileSize, readonly [columns: number, rows: number]> = {
  '4x': [2, 2],
  '2xv': [1, 2],
  '2xh': [2, 1],
  '1x': [1, 1],
};

/**
 * Places tiles of mixed sizes in a grid with this many columns, in order, filling holes with later small tiles (like
 * CSS `dense`). A tile wider than the grid is narrowed to it. Each size remembers where it last fitted. Cells are never
 * freed, so that size cannot fit any earlier, and the time is linear in the number of cells for any mix.
 * @returns tiles in their given order, and the number of rows
 */
export function packTiles(sizes: readonly TileSize[], columns: number): { tiles: PackedTile[]; rows: number } {
  // At most four cells per tile, plus what a last row with holes may add.
  let taken = new Uint8Array((sizes.length * 2 + 8) * columns);
  const reached: Record<TileSize, number> = { '4x': 0, '2xv': 0, '2xh': 0, '1x': 0 };
  let rows = 0;
  const tiles = sizes.map((size, index): PackedTile => {
    const [wanted, tall] = spans[size];
    const wide = wanted < columns ? wanted : columns;
    for (let cell = reached[size]; ; cell += 1) {
      const column = cell % columns;
      if (taken[cell] === 1 || column + wide > columns) continue;
      const below = cell + columns;
      if (below + columns > taken.length) {
        const wider = new Uint8Array(taken.length * 2 + 2 * columns);
        wider.set(taken);
        taken = wider;
      }
      if (
        (wide === 2 && taken[cell + 1] === 1) ||
        (tall === 2 && (taken[below] === 1 || (wide === 2 && taken[below + 1] === 1)))
      )
        continue;
      taken[cell] = 1;
      if (wide === 2) taken[cell + 1] = 1;
      if (tall === 2) {
        taken[below] = 1;
        if (wide === 2) taken[below + 1] = 1;
      }
      reached[size] = cell + 1;
      const row = (cell - column) / columns;
      if (row + tall > rows) rows = row + tall;
      return { index, column, row, columns: wide, rows: tall };
    }
  });
  return { tiles, rows };
}
