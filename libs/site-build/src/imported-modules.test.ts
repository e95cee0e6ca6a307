import { expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { importedModules } from './imported-modules.ts';

const library = (name: string, files: Readonly<Record<string, string>>) => ({
  [`node_modules/@baize/${name}/package.json`]: JSON.stringify({ exports: { '.': './index.ts', './*': './*.ts' } }),
  ...Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`node_modules/@baize/${name}/${file}.ts`, text] as const),
  ),
});
const read = (files: Readonly<Record<string, string>>, aliases = {}) =>
  [...importedModules({ root: temporaryFolder({ 'package.json': '{}', ...files }), entries: ['main.ts'], aliases })]
    .map((file) => file.replace('node_modules/@baize/', ''))
    .sort();

it('follows static imports, but not types, later imports, styles or packages', () => {
  expect(
    read({
      'main.ts': `import { a } from './a.ts'; import './b.ts'; import type { T } from './t.ts'; import { type U } from './u.ts'; import './main.css'; import x from 'react'; export const later = () => import('./later.ts'); a(x as T & U);`,
      'a.ts': `import { c } from './c.ts'; export const a = c;`,
      'b.ts': `console.log(1);`,
      'c.ts': `export const c = (x: unknown) => x;`,
    }),
  ).toEqual(['a.ts', 'b.ts', 'c.ts', 'main.ts']);
});

it('takes from a library only what is imported through its index', () => {
  expect(
    read({
      'main.ts': `import { Row, named } from '@baize/games'; Row(named);`,
      ...library('games', {
        index: `export { Row } from './row.ts'; export { Host as GameHost } from './host.ts'; export * from './all.ts'; export * from './rest.ts';`,
        row: `import { Card } from './card.ts'; export const Row = Card;`,
        card: `export const Card = (x: unknown) => x;`,
        host: `export const Host = 1;`,
        all: `export { one as named } from './one.ts'; export { two } from './two.ts';`,
        one: `export const one = 1;`,
        two: `export const two = 2;`,
        rest: `export const rest = 3;`,
      }),
    }),
  ).toEqual(['games/card.ts', 'games/one.ts', 'games/row.ts', 'main.ts']);
});

it('takes the whole library where it is imported as a whole', () => {
  expect(
    read({
      'main.ts': `import * as games from '@baize/games'; console.log(games);`,
      ...library('games', {
        index: `export { row } from './row.ts'; export * from './all.ts';`,
        row: `export const row = 1;`,
        all: `export const all = 1;`,
      }),
    }),
  ).toEqual(['games/all.ts', 'games/row.ts', 'main.ts']);
});

it('follows names that a module imports and exports again, and aliases', () => {
  expect(
    read(
      {
        'main.ts': `import { brand } from 'virtual:brand'; import { PATHS } from '@baize/games/module'; brand(PATHS);`,
        'brand.ts': `export const brand = (x: unknown) => x;`,
        ...library('games', {
          module: `import { PATHS } from './paths.ts'; import './style.css'; export const games = PATHS; export { PATHS };`,
          paths: `export const PATHS = 1;`,
        }),
      },
      { 'virtual:brand': 'brand.ts' },
    ),
  ).toEqual(['brand.ts', 'games/paths.ts', 'main.ts']);
});

it('survives modules that import each other', () => {
  expect(
    read({
      'main.ts': `import { a } from './a.ts'; a;`,
      'a.ts': `import { b } from './b.ts'; export const a = b;`,
      'b.ts': `import { a } from './a.ts'; export const b = () => a;`,
    }),
  ).toEqual(['a.ts', 'b.ts', 'main.ts']);
});

it('names an import that leads nowhere', () => {
  expect(() => read({ 'main.ts': `import { a } from './gone.ts'; a;` })).toThrow(
    'main.ts imports "./gone.ts", but gone.ts does not exist',
  );
});
