import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTiles } from './packTiles.ts';

const sizes = fc.array(fc.constantFrom('4x', '2xv', '2xh', '1x') as fc.Arbitrary<'4x' | '2xv' | '2xh' | '1x'>, {
  maxLength: 120,
});

it('places every tile once, inside the grid, without overlaps', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 9 }), (list, columns) => {
      const { tiles, rows } = packTiles(list, columns);
      const cells = new Set<string>();
      for (const tile of tiles) {
        for (let row = tile.row; row < tile.row + tile.rows; row += 1) {
          for (let column = tile.column; column < tile.column + tile.columns; column += 1) {
            expect(column).toBeLessThan(columns);
            expect(row).toBeLessThan(rows);
            expect(cells.has(`${row}:${column}`)).toBe(false);
            cells.add(`${row}:${column}`);
          }
        }
      }
      expect(tiles.map((tile) => tile.index)).toEqual(list.map((_, index) => index));
    }),
  );
});

it('fills a hole with a later small tile', () => {
  const { tiles } = packTiles(['1x', '4x', '1x'], 2);
  expect(tiles[2]).toMatchObject({ row: 0, column: 1 });
});

it('stays linear for a mix that leaves holes in every row', () => {
  // Large tiles in an odd number of columns leave the last column empty to the end; a search from the first hole would
  // be quadratic.
  const { tiles, rows } = packTiles(
    Array.from({ length: 50_000 }, () => '4x' as const),
    5,
  );
  expect([tiles.length, rows]).toEqual([50_000, 50_000]);
}, 2000);
