import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalePair } from '@baize/brand';
import { inputsHash, pairStart, type BrandInputs, type Snapshot } from './inputs.ts';
import { MANIFEST_FILE, readManifest, verifyRelease, type ReleaseManifest } from './manifest.ts';
import { assertBuilt, markNewest, stampRelease, writeManifest, type Stamped, type StampInput } from './stamp.ts';

/** A release of these inputs that lies there whole already; one that was changed since is told, and made again. */
export function findUnchanged(
  outDir: string,
  inputs: string,
  tell: (line: string) => void,
): { readonly directory: string; readonly manifest: ReleaseManifest } | null {
  for (const entry of existsSync(outDir) ? readdirSync(outDir, { withFileTypes: true }) : []) {
    const { name } = entry;
    const directory = join(outDir, name);
    // Pointers, and what a stopped run has left, are no releases.
    if (!entry.isDirectory() || name.startsWith('.') || !existsSync(join(directory, MANIFEST_FILE))) continue;
    try {
      const { version, inputs: own } = readManifest(directory);
      if (version !== name || own !== inputs) continue;
      return { directory, manifest: verifyRelease(directory) };
    } catch (error) {
      // It may be the one that is served: it stays until the new one takes its place.
      tell(`${error instanceof Error ? error.message : String(error)}\nIt is made again now.`);
    }
  }
  return null;
}

export interface MakeOptions extends Pick<StampInput, 'enforceBudget' | 'store'> {
  /** Renders no page but home. */
  readonly homeOnly?: boolean;
  readonly tell?: (line: string) => void;
}

/**
 * Makes one release whole (the public's pages rendered from the snapshot, then stamped with all the rest), or finds it
 * made of the same already.
 * @returns made: whether anything had to be done
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
  // What renders is much code, and not needed where nothing has changed.
  const { prerenderPages } = await import('./prerender.ts');
  const { boot, market, legal } = pairStart(inputs, pair);
  const pages = await prerenderPages(
    { root, config, boot, market, legal, buildDir, ssrDir: join(root, 'dist/ssr', config.id), documents },
    ...(homeOnly ? [['']] : []),
  );
  return { ...(await stampRelease({ ...inputs, ...options, pair, outDir, pages, inputs: hash })), made: true };
}
