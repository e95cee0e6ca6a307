import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const CONTRACTS = join(ROOT, 'libs/contracts/src');

/** Every exported route contract's name → who may call it. */
async function guards(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of readdirSync(CONTRACTS).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const exported = (await import(pathToFileURL(join(CONTRACTS, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'object' && value !== null && 'auth' in value && 'path' in value)
        found.set(name, String(value.auth));
  }
  return found;
}

interface KeyedQuery {
  readonly where: string;
  readonly key: string;
  readonly calls: readonly string[];
}

/** Every object with a `queryKey` and a `queryFn`, with the identifiers that its function reaches in the same file. */
function queriesOf(file: string): readonly KeyedQuery[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, ts.Node>();
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  const identifiersIn = (node: ts.Node, seen = new Set<string>()): Set<string> => {
    const visit = (part: ts.Node): void => {
      if (ts.isIdentifier(part) && !seen.has(part.text)) {
        seen.add(part.text);
        const constant = constants.get(part.text);
        if (constant) identifiersIn(constant, seen);
      }
      ts.forEachChild(part, visit);
    };
    visit(node);
    return seen;
  };
  const found: KeyedQuery[] = [];
  const property = (node: ts.ObjectLiteralExpression, name: string) =>
    node.properties.find((entry) => entry.name !== undefined && entry.name.getText() === name);
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const key = property(node, 'queryKey');
      const run = property(node, 'queryFn');
      if (key && run) {
        const value = ts.isPropertyAssignment(key) ? key.initializer : key;
        const through = ts.isCallExpression(value) && ts.isIdentifier(value.expression) ? value.expression.text : '';
        found.push({
          where: `${file.slice(ROOT.length + 1)}:${source.getLineAndCharacterOfPosition(key.getStart()).line + 1}`,
          // A key that a function of the same file builds counts as what that function builds.
          key: `${value.getText()} ${constants.get(through)?.getText() ?? ''}`,
          calls: [...identifiersIn(run)],
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = ['libs', 'apps/site/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.(test|stories)\.tsx?$/.test(entry.name) &&
        !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name)),
);

describe('query keys (A§4: logging out removes all data of the player)', () => {
  const queries = sources.flatMap(queriesOf);

  it('are player keys for every call that needs a player', async () => {
    const guard = await guards();
    const needing = queries.filter(({ calls }) => calls.some((name) => guard.get(name) === 'player'));
    expect(needing.length).toBeGreaterThan(15);
    expect(needing.filter(({ key }) => !key.includes('playerKey(')).map(({ where }) => where)).toEqual([]);
  });

  it('never start with "player" by hand', () => {
    expect(queries.filter(({ key }) => /^\[\s*'player'/.test(key)).map(({ where }) => where)).toEqual([]);
  });
});
