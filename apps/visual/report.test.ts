import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { boxChanges, comparePictures, markdown, pictureChanges } from './report.ts';
import { reduceColours } from './reduce-colours.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function folder(files: Readonly<Record<string, Buffer | string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'visual-'));
  folders.push(path);
  mkdirSync(path, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}
const square = (colour: string, side = 20) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();
const half = async () =>
  sharp(await square('#000000'))
    .composite([
      {
        input: await sharp({ create: { width: 10, height: 20, channels: 3, background: '#ffffff' } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

it('counts and marks the different pixels', async () => {
  const { share, marks } = await comparePictures(await square('#000000'), await half());
  expect(share).toBe(0.5);
  expect((await sharp(marks ?? undefined).metadata()).width).toBe(20);
  expect((await comparePictures(await square('#000000'), await square('#0a0a0a'))).share).toBe(0);
  expect((await comparePictures(await square('#000000'), await square('#000000', 30))).share).toBe(1);
});

it('lists new, changed and removed pictures and moved boxes', async () => {
  const before = folder({
    'a.png': await square('#000000'),
    'b.png': await square('#000000'),
    'gone.png': await square('#000000'),
    'Header.txt': 'header 0,0 10×10\n',
  });
  const after = folder({
    'a.png': await square('#000000'),
    'b.png': await half(),
    'new.png': await square('#ffffff'),
    'Header.txt': 'header 0,0 10×12\n',
  });
  const changes = await pictureChanges(before, after);
  expect(changes.map(({ name, kind, share }) => [name, kind, share])).toEqual([
    ['gone.png', 'gone', 1],
    ['new.png', 'new', 1],
    ['b.png', 'changed', 0.5],
  ]);
  const text = markdown({ title: 'Looks', changes, boxes: boxChanges(before, after), bytes: 1_048_576 });
  expect(text).toContain('| b | changed | 50.00 % |');
  expect(text).toContain('+ header 0,0 10×12');
  expect(text).toContain('1.0 MiB');
});

it('reduces the colours of a picture once', async () => {
  const path = folder({ 'a.png': await half() });
  const bytes = await reduceColours(path);
  expect((await sharp(join(path, 'a.png')).metadata()).isPalette).toBe(true);
  expect((await comparePictures(await half(), await sharp(join(path, 'a.png')).png().toBuffer())).share).toBe(0);
  expect(await reduceColours(path)).toBe(bytes);
});
