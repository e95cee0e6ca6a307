import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalePair } from '@baize/brand';
import { inputsHash, pairStart, type BrandInputs, type Snapshot } from './inputs.ts';
import { MANIFEST_FILE, readManifest, verifyRelease, type ReleaseManifest } from './manifest.ts';
import { assertBuilt, markNewest, stampRelease, writeManifest, type Stamped, type StampInput } from './stamp.ts';

/** Returns a complete release of these inputs if there is one. Reports a damaged one, which is then made again. */
export function findUnchanged(
  outDir: string,
  inputs: string,
  tell: (line: string) => void,
): { readonly directory: string; readonly manifest: ReleaseManifest } | null {
  for (const entry of existsSync(outDir) ? readdirSync(outDir, { withFileTypes: true }) : []) {
    const { name } = entry;
    const directory = join(outDir, name);
    // Pointers and the leftovers of a stopped run are not releases.
    if (!entry.isDirectory() || name.startsWith('.') || !existsSync(join(directory, MANIFEST_FILE))) continue;
    try {
      const { version, inputs: own } = readManifest(directory);
      if (version !== name || own !== inputs) continue;
      return { directory, manifest: verifyRelease(directory) };
    } catch (error) {
      // It may be in use, so it stays until the new one replaces it.
      tell(`${error instanceof Error ? error.message : String(error)}\nIt is made again now.`);
    }
  }
  return null;
}

export interface MakeOptions extends Pick<StampInput, 'enforceBudget' | 'store'> {
  /** Renders only the home page. */
  readonly homeOnly?: boolean;
  readonly tell?: (line: string) => void;
}

/**
 * Makes one complete release (renders the public pages from the snapshot, then stamps everything), or finds one
 * that was made from the same inputs.
 * @returns `made`: whether a new release was made
 */
export async function makeRelease(
  inputs: BrandInputs,
  pair: LocalePair,
  outDir: string,
  { documents }: Snapshot,
  { homeOnly = false, tell = () => undefined, ...options }: MakeOptions = {},
): Promise<Stamped & { readonly made: boolean }> {
  const { root, config, buildDir } = inputs;
  assertBuilt(inputs);
  const hash = inputsHash(inputs, pair, homeOnly);
  const unchanged = findUnchanged(outDir, hash, tell);
  if (unchanged) {
    const manifest =
      unchanged.manifest.commit === inputs.commit
        ? unchanged.manifest
        : writeManifest(unchanged.directory, { ...unchanged.manifest, commit: inputs.commit });
    markNewest(unchanged.directory);
    return { directory: unchanged.directory, manifest, made: false };
  }
  // The renderer is a lot of code, and not needed if nothing has changed.
  const { prerenderPages } = await import('./prerender.ts');
  const { boot, market, legal } = pairStart(inputs, pair);
  const pages = await prerenderPages(
    { root, config, boot, market, legal, buildDir, ssrDir: join(root, 'dist/ssr', config.id), documents },
    ...(homeOnly ? [['']] : []),
  );
  return { ...(await stampRelease({ ...inputs, ...options, pair, outDir, pages, inputs: hash })), made: true };
}
