import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { PictureRegistry, PictureSpec } from '@baize/catalogue';
import { IMAGE_SIZES } from '@baize/contracts/image-sizes';
import { ImagePool } from './ImagePool.ts';
import type { PictureRequest } from './model/pictureRequest.ts';

export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

const STANDARD: ReadonlySet<string> = new Set(Object.values(IMAGE_SIZES).map(({ w, h }) => `${w}x${h}`));

/** Identifies the drawing code, so that pictures of an older composer are not served. */
function composerEdition(): string {
  const hash = createHash('sha1');
  const root = fileURLToPath(new URL('.', import.meta.resolve('@baize/catalogue/art')));
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .sort()) {
    hash.update(readFileSync(entry));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Composes a banner for the requested shape: cropping a wide one around its centre would cut its hero off.
 * Shapes beyond three to one are cropped anyway. A game's picture loses its lettering on request.
 */
function shapedFor(found: PictureSpec, { width, height, lettered }: PictureRequest): PictureSpec {
  const { subtitle: _, ...untitled } = found;
  const spec = found.kind === 'game' && !lettered ? { ...untitled, title: '' } : found;
  const ratio = width / height;
  const natural = spec.width / spec.height;
  if (spec.kind !== 'banner' || Math.abs(ratio / natural - 1) < 0.05 || ratio > 3 || ratio < 1 / 3) return spec;
  return ratio >= 1
    ? { ...spec, width: Math.round(800 * ratio), height: 800 }
    : { ...spec, width: 800, height: Math.round(800 / ratio) };
}

/** Pictures kept in memory, in bytes; one picture may take a quarter of it. */
const MEMORY_BYTES = 48 * 1024 * 1024;

/** Draws a picture once: memory first, then the cache folder, then the pool. */
export class ImageStore {
  readonly #registry: PictureRegistry;
  readonly #folder: string;
  readonly #diskLimit: number;
  readonly #pool: ImagePool;
  readonly #memory: LRUCache<string, StoredPicture>;
  readonly #inFlight = new Map<string, Promise<StoredPicture>>();
  #written = 0;
  #tidying: Promise<void> | null = null;

  /** @param folder created with the first picture; @param diskLimit bytes kept there */
  constructor(registry: PictureRegistry, folder: string, diskLimit = 512 * 1024 * 1024, pool = new ImagePool()) {
    this.#registry = registry;
    this.#folder = join(folder, composerEdition());
    this.#diskLimit = diskLimit;
    this.#pool = pool;
    this.#memory = new LRUCache({
      maxSize: MEMORY_BYTES,
      maxEntrySize: MEMORY_BYTES / 4,
      sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2,
    });
  }

  /**
   * @returns null if the dataset has no such picture
   * @throws ImagesBusy when too many pictures wait
   */
  async picture(request: PictureRequest): Promise<StoredPicture | null> {
    const found = this.#registry.find(request.assetId, request.natural.width, request.natural.height);
    if (!found) return null;
    const spec = shapedFor(found, request);
    const key = createHash('sha1')
      .update(`${JSON.stringify(spec)}|${request.width}x${request.height}|${request.format}|${request.quality}`)
      .digest('hex');
    const known = this.#memory.get(key);
    if (known) return known;
    let work = this.#inFlight.get(key);
    if (!work) {
      work = this.#load(key, spec, request).finally(() => {
        this.#inFlight.delete(key);
      });
      this.#inFlight.set(key, work);
    }
    return work;
  }

  async #load(key: string, spec: PictureSpec, request: PictureRequest): Promise<StoredPicture> {
    const file = join(this.#folder, key.slice(0, 2), `${key}.${request.format}`);
    let bytes: Uint8Array | null = await readFile(file).catch(() => null);
    if (bytes) {
      const now = new Date();
      // The least recently used files are deleted first.
      void utimes(file, now, now).catch(() => undefined);
    } else {
      bytes = await this.#pool.draw(
        { spec, width: request.width, height: request.height, format: request.format, quality: request.quality },
        STANDARD.has(`${request.width}x${request.height}`),
      );
      void this.#write(file, bytes);
    }
    const picture = { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
    this.#memory.set(key, picture);
    return picture;
  }

  /** If the cache cannot be written, the service is slow, not broken. */
  async #write(file: string, bytes: Uint8Array): Promise<void> {
    try {
      await mkdir(join(file, '..'), { recursive: true });
      const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
      this.#written += bytes.length;
      if (this.#written > this.#diskLimit / 16) {
        this.#written = 0;
        this.#tidying ??= this.tidy().finally(() => {
          this.#tidying = null;
        });
      }
    } catch {
      /* the next request draws it again */
    }
  }

  /** Brings the folder under its limit, least recently used first, and removes pictures of other composer versions. */
  async tidy(): Promise<void> {
    const parent = join(this.#folder, '..');
    for (const edition of await readdir(parent).catch(() => [])) {
      if (join(parent, edition) !== this.#folder) await rm(join(parent, edition), { recursive: true, force: true });
    }
    const files: { readonly path: string; readonly size: number; readonly used: number }[] = [];
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => null);
      if (info) files.push({ path, size: info.size, used: info.mtimeMs });
    }
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files.sort((a, b) => a.used - b.used)) {
      if (total <= this.#diskLimit * 0.9) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
    await this.#tidying;
  }
}
