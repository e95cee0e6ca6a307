import type { Tree } from '@nx/devkit';

/** Checks that a path is free. @throws if it is taken, because a generator never overwrites files */
export function requireFree(tree: Tree, path: string, what: string): void {
  if (tree.exists(path))
    throw new Error(`${path} exists already. Choose another name for ${what}, or edit the existing one.`);
}

/**
 * Changes a file by a pattern that must be there.
 * @throws when the file has grown another shape, naming what to add by hand
 */
export function edit(
  tree: Tree,
  path: string,
  pattern: RegExp,
  replacement: (match: string, ...groups: string[]) => string,
  byHand: string,
): void {
  const text = tree.read(path, 'utf8');
  if (text === null || !pattern.test(text))
    throw new Error(
      `${path} does not have the shape that this generator knows (${pattern.source}). Add by hand: ${byHand}`,
    );
  tree.write(
    path,
    text.replace(pattern, (match: string, ...groups: unknown[]) => replacement(match, ...(groups as string[]))),
  );
}

/** Puts an import below the last one of a file. */
export function addImport(tree: Tree, path: string, line: string): void {
  const text = tree.read(path, 'utf8') ?? '';
  const last = [...text.matchAll(/^import .*$/gm)].at(-1);
  const at = last ? (last.index ?? 0) + last[0].length : 0;
  tree.write(path, `${text.slice(0, at)}${last ? '\n' : ''}${line}${last ? '' : '\n'}${text.slice(at)}`);
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
