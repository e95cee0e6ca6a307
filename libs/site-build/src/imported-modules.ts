import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

type StaticExport = ReturnType<typeof parseSync>['module']['staticExports'][number]['entries'][number];

/** The whole module, in place of the name of one export. */
const ALL = '*';

/** One file's imports and exports that remain when its types are removed. */
interface Source {
  readonly imports: readonly { readonly from: string; readonly name: string }[];
  readonly exports: readonly StaticExport[];
}

function readSource(file: string): Source {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return {
    imports: module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length === 0
        ? [{ from: moduleRequest.value, name: ALL }]
        : entries
            .filter(({ isType }) => !isType)
            .map(({ importName: { kind, name } }) => ({
              from: moduleRequest.value,
              name: kind === 'Default' ? 'default' : kind === 'NamespaceObject' ? ALL : (name ?? ALL),
            })),
    ),
    exports: module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  };
}

/** What each file was when it was last read: a build asks for several overlapping sets, and parsing is most of their cost. */
const read = new Map<string, { readonly stamp: string; readonly source: Source }>();

/** Reads a file again only after it has changed. */
function sourceAsOfNow(file: string): Source {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.source;
  const source = readSource(file);
  read.set(file, { stamp, source });
  return source;
}

/**
 * Returns the repository's modules that load together: the entries and what they import statically. A
 * file that re-exports leads only to the names that are imported through it, so the index of a library does not bring
 * the whole library. Paths are relative to the root; packages from the registry are not followed.
 * @param options `aliases`: files behind imports that no package has
 * @throws if an entry, or a module of the repository that one imports, does not exist
 */
export function importedModules({
  root,
  entries,
  aliases = {},
}: {
  readonly root: string;
  readonly entries: readonly string[];
  readonly aliases?: Readonly<Record<string, string>>;
}): ReadonlySet<string> {
  const { resolve } = createRequire(join(root, 'package.json'));
  const sources = new Map<string, Source>();
  const packages = new Map<string, string>();
  const done = new Set<string>();
  const found = new Set<string>();

  const sourceOf = (file: string): Source => {
    const known = sources.get(file) ?? sourceAsOfNow(file);
    sources.set(file, known);
    return known;
  };
  const fileOfPackage = (from: string): string => {
    const file = packages.get(from) ?? resolve(from);
    packages.set(from, file);
    return file;
  };
  const fileOf = (from: string, importer: string): string | null => {
    const alias = aliases[from];
    const file =
      alias !== undefined
        ? join(root, alias)
        : from.startsWith('.')
          ? join(dirname(importer), from)
          : from.startsWith('@baize/')
            ? fileOfPackage(from)
            : null;
    if (file === null || !/\.tsx?$/.test(file)) return null;
    if (!sources.has(file) && !existsSync(file))
      throw new Error(
        `${relative(root, importer)} imports "${from}", but ${relative(root, file)} does not exist. Correct the import.`,
      );
    return file;
  };
  const exportsName = (file: string, name: string): boolean =>
    sourceOf(file).exports.some((entry) => {
      if (entry.exportName.name === name) return true;
      const next = entry.exportName.kind === 'None' && entry.moduleRequest && fileOf(entry.moduleRequest.value, file);
      return next ? exportsName(next, name) : false;
    });

  /** Follows one export of a file to the module that declares it, and that module's own imports. */
  const need = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    if (done.has(key)) return;
    done.add(key);
    const { imports, exports } = sourceOf(file);
    let isDeclaredHere = name !== ALL || exports.every(({ moduleRequest }) => moduleRequest === null);
    for (const { moduleRequest, exportName, importName } of exports) {
      if (!moduleRequest) {
        if (name === ALL) isDeclaredHere = true;
        continue;
      }
      const isStar = exportName.kind === 'None';
      const next = fileOf(moduleRequest.value, file);
      if (next === null) continue;
      if (name === ALL) need(next, isStar ? ALL : (importName.name ?? ALL));
      else if (isStar ? exportsName(next, name) : exportName.name === name) {
        need(next, isStar ? name : (importName.name ?? ALL));
        isDeclaredHere = false;
      }
    }
    if (!isDeclaredHere || found.has(relative(root, file))) return;
    found.add(relative(root, file));
    for (const one of imports) {
      const next = fileOf(one.from, file);
      if (next !== null) need(next, one.name);
    }
  };
  for (const entry of entries) {
    const file = fileOf(`./${entry}`, join(root, 'package.json'));
    if (file !== null) need(file, ALL);
  }
  return found;
}
