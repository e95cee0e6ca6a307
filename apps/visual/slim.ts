import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Keeps pictures with 256 colours instead of 16 million: a fourth of the bytes, and far below what the comparison lets pass. Returns the bytes of all pictures. */
export async function slim(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = join(folder, name);
    let picture: Buffer = readFileSync(file);
    if ((await sharp(picture).metadata()).isPalette !== true) {
      picture = await sharp(picture)
        .png({ palette: true, colours: 256, dither: 0, compressionLevel: 9, effort: 8 })
        .toBuffer();
      writeFileSync(file, picture);
    }
    bytes += picture.length;
  }
  return bytes;
}
