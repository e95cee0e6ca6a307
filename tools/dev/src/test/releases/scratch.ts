import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The brand to examine. */
    brand: string;
    /** A folder for releases, removed when the run ends. */
    scratch: string;
  }
}

let folder: string | undefined;
let users = 0;

/** Creates one folder for all brands, so that what they have in common is compressed once. */
export default function setup({ provide }: TestProject): () => void {
  folder ??= mkdtempSync(join(tmpdir(), 'baize-releases-'));
  users += 1;
  provide('scratch', folder);
  return () => {
    users -= 1;
    if (users > 0 || folder === undefined) return;
    rmSync(folder, { recursive: true, force: true });
    folder = undefined;
  };
}
