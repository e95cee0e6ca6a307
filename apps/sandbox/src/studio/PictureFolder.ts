import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composerEdition } from '@baize/catalogue/art-edition';

/**
 * Pictures on disk, so that a restart does not draw them again. They belong to the code that drew them: those of another
 * composer are deleted. Its caller bounds it, because it names a limited number of pictures.
 */
export class PictureFolder {
  readonly #parent: string;
  readonly #folder: string;
  readonly #writing = new Set<Promise<void>>();
  #ready: Promise<void> | undefined;
  #isClosed = false;

  /** @param parent has a folder for the composer's edition, created with the first picture */
  constructor(parent: string) {
    this.#parent = parent;
    this.#folder = join(parent, composerEdition());
  }

  /** Returns a picture that was written before; null if there is none. */
  async read(name: string): Promise<Buffer | null> {
    const bytes = await readFile(this.#file(name)).catch(() => null);
    return bytes && bytes.byteLength > 0 ? bytes : null;
  }

  /** Keeps a picture in the background. If that fails, the picture is drawn again after the next start. */
  keep(name: string, bytes: Uint8Array): void {
    if (this.#isClosed) return;
    const writing = this.#write(name, bytes).finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** Ends: resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#writing);
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(name);
    const draft = `${file}.${randomUUID()}`;
    try {
      await (this.#ready ??= this.#prepare());
      await writeFile(draft, bytes);
      // A reader sees the whole picture or none.
      await rename(draft, file);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async #prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const edition of await readdir(this.#parent)) {
      const other = join(this.#parent, edition);
      if (other !== this.#folder) await rm(other, { recursive: true, force: true });
    }
  }

  #file(name: string): string {
    return join(this.#folder, `${createHash('sha1').update(name).digest('hex')}.webp`);
  }
}
