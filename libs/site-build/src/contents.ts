import { relative } from 'node:path';

/** The contents of a build, for the bill of materials and for finding heavy modules. */
export interface Contents {
  /** Folders of the packages in the build, as in package-lock.json. */
  readonly packages: readonly string[];
  /** File of the build → its modules, largest first, with their bytes before compression. */
  readonly chunks: Readonly<Record<string, readonly { readonly module: string; readonly bytes: number }[]>>;
}

/** The file for it in the build. Like all of `.vite`, it is never released. */
export const CONTENTS_FILE = '.vite/contents.json';

/** A file that the bundler is about to write. */
export type Output =
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
    }
  | { readonly type: 'asset'; readonly fileName: string; readonly originalFileNames?: readonly string[] };

/** Returns the package's folder under the root if the file belongs to a package. */
function packageOf(root: string, id: string): string | null {
  // Code from the tools: the preload loader and the module runtime.
  if (id.startsWith('\0vite/')) return 'node_modules/vite';
  if (id.startsWith('\0rolldown/')) return 'node_modules/rolldown';
  const path = relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''));
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** Returns a build's contents from its output files. */
export function contentsOf(root: string, outputs: readonly Output[], resolveAsset: (name: string) => string): Contents {
  const packages = new Set<string>();
  const chunks: Record<string, { module: string; bytes: number }[]> = {};
  for (const output of outputs) {
    const sources =
      output.type === 'chunk'
        ? Object.entries(output.modules)
            .filter(([, { renderedLength }]) => renderedLength > 0)
            .map(([id, { renderedLength }]) => ({ id, bytes: renderedLength }))
        : (output.originalFileNames ?? []).map((name) => ({ id: resolveAsset(name), bytes: 0 }));
    for (const { id } of sources) {
      const folder = packageOf(root, id);
      if (folder) packages.add(folder);
    }
    if (output.type === 'chunk')
      chunks[output.fileName] = sources
        .map(({ id, bytes }) => ({ module: id.startsWith('\0') ? id.slice(1) : relative(root, id), bytes }))
        .sort((a, b) => b.bytes - a.bytes || (a.module < b.module ? -1 : 1));
  }
  return {
    packages: [...packages].sort(),
    chunks: Object.fromEntries(Object.entries(chunks).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
