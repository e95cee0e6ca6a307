import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PictureRegistry, PictureSpec } from '@baize/catalogue';
import { composerEdition } from '@baize/catalogue/art-edition';
import { ImagePool, type DrawOptions } from './ImagePool.ts';
import type { PictureRequest } from './model/pictureRequest.ts';

export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly etag: string;
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
  /** Reads of the cache folder. */
  readonly #reading = new Map<string, Promise<StoredPicture | null>>();
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

  /** Starts the drawing processes if nothing is drawn yet. */
  prepare(): void {
    if (!existsSync(this.#folder)) this.#pool.start();
  }

  /**
   * @param options of a drawing; `beforeDraw` is called if neither memory nor the folder has the picture, and may throw
   * @returns null if the dataset has no such picture
   * @throws ImagesBusy when it cannot be drawn now
   */
  async picture(
    request: PictureRequest,
    { beforeDraw, ...options }: DrawOptions & { readonly beforeDraw?: () => void } = {},
  ): Promise<StoredPicture | null> {
    const found = this.#registry.find(request.assetId, request.natural.width, request.natural.height);
    if (!found) return null;
    const spec = shapedFor(found, request);
    const { width, height, format, quality } = request;
    const key = createHash('sha1')
      .update(`${JSON.stringify(spec)}|${width}x${height}|${format}|${quality}`)
      .digest('hex');
    const file = join(this.#folder, key.slice(0, 2), `${key}.${format}`);
    const known = this.#memory.get(key) ?? (await this.#read(key, file)) ?? this.#memory.get(key);
    if (known) return known;
    beforeDraw?.();
    const bytes = await this.#pool.draw(key, { spec, width, height, format, quality }, options);
    // Another call for the same drawing may have kept it.
    const kept = this.#memory.get(key);
    if (kept) return kept;
    void this.#write(file, bytes);
    return this.#keep(key, bytes);
  }

  #keep(key: string, bytes: Uint8Array): StoredPicture {
    const picture = { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
    this.#memory.set(key, picture);
    return picture;
  }

  #read(key: string, file: string): Promise<StoredPicture | null> {
    const read = async (): Promise<StoredPicture | null> => {
      const bytes = await readFile(file).catch(() => null);
      if (!bytes) return null;
      const now = new Date();
      // The least recently used files are deleted first.
      void utimes(file, now, now).catch(() => undefined);
      return this.#keep(key, bytes);
    };
    const reading =
      this.#reading.get(key) ??
      read().finally(() => {
        this.#reading.delete(key);
      });
    this.#reading.set(key, reading);
    return reading;
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
