import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparePictures } from '@baize/visual/report';

/** A picture that differs from the one of the run before. */
export interface PictureChange {
  /** Path in the gallery. */
  readonly picture: string;
  /** Share of different pixels, 0 to 1; 1 if the sizes differ. */
  readonly share: number;
}

/** The folder with the differences in red, in the gallery. */
export const DIFFERENCES = 'differences';

/**
 * Compares pictures with those of another run, pixel by pixel, and writes the differences into the gallery.
 * @returns the pictures that differ, the largest difference first; new ones have nothing to differ from
 */
export async function compareRuns(
  folder: string,
  before: string,
  pictures: readonly string[],
): Promise<readonly PictureChange[]> {
  const changes: PictureChange[] = [];
  for (const picture of pictures) {
    const [was, is] = [join(before, picture), join(folder, picture)];
    if (!existsSync(was) || !existsSync(is)) continue;
    const { share, marks } = await comparePictures(readFileSync(was), readFileSync(is));
    if (share === 0) continue;
    changes.push({ picture, share });
    if (!marks) continue;
    const file = join(folder, DIFFERENCES, picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, marks);
  }
  return changes.sort((a, b) => b.share - a.share || (a.picture < b.picture ? -1 : 1));
}

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#222;background:#fafafa}section{margin-block:2rem;border-top:1px solid #ccc}div{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}figure{margin:0;flex:1 0 12rem;min-width:0}img{max-width:100%;border:1px solid #ccc}';
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>${body}</html>\n`;
const figure = (caption: string, src: string) =>
  `<figure><figcaption>${escape(caption)}</figcaption><a href="${escape(src)}"><img src="${escape(src)}" loading="lazy" alt="${escape(caption)}"></a></figure>`;

/** Returns a page with each screen of all brands side by side. */
export function sideBySide(pictures: readonly string[]): string {
  const screens = Map.groupBy([...pictures].sort(), (picture) => picture.slice(picture.indexOf('/') + 1));
  return page(
    'Brands side by side',
    [...screens]
      .map(
        ([screen, each]) =>
          `<section><h2>${escape(screen.replace(/\.png$/, ''))}</h2><div>${each.map((picture) => figure(picture.split('/', 1)[0] ?? '', picture)).join('')}</div></section>`,
      )
      .join('\n'),
  );
}

/**
 * Returns a page with every changed picture: before, after and the differences.
 * @param before the folder of the run before, as the page reaches it
 */
export function changesPage(folder: string, before: string, changes: readonly PictureChange[]): string {
  return page(
    `${changes.length} pictures differ from the run before`,
    changes
      .map(
        ({ picture, share }) =>
          `<section><h2>${escape(picture)} · ${(share * 100).toFixed(2)} %</h2><div>${figure('before', `${before}/${picture}`)}${figure('after', picture)}${
            existsSync(join(folder, DIFFERENCES, picture)) ? figure('differences', `${DIFFERENCES}/${picture}`) : ''
          }</div></section>`,
      )
      .join('\n'),
  );
}
