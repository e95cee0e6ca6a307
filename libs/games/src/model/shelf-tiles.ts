import type { ShelfTiles } from '@baize/brand';
import type { TileSize } from '@baize/ui';

/** The tiles of a row: their sizes, which repeat, and the number of lines; on a phone, `narrow`. */
export interface RowTiles {
  readonly sizes: readonly TileSize[];
  readonly narrow: readonly TileSize[];
  readonly rows: 1 | 2;
  readonly narrowRows: 1 | 2;
}

const tiles = (sizes: string, narrow = sizes, rows: 1 | 2 = 2, narrowRows: 1 | 2 = rows): RowTiles => ({
  sizes: sizes.split(' ') as TileSize[],
  narrow: narrow.split(' ') as TileSize[],
  rows,
  narrowRows,
});

/**
 * The patterns of the home page's shelves. Tiles fill columns first, and each pattern fills whole columns of its lines,
 * so that it repeats without holes: a 4x takes two columns, a 2xv one, and a 2xh needs two 1x below it.
 */
export const SHELF_TILES: Readonly<Record<ShelfTiles, RowTiles>> = {
  showcase: tiles('4x 1x 1x 2xv 1x 1x 1x 1x 2xh 1x 1x', '4x 1x 1x 2xv 1x 1x'),
  tall: tiles('2xv 2xv 1x 1x 2xv 1x 1x 1x 1x', '2xv 1x 1x'),
  wide: tiles('2xh 1x 1x 1x 1x 1x 1x', '2xh 1x 1x 1x 1x'),
  posters: tiles('2xv'),
  landscapes: tiles('2xh', '2xh', 1),
  pairs: tiles('1x'),
  line: tiles('1x', '1x', 1),
};
