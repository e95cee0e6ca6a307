import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StudioArt } from './art.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-art-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Draws a picture in a studio that then stops. */
async function drawn(): Promise<Buffer> {
  const art = new StudioArt(folder);
  const picture = await art.picture('ocean', '0', 'symbol-0');
  await art.close();
  if (!picture) throw new Error('There is no such picture.');
  return picture;
}

it('keeps its pictures over a restart', async () => {
  const first = await drawn();
  const [file] = await readdir(folder, { recursive: true }).then((names) => names.filter((name) => /webp$/.test(name)));
  expect(first.subarray(8, 12).toString()).toBe('WEBP');
  // Only a picture that is read from the disk can be another one.
  await writeFile(join(folder, String(file)), 'kept');
  expect((await drawn()).toString()).toBe('kept');
});

it('draws a picture again whose file is empty, and deletes those of another composer', async () => {
  const other = join(folder, 'older');
  await mkdir(other);
  const first = await drawn();
  expect(existsSync(other)).toBe(false);
  const [file] = await readdir(folder, { recursive: true }).then((names) => names.filter((name) => /webp$/.test(name)));
  await writeFile(join(folder, String(file)), '');
  expect(await drawn()).toEqual(first);
});

it('shows pictures where they cannot be kept', async () => {
  const file = join(folder, 'taken');
  await writeFile(file, '');
  const art = new StudioArt(file);
  expect((await art.picture('ocean', '0', 'symbol-1'))?.byteLength).toBeGreaterThan(1000);
  await art.close();
});
